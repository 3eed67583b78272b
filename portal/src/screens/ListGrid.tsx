import { DataGrid, type DataGridProps } from '@parvis/design-system/DataGrid'
import type { UseQueryResult } from '@tanstack/react-query'
import { gridStatus } from '../api/grid-status.ts'
import type { ProblemText } from '../api/problem-messages.ts'
import { ProblemState } from '../problems/ProblemState.tsx'

type ServerGrid<Row> = Extract<DataGridProps<Row>, { mode: 'server' }>

/** What a grid takes from its screen; the rest it has from the query. */
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
  /** What asks the services for the rows. */
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
  /** What is said in place of the grid when no rows came: "The projects could not be loaded". */
  failed: string
  /** Why they did not come. */
  say: (error: Error) => ProblemText
}

export type LoadedGridProps<Row> = GridOfScreen<Row> & AskedFor<readonly Row[]>

/** A list whose rows all come at once, or why they did not: the grid sorts, searches and exports them. */
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
    /** Hands over all rows that match, for an export: `exportSource`. */
    source: NonNullable<ServerGrid<Row>['source']>
  }

/** A list that comes page by page, or why it did not: the services sort, search and export it. */
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
