import { DataGrid } from '@parvis/design-system/DataGrid'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../../../../api/ApiContext.tsx'
import { exportSource } from '../../../../api/grid-query.ts'
import { gridStatus } from '../../../../api/grid-status.ts'
import { problemText } from '../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { ProblemState } from '../../../../problems/ProblemState.tsx'
import { useGridView } from '../../../../routing/useGridView.ts'
import { addressOfRequest, newRequestPath } from '../../addresses.ts'
import { listProblems } from '../../problems.ts'
import { fetchRequests, listRequestsOptions, type ListedRequest } from '../../queries.ts'
import { pageSize, requestFields, requestsQuery } from './list-query.ts'
import { requestColumns } from './request-columns.ts'

const none: readonly ListedRequest[] = []
const idOf = ({ id }: ListedRequest) => String(id)

/** The requests in rows: found, sorted, filtered and exported by the services. */
export function RequestsList() {
  const { t } = useTranslation('planning')
  const api = useApi()
  const navigate = useNavigate()
  const [view, setView] = useGridView()
  const list = useQuery(listRequestsOptions(api, requestsQuery(view)))
  const columns = useMemo(() => requestColumns(t), [t])
  const source = useMemo(
    () => exportSource(requestFields, (query, signal) => fetchRequests(api, query, signal)),
    [api],
  )
  const retry = () => void list.refetch()
  if (list.isLoadingError) {
    return (
      <ProblemState
        title={t('list.failed')}
        problem={problemText<'listPlanningRequests'>(listProblems, list.error)}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    )
  }
  return (
    <DataGrid
      aria-label={t('list.name')}
      mode="server"
      rows={list.data?.value ?? none}
      rowCount={list.data?.['@odata.count'] ?? 0}
      pageSize={pageSize}
      source={source}
      columns={columns}
      getRowId={idOf}
      view={view}
      onViewChange={setView}
      status={gridStatus(list)}
      onRetry={retry}
      emptyState={
        <EmptyState
          title={t('list.emptyTitle')}
          actions={<LinkButton href={newRequestPath}>{t('list.create')}</LinkButton>}
        >
          {t('list.empty')}
        </EmptyState>
      }
      exportName={t('list.file')}
      rowActions={row => [
        { id: 'open', label: t('list.open'), onAction: () => void navigate(addressOfRequest(row.id)) },
      ]}
    />
  )
}
