import { readOptions, writeOptions, type RowOf } from '@parvis/api-types/calls'
import { listReportDeletions, restoreReportFolder } from '@parvis/api-types/calls/report-folders'
import { restoreReport } from '@parvis/api-types/calls/reports'
import { ReportDeletion } from '@parvis/api-types/limits/report-folders'
import { Breadcrumbs } from '@parvis/design-system/Breadcrumbs'
import type { GridColumn } from '@parvis/design-system/DataGrid'
import { EmptyState } from '@parvis/design-system/EmptyState'
import type { GridView } from '@parvis/design-system/grid-view'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { Stack } from '@parvis/design-system/Stack'
import { showToast } from '@parvis/design-system/Toast'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import type { Api } from '../../../../../api/clients.ts'
import {
  exportSource,
  gridPageQuery,
  type GridFields,
  type GridPageQuery,
} from '../../../../../api/grid-query.ts'
import { explain } from '../../../../../api/problem-messages.ts'
import type { Translate } from '../../../../../i18n/translations.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ServedGrid } from '../../../../../screens/ListGrid.tsx'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { useGridView } from '../../../../../screens/useGridView.ts'
import { administrationPath } from '../../addresses.ts'
import { sayNotRestored } from '../../assessment.ts'

/** A folder or a report that was deleted, as the list knows it. */
export type Deletion = RowOf<'listReportDeletions'>
type DeletionsQuery = GridPageQuery<Deletion>

/** A page of what was deleted; it is filtered and not searched. What was there stays while the next one is awaited. */
const deletionsOptions = (api: Api, { search: _search, ...query }: DeletionsQuery) => ({
  ...readOptions(api, listReportDeletions, { query }),
  placeholderData: keepPreviousData,
  staleTime: 10_000,
})

const sayNotListed = explain<'listReportDeletions'>({})

/** Rows of one page. */
const pageSize = 50
const idOf = ({ id }: Deletion) => id

/** What the services know the columns by. */
const fields: GridFields<Deletion> = {
  name: { field: 'name', kind: 'text' },
  kind: { field: 'kind', kind: 'choice' },
  folder: { field: 'folderPath', kind: 'text' },
  client: { field: 'accountName', kind: 'text' },
  deletedBy: { field: 'deletedByName', kind: 'text' },
  deleted: { field: 'deletedDate', kind: 'moment' },
  expires: { field: 'expiresDate', kind: 'moment' },
}

/** The page of the list that a view asks for; without an order of its own, what was deleted last comes first. */
function queryOf(view: GridView): DeletionsQuery {
  return gridPageQuery(fields, view, pageSize, ['deletedDate desc', 'id'])
}

function columnsOf(t: Translate<'reports'>): GridColumn<Deletion>[] {
  return [
    {
      id: 'name',
      type: 'text',
      title: t('deleted.name'),
      value: row => row.name,
      width: 200,
      isHideable: false,
    },
    {
      id: 'kind',
      type: 'choice',
      title: t('deleted.kind'),
      value: row => row.kind,
      choices: ReportDeletion.kind.values.map(id => ({ id, label: t(`deleted.${id}`) })),
      width: 120,
    },
    { id: 'deleted', type: 'dateTime', title: t('deleted.date'), value: row => row.deletedDate, width: 180 },
    {
      id: 'deletedBy',
      type: 'text',
      title: t('deleted.by'),
      value: row => row.deletedByName ?? row.deletedBy,
      width: 160,
    },
    { id: 'expires', type: 'dateTime', title: t('deleted.until'), value: row => row.expiresDate, width: 180 },
    { id: 'folder', type: 'text', title: t('column.folder'), value: row => row.folderPath, width: 200 },
    { id: 'client', type: 'text', title: t('column.client'), value: row => row.accountName, width: 240 },
  ]
}

/** Brings back what was deleted, and says so; or which could not be brought back, and why. */
function useRestoration() {
  const { t } = useTranslation('reports')
  const api = useApi()
  const report = useMutation(writeOptions(api, restoreReport))
  const folder = useMutation(writeOptions(api, restoreReportFolder))
  const restoration = useMutation({
    mutationFn: async ({ kind, targetId }: Deletion) => {
      await (kind === 'report' ? report : folder).mutateAsync({ path: { id: targetId } })
    },
    onSuccess: (_nothing, { name }) => void showToast({ title: t('deletion.restored', { name }) }),
  })
  const { mutate: restore, error, variables } = restoration
  return { restore, failure: error && variables ? { error, name: variables.name } : undefined }
}

/** What was deleted of the library lately, each to be restored. */
export function DeletedScreen() {
  const { t } = useTranslation('reports')
  const api = useApi()
  const [view, setView] = useGridView()
  const list = useQuery(deletionsOptions(api, queryOf(view)))
  const { restore, failure } = useRestoration()
  const columns = useMemo(() => columnsOf(t), [t])
  const source = useMemo(
    () => exportSource(fields, (query, signal) => deletionsOptions(api, query).queryFn({ signal })),
    [api],
  )
  return (
    <Page width="full">
      <PageHeader
        title={t('deleted.title')}
        sentence={t('deleted.sentence')}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { id: 'administration', label: t('administration.title'), href: administrationPath },
              { id: 'deleted', label: t('deleted.title') },
            ]}
          />
        }
      />
      <Stack>
        {failure && (
          <ProblemBanner
            title={t('deleted.notRestored', { name: failure.name })}
            problem={sayNotRestored(failure.error)}
          />
        )}
        <ServedGrid
          aria-label={t('deleted.title')}
          query={list}
          failed={t('deleted.failed')}
          say={sayNotListed}
          hasSearch={false}
          pageSize={pageSize}
          source={source}
          columns={columns}
          getRowId={idOf}
          view={view}
          onViewChange={setView}
          emptyState={<EmptyState title={t('deleted.emptyTitle')}>{t('deleted.empty')}</EmptyState>}
          exportName={t('deleted.file')}
          rowActions={row => [{ id: 'restore', label: t('deleted.restore'), onAction: () => restore(row) }]}
        />
      </Stack>
    </Page>
  )
}
