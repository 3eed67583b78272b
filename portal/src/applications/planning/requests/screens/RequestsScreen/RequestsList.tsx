import { EmptyState } from '@parvis/design-system/EmptyState'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { exportSource } from '../../../../../api/grid-query.ts'
import { problemText } from '../../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ServedGrid } from '../../../../../screens/ListGrid.tsx'
import { useGridView } from '../../../../../screens/useGridView.ts'
import { addressOfRequest, newRequestPath } from '../../addresses.ts'
import { listProblems } from '../../problems.ts'
import { fetchRequests, listRequestsOptions, type ListedRequest } from '../../queries.ts'
import { pageSize, requestFields, requestsQuery } from './list-query.ts'
import { requestColumns } from './request-columns.ts'

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
  return (
    <ServedGrid
      aria-label={t('list.name')}
      query={list}
      failed={t('list.failed')}
      say={error => problemText<'listPlanningRequests'>(listProblems, error)}
      pageSize={pageSize}
      source={source}
      columns={columns}
      getRowId={idOf}
      view={view}
      onViewChange={setView}
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
