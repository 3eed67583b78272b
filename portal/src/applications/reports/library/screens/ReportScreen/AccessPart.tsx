import { Banner } from '@parvis/design-system/Banner'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { LoadedPart } from '../../../../../screens/LoadedPart.tsx'
import type { Report } from '../../library.ts'
import { accessChoicesOptions, accessOptions, sayOfAccess } from './access.ts'
import { AccessForm } from './AccessForm.tsx'

/** Who may read a report, by what they are. */
export function AccessPart({ report }: { report: Report }) {
  const { t } = useTranslation('reports')
  const api = useApi()
  const [round, setRound] = useState(0)
  const access = useQuery(accessOptions(api, report.id))
  const choices = useQuery(accessChoicesOptions(api))
  const part = { loading: t('access.loading'), failed: t('access.failed'), say: sayOfAccess, height: '12rem' }
  return (
    <LoadedPart {...part} query={access}>
      {given => (
        <LoadedPart {...part} query={choices}>
          {toChoose => (
            <Stack gap={6}>
              <Banner
                kind="info"
                title={t(
                  report.publicationStatus === 'published' ? 'access.readers' : 'access.laterReaders',
                  {
                    count: given.readerCount,
                  },
                )}
              >
                {t('access.help')}
              </Banner>
              <AccessForm
                key={round}
                access={given}
                choices={toChoose}
                onRestored={() => setRound(round + 1)}
              />
            </Stack>
          )}
        </LoadedPart>
      )}
    </LoadedPart>
  )
}
