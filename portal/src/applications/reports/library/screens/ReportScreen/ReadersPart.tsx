import { readOptions, type RowOf } from '@parvis/api-types/calls'
import { listReportReaders } from '@parvis/api-types/calls/report-access'
import type { GridColumn } from '@parvis/design-system/DataGrid'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { initialView } from '@parvis/design-system/grid-view'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Stack } from '@parvis/design-system/Stack'
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
import type { Translate } from '../../../../../i18n/translations.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ServedGrid } from '../../../../../screens/ListGrid.tsx'
import { addressOfContact, addressOfReport } from '../../addresses.ts'
import type { Report } from '../../library.ts'
import { reasonsColumn } from '../../reasons-column.ts'
import { sayOfAccess } from './access.ts'

type ReportReader = RowOf<'listReportReaders'>

const pageSize = 50
const idOf = ({ id }: ReportReader) => String(id)
const byName = [{ column: 'person', direction: 'ascending' }] as const

/** The columns by which the services order and narrow. */
const readerFields: GridFields<ReportReader> = {
  person: { field: 'contactFullName', kind: 'text' },
  email: { field: 'contactEmailOffice', kind: 'text' },
  isStaff: { field: 'isStaff', kind: 'boolean' },
  grade: { field: 'grade', kind: 'text' },
  businessUnit: { field: 'businessUnit', kind: 'text' },
  canOpen: { field: 'canOpen', kind: 'boolean' },
}

/** The columns of those who may read a report. A name leads to what else that person may read. */
function readerColumns(t: Translate<'reports'>): GridColumn<ReportReader>[] {
  return [
    {
      id: 'person',
      type: 'link',
      title: t('reader.person'),
      value: row => row.contactFullName,
      href: row => addressOfContact(row.id),
      width: 200,
      isHideable: false,
    },
    reasonsColumn(t),
    { id: 'canOpen', type: 'boolean', title: t('reader.canOpen'), value: row => row.canOpen, width: 150 },
    { id: 'isStaff', type: 'boolean', title: t('reader.isStaff'), value: row => row.isStaff, width: 130 },
    { id: 'email', type: 'text', title: t('reader.email'), value: row => row.contactEmailOffice, width: 240 },
    { id: 'grade', type: 'text', title: t('reader.grade'), value: row => row.grade, width: 130 },
    {
      id: 'businessUnit',
      type: 'text',
      title: t('reader.businessUnit'),
      value: row => row.businessUnit,
      width: 160,
    },
  ]
}

/** One page of those who may read a report, each with the reasons. */
const readersOptions = (api: Api, id: number, query: GridPageQuery<ReportReader>) => ({
  ...readOptions(api, listReportReaders, { path: { id }, query }),
  placeholderData: keepPreviousData,
  staleTime: 10_000,
})

/** Everybody who may read a report, by name and with the reasons; as if it were published. */
export function ReadersPart({ report }: { report: Report }) {
  const { t } = useTranslation('reports')
  const api = useApi()
  const [view, setView] = useState(initialView)
  const { id, name, publicationStatus } = report
  // Without an order of the reader's own, by name.
  const sorted = view.sort.length > 0 ? view : { ...view, sort: byName }
  const found = useQuery(readersOptions(api, id, gridPageQuery<ReportReader>(readerFields, sorted, pageSize)))
  const columns = useMemo(() => readerColumns(t), [t])
  const source = useMemo(
    () =>
      exportSource<ReportReader, ReportReader>(readerFields, (page, signal) =>
        readersOptions(api, id, page).queryFn({ signal }),
      ),
    [api, id],
  )
  return (
    <Stack gap={3}>
      {!found.isLoadingError && <p>{t(publicationStatus === 'published' ? 'reader.now' : 'reader.later')}</p>}
      <ServedGrid
        aria-label={t('reader.name')}
        query={found}
        failed={t('reader.failed')}
        say={sayOfAccess}
        pageSize={pageSize}
        source={source}
        columns={columns}
        getRowId={idOf}
        view={view}
        onViewChange={setView}
        emptyState={
          <EmptyState
            title={t('reader.emptyTitle')}
            actions={<LinkButton href={addressOfReport(id, 'access')}>{t('tab.access')}</LinkButton>}
          >
            {t('reader.empty')}
          </EmptyState>
        }
        exportName={t('reader.file', { name })}
      />
    </Stack>
  )
}
