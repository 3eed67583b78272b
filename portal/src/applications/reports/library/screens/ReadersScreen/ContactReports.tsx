import { readOptions, type RowOf } from '@parvis/api-types/calls'
import { listReportsOfContact } from '@parvis/api-types/calls/report-access'
import { isProblem } from '@parvis/api-types/problems'
import type { GridColumn } from '@parvis/design-system/DataGrid'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { initialView } from '@parvis/design-system/grid-view'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
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
import { addressOfReport } from '../../addresses.ts'
import { reasonsColumn } from '../../reasons-column.ts'

type ContactReport = RowOf<'listReportsOfContact'>

const sayNotFound = explain<'listReportsOfContact'>({ 'not-found': 'reports:problem.contactGone' })

/** One page of what a contact may read, each with the reasons. */
const reportsOfContactOptions = (api: Api, id: number, query: GridPageQuery<ContactReport>) => ({
  ...readOptions(api, listReportsOfContact, { path: { id }, query }),
  placeholderData: keepPreviousData,
  staleTime: 10_000,
})

const pageSize = 50
const idOf = ({ id }: ContactReport) => String(id)
const byName = [{ column: 'name', direction: 'ascending' }] as const

/** The columns by which the services order and narrow. */
const fields: GridFields<ContactReport> = {
  name: { field: 'name', kind: 'text' },
  client: { field: 'accountName', kind: 'text' },
  folder: { field: 'folderPath', kind: 'text' },
  changed: { field: 'modificationDate', kind: 'moment' },
}

function columnsOf(t: Translate<'reports'>): GridColumn<ContactReport>[] {
  return [
    {
      id: 'name',
      type: 'link',
      title: t('column.name'),
      value: row => row.name,
      href: row => addressOfReport(row.id, 'access'),
      width: 200,
      isHideable: false,
    },
    reasonsColumn(t),
    { id: 'client', type: 'text', title: t('column.client'), value: row => row.accountName, width: 240 },
    { id: 'folder', type: 'text', title: t('column.folder'), value: row => row.folderPath, width: 220 },
    {
      id: 'changed',
      type: 'dateTime',
      title: t('column.changed'),
      value: row => row.modificationDate,
      width: 170,
    },
  ]
}

export interface ContactReportsProps {
  /** Key of the contact. */
  id: number
  /** What they are called; names the file of an export. */
  name: string
}

/** The published reports that a contact may read, with the reasons. */
export function ContactReports({ id, name }: ContactReportsProps) {
  const { t } = useTranslation('reports')
  const api = useApi()
  const [view, setView] = useState(initialView)
  const sorted = view.sort.length > 0 ? view : { ...view, sort: byName }
  const found = useQuery(
    reportsOfContactOptions(api, id, gridPageQuery<ContactReport>(fields, sorted, pageSize)),
  )
  const columns = useMemo(() => columnsOf(t), [t])
  const source = useMemo(
    () =>
      exportSource<ContactReport, ContactReport>(fields, (page, signal) =>
        reportsOfContactOptions(api, id, page).queryFn({ signal }),
      ),
    [api, id],
  )
  if (isProblem(found.error, 'not-found'))
    return <EmptyState title={t('contact.goneTitle')}>{t('problem.contactGone')}</EmptyState>
  return (
    <ServedGrid
      aria-label={t('contact.name')}
      query={found}
      failed={t('contact.failed')}
      say={sayNotFound}
      pageSize={pageSize}
      source={source}
      columns={columns}
      getRowId={idOf}
      view={view}
      onViewChange={setView}
      emptyState={<EmptyState title={t('contact.emptyTitle')}>{t('contact.empty')}</EmptyState>}
      exportName={t('contact.file', { name })}
    />
  )
}
