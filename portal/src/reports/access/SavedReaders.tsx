import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../api/ApiContext.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { LoadedPart } from '../../screens/LoadedPart.tsx'
import { accessValuesOf, sayOfAccess } from './access-values.ts'
import { accessOptions } from './access.ts'
import { Readers } from './ReadersPreview.tsx'

/** The people who will read a report according to its saved access. */
export function SavedReaders({ reportId }: { reportId: number }) {
  const { t } = useTranslation('reportAccess')
  const access = useQuery(accessOptions(useApi(), reportId))
  return (
    <LoadedPart query={access} loading={t('access.loading')} failed={t('access.failed')} say={sayOfAccess}>
      {found => <Readers reportId={reportId} values={accessValuesOf(found)} isPublished={false} />}
    </LoadedPart>
  )
}
