import type { Schemas } from '@parvis/api-types/portal'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { initialView } from '@parvis/design-system/grid-view'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { exportSource, gridPageQuery } from '../../../../../api/grid-query.ts'
import { problemText } from '../../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ServedGrid } from '../../../../../screens/ListGrid.tsx'
import { fetchReportReaders, listReportReadersOptions, type ReportReader } from '../../access-queries.ts'
import { addressOfReport } from '../../addresses.ts'
import { accessProblems } from '../../problems.ts'
import type { Report } from '../../queries.ts'
import { readerColumns, readerFields } from './reader-columns.ts'

const pageSize = 50
const idOf = ({ id }: ReportReader) => String(id)
const byName = [{ column: 'person', direction: 'ascending' }] as const

/** Everybody who may read a report, by name and with the reasons; as if it were published. */
export function ReadersPart({ report }: { report: Report }) {
  const { t } = useTranslation('reports')
  const api = useApi()
  const [view, setView] = useState(initialView)
  const { id, name, publicationStatus } = report
  // Without an order of the reader's own, by name.
  const sorted = view.sort.length > 0 ? view : { ...view, sort: byName }
  const found = useQuery(
    listReportReadersOptions(api, id, gridPageQuery<Schemas['ReportReader']>(readerFields, sorted, pageSize)),
  )
  const columns = useMemo(() => readerColumns(t), [t])
  const source = useMemo(
    () =>
      exportSource<Schemas['ReportReader'], ReportReader>(readerFields, (page, signal) =>
        fetchReportReaders(api, id, page, signal),
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
        say={error => problemText<'listReportReaders'>(accessProblems, error)}
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
