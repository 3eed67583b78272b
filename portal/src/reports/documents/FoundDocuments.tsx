import { Card } from '@parvis/design-system/Card'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApi } from '../../api/ApiContext.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ProblemState } from '../../problems/ProblemState.tsx'
import { foundDocumentsOptions, sayNotListed, shortestDocumentSearch } from './documents.ts'
import { DocumentShelf } from './DocumentShelf.tsx'

/** The documents beside reports that a search finds; nothing where it finds none. */
export function FoundDocuments({ search }: { search: string }) {
  const { t } = useTranslation('reportDocuments')
  const found = useQuery({ ...foundDocumentsOptions(useApi(), search), placeholderData: keepPreviousData })
  if (search.trim().length < shortestDocumentSearch) return null
  if (found.isError)
    return (
      <ProblemState
        title={t('failed')}
        problem={sayNotListed(found.error)}
        onRetry={() => void found.refetch()}
        isRetrying={found.isFetching}
      />
    )
  const documents = found.data?.value ?? []
  if (documents.length === 0) return null
  return (
    <Card title={t('found')}>
      <DocumentShelf documents={documents} />
    </Card>
  )
}
