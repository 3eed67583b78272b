import { DataGrid } from '@parvis/design-system/DataGrid'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../../../api/ApiContext.tsx'
import { gridStatus } from '../../../../api/grid-status.ts'
import { problemText } from '../../../../api/problem-messages.ts'
import { useLanguage } from '../../../../i18n/formats.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { ProblemState } from '../../../../problems/ProblemState.tsx'
import { useGridView } from '../../../../routing/useGridView.ts'
import { newConsumerPath } from '../../addresses.ts'
import { listProblems } from '../../problems.ts'
import { listConsumersOptions, type ListedConsumer } from '../../queries.ts'
import { useMayManage } from '../../rights.ts'
import { consumerColumns } from './consumer-columns.tsx'

const none: readonly ListedConsumer[] = []
const idOf = ({ id }: ListedConsumer) => String(id)

/** All programs that read the APIs by key, found, sorted and exported. */
export function ApiConsumersScreen() {
  const { t } = useTranslation('consumers')
  const language = useLanguage()
  const [view, setView] = useGridView()
  const list = useQuery(listConsumersOptions(useApi()))
  const columns = useMemo(() => consumerColumns(t, language), [t, language])
  const mayManage = useMayManage()
  const retry = () => void list.refetch()
  const problem = list.isLoadingError ? problemText<'listApiConsumers'>(listProblems, list.error) : undefined
  return (
    <Page width="full">
      <PageHeader
        title={t('consumers.title')}
        sentence={t('consumers.sentence')}
        actions={
          mayManage && (
            <LinkButton variant="primary" href={newConsumerPath}>
              {t('consumers.create')}
            </LinkButton>
          )
        }
      />
      {problem ? (
        <ProblemState
          title={t('consumers.failed')}
          onRetry={retry}
          isRetrying={list.isFetching}
          problem={problem}
        />
      ) : (
        <DataGrid
          aria-label={t('consumers.list')}
          rows={list.data ?? none}
          columns={columns}
          getRowId={idOf}
          view={view}
          onViewChange={setView}
          status={gridStatus(list)}
          onRetry={retry}
          emptyState={<EmptyState title={t('consumers.emptyTitle')}>{t('consumers.empty')}</EmptyState>}
          exportName={t('consumers.file')}
        />
      )}
    </Page>
  )
}
