import type { Schemas } from '@parvis/api-types/portal'
import type { GridColumn } from '@parvis/design-system/DataGrid'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import type { GridView } from '@parvis/design-system/grid-view'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../../../../api/ApiContext.tsx'
import { exportSource, gridPageQuery, type GridFields } from '../../../../api/grid-query.ts'
import { problemText } from '../../../../api/problem-messages.ts'
import type { Translate } from '../../../../i18n/translations.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { ServedGrid } from '../../../../lists/ListGrid.tsx'
import { useGridView } from '../../../../routing/useGridView.ts'
import { addressOfPublication, addressOfRequest, createPath } from '../../addresses.ts'
import { listProblems } from '../../problems.ts'
import {
  fetchPublications,
  listPublicationsOptions,
  type ListedPublication,
  type PublicationsQuery,
} from '../../queries.ts'
import { statusLooks } from '../../status-looks.ts'

/** Rows of one page. */
const pageSize = 50
const idOf = ({ id }: ListedPublication) => String(id)

/** What the services know the columns by. */
const fields: GridFields<Schemas['Publication']> = {
  engagement: { field: 'engagementCode', kind: 'text' },
  account: { field: 'accountName', kind: 'text' },
  status: { field: 'status', kind: 'choice' },
  report: { field: 'reportName', kind: 'text' },
  folder: { field: 'folderPath', kind: 'text' },
  solution: { field: 'solution', kind: 'text' },
  deliveryDate: { field: 'desiredDeliveryDate', kind: 'day' },
  createdBy: { field: 'createdByName', kind: 'text' },
  createdDate: { field: 'createdDate', kind: 'moment' },
  closedBy: { field: 'closedByName', kind: 'text' },
  closedDate: { field: 'closedDate', kind: 'moment' },
}

/** The page of the list that a view asks for; without an order of its own, what was changed last comes first. */
function queryOf(view: GridView): PublicationsQuery {
  return gridPageQuery(fields, view, pageSize, ['modifiedDate desc'])
}

const statuses = ['draft', 'validated', 'abandoned'] as const

function columnsOf(t: Translate<'publications'>): GridColumn<ListedPublication>[] {
  const text = (
    id: 'account' | 'report' | 'folder' | 'solution' | 'createdBy' | 'closedBy',
    value: (row: ListedPublication) => string | null,
  ): GridColumn<ListedPublication> => ({ id, type: 'text', title: t(`column.${id}`), value, width: 180 })
  return [
    {
      id: 'engagement',
      type: 'link',
      title: t('column.engagement'),
      value: row => row.engagementCode,
      href: row => addressOfPublication(row.id),
      width: 160,
      isHideable: false,
    },
    text('account', row => row.accountName),
    {
      id: 'status',
      type: 'choice',
      title: t('column.status'),
      value: row => row.status,
      choices: statuses.map(id => ({ id, label: t(`status.${id}`), status: statusLooks[id] })),
      width: 140,
    },
    text('report', row => row.reportName),
    text('folder', row => row.folderPath),
    text('createdBy', row => row.createdByName ?? row.createdBy),
    {
      id: 'createdDate',
      type: 'dateTime',
      title: t('column.createdDate'),
      value: row => row.createdDate,
      width: 180,
    },
    text('closedBy', row => row.closedByName ?? row.closedBy),
    {
      id: 'closedDate',
      type: 'dateTime',
      title: t('column.closedDate'),
      value: row => row.closedDate,
      width: 180,
    },
    text('solution', row => row.solution),
    {
      id: 'deliveryDate',
      type: 'date',
      title: t('column.deliveryDate'),
      value: row => row.desiredDeliveryDate,
      width: 150,
    },
  ]
}

/** What is being published and what was, by whom and when. */
export function PublicationsScreen() {
  const { t } = useTranslation('publications')
  const api = useApi()
  const navigate = useNavigate()
  const [view, setView] = useGridView()
  const list = useQuery(listPublicationsOptions(api, queryOf(view)))
  const columns = useMemo(() => columnsOf(t), [t])
  const source = useMemo(
    () => exportSource(fields, (query, signal) => fetchPublications(api, query, signal)),
    [api],
  )
  return (
    <Page width="full">
      <PageHeader
        title={t('list.title')}
        sentence={t('list.sentence')}
        actions={
          <LinkButton variant="primary" href={createPath}>
            {t('list.create')}
          </LinkButton>
        }
      />
      <ServedGrid
        aria-label={t('list.title')}
        query={list}
        failed={t('list.failed')}
        say={error => problemText<'listPublications'>(listProblems, error)}
        hasSearch={false}
        pageSize={pageSize}
        source={source}
        columns={columns}
        getRowId={idOf}
        view={view}
        onViewChange={setView}
        emptyState={<EmptyState title={t('list.emptyTitle')}>{t('list.empty')}</EmptyState>}
        exportName={t('list.fileName')}
        rowActions={row => [
          {
            id: 'open',
            label: t(row.status === 'draft' ? 'list.goOn' : 'list.open'),
            onAction: () => void navigate(addressOfPublication(row.id)),
          },
          {
            id: 'request',
            label: t('list.request'),
            onAction: () => void navigate(addressOfRequest(row.requestId)),
          },
        ]}
      />
    </Page>
  )
}
