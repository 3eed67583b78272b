import { LinkButton } from '@parvis/design-system/LinkButton'
import { Stack } from '@parvis/design-system/Stack'
import { useMemo } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ListOfScreen } from '../../../../../screens/ListScreen.tsx'
import { readersOf } from '../../access-lists.ts'
import { addressOfReport } from '../../addresses.ts'
import type { Report } from '../../library.ts'

/** Everybody who may read a report, by name and with the reasons, as if it were published. */
export function ReadersPart({ report: { id, name, publicationStatus } }: { report: Report }) {
  const { t } = useTranslation('reports')
  const list = useMemo(() => readersOf(id), [id])
  return (
    <Stack gap={3}>
      <p>{t(publicationStatus === 'published' ? 'reader.now' : 'reader.later')}</p>
      <ListOfScreen
        list={list}
        values={{ name }}
        emptyActions={<LinkButton href={addressOfReport(id, 'access')}>{t('tab.access')}</LinkButton>}
      />
    </Stack>
  )
}
