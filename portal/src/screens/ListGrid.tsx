import { DataGrid, type DataGridProps } from '@parvis/design-system/DataGrid'
import type { UseQueryResult } from '@tanstack/react-query'
import { gridStatus } from '../api/grid-status.ts'
import type { ProblemText } from '../api/problem-messages.ts'
import { ProblemState } from '../problems/ProblemState.tsx'

type ServerGrid<Row> = Extract<DataGridProps<Row>, { mode: 'server' }>

/** The props that a screen passes to its grid; the query supplies the rest. */
type GridOfScreen<Row> = Omit<
  ServerGrid<Row>,
  | 'mode'
  | 'paging'
  | 'rows'
  | 'rowCount'
  | 'pageSize'
  | 'source'
  | 'status'
  | 'onRetry'
  | 'aria-label'
  | 'aria-labelledby'
> & { 'aria-label': string }

interface AskedFor<Data> {
  /** The query that loads the rows. */
  query: Pick<
    UseQueryResult<Data>,
    | 'data'
    | 'error'
    | 'isError'
    | 'isLoadingError'
    | 'isPending'
    | 'isPlaceholderData'
    | 'isFetching'
    | 'refetch'
  >
  /** Shown instead of the grid when no rows could be loaded: "The projects could not be loaded". */
  failed: string
  /** Explains the error. */
  say: (error: Error) => ProblemText
}

export type LoadedGridProps<Row> = GridOfScreen<Row> & AskedFor<readonly Row[]>

/**
 * A grid whose rows are all in the browser, which sorts, searches and exports them; or the reason why loading failed.
 */
export function LoadedGrid<Row>({ query, failed, say, ...grid }: LoadedGridProps<Row>) {
  if (query.isLoadingError) return <NoRows query={query} failed={failed} say={say} />
  return (
    <DataGrid
      {...grid}
      rows={query.data ?? none}
      status={gridStatus(query)}
      onRetry={() => void query.refetch()}
    />
  )
}

export type ServedGridProps<Row> = GridOfScreen<Row> &
  AskedFor<{ value: readonly Row[]; '@odata.count': number }> & {
    pageSize: number
    /** Delivers all matching rows for an export: `exportSource`. */
    source: NonNullable<ServerGrid<Row>['source']>
  }

/** A paged grid that the services sort, search and export; or the reason why loading failed. */
export function ServedGrid<Row>({ query, failed, say, ...grid }: ServedGridProps<Row>) {
  if (query.isLoadingError) return <NoRows query={query} failed={failed} say={say} />
  return (
    <DataGrid
      {...grid}
      mode="server"
      rows={query.data?.value ?? none}
      rowCount={query.data?.['@odata.count'] ?? 0}
      status={gridStatus(query)}
      onRetry={() => void query.refetch()}
    />
  )
}

const none: readonly never[] = []

function NoRows({ query, failed, say }: AskedFor<unknown>) {
  if (!query.error) return null
  return (
    <ProblemState
      title={failed}
      problem={say(query.error)}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  )
}
