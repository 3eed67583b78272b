import { EmptyState } from '@parvis/design-system/EmptyState'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../api/ApiContext.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { LoadedPart } from '../../screens/LoadedPart.tsx'
import { documentsOptions, sayNotListed } from './documents.ts'
import { DocumentShelf } from './DocumentShelf.tsx'

/** What stands beside a report for its readers: awaited, not given, none, or there. */
export function DocumentsOfReport({ reportId }: { reportId: number }) {
  const { t } = useTranslation('reportDocuments')
  const found = useQuery(documentsOptions(useApi(), reportId))
  return (
    <LoadedPart query={found} loading={t('loading')} failed={t('failed')} say={sayNotListed}>
      {({ value }) =>
        value.length === 0 ? (
          <EmptyState title={t('emptyTitle')}>{t('empty')}</EmptyState>
        ) : (
          <DocumentShelf documents={value} />
        )
      }
    </LoadedPart>
  )
}
