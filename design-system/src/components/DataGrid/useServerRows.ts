import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { groupedSort } from '../../internal/rowModel/groups.ts'
import type { Branch } from '../../internal/rowModel/groupTree.ts'
import type { ValueText } from './cellText.ts'
import type { GridWords } from './DataGrid.messages.ts'
import type { GridRows } from './gridRows.ts'
import type { GridQuery, GridSource, GridTotals } from './gridSource.ts'
import type { GridTotal } from './GridTotalRow.tsx'
import type { GridColumn } from './gridTypes.ts'
import type { GridView } from './gridView.ts'
import { groupWords } from './groupWords.ts'
import type { ServerRows, ServerState } from './serverRows.ts'
import type { Details } from './useDetails.ts'
import { knownColumns } from './useGridRows.ts'

interface ServerRowsOptions<Row> {
  /** Undefined if all rows are on the client. */
  source: GridSource<Row> | undefined
  /** Whether ungrouped rows are loaded as they come into view. */
  isEndless: boolean
  pageSize: number
  view: GridView
  columns: readonly GridColumn<Row>[]
  getRowId: (row: Row) => string
  hasTotals: boolean
  details: Details
  valueText: ValueText<Row>
  say: (words: string) => void
  t: GridWords
}

/** Rows that services group, load part by part, and add up. */
export interface RowsOfServices<Row> {
  /** Whether the rows are loaded from services as they come into view. */
  isAsked: boolean
  /** The rendered rows, once some are loaded. */
  shown: GridRows<Row> | undefined
  rowCount: number
  status: ServerState<Row>['status']
  totals: GridTotal | undefined
  query: GridQuery
  /** Reloads what is shown, which stays until the responses arrive. */
  reload: () => Promise<void>
}

/** The loading code, itself loaded on first use. */
interface Loaded<Row> {
  server: ServerRows<Row>
  layOut: typeof import('./serverLayout.ts').layOutServerRows
}

const subscribeToNothing = () => () => {}
const said = { loading: 'groupLoading', loaded: 'groupLoaded', failed: 'groupFailed' } as const
const saidOfRows = { loading: 'partLoading', loaded: 'partLoaded', failed: 'partFailed' } as const

/** Loads server-side groups and rows when they are opened or come into view. The code for it is loaded on first use. */
export function useServerRows<Row>(options: ServerRowsOptions<Row>): RowsOfServices<Row> {
  const { source, isEndless, pageSize, view, columns, getRowId, details } = options
  const groupBy = source?.canGroup ? knownColumns(view.groupBy, columns) : []
  const isAsked = groupBy.length > 0 || isEndless
  const hasTotals = options.hasTotals && source?.loadTotals !== undefined
  const isWanted = isAsked || hasTotals
  const [loaded, setLoaded] = useState<Loaded<Row> | null>(null)
  const [isLost, setLost] = useState(false)
  const { sort, search, filters } = view
  const query: GridQuery = {
    search,
    filters,
    groupBy,
    sort: groupedSort(sort, groupBy),
    totals: columns.flatMap(({ id, aggregate }) =>
      aggregate && !view.columns.hidden.includes(id) ? [{ column: id, kind: aggregate }] : [],
    ),
  }
  const latest = useRef<ServerRowsOptions<Row>>(options)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    if (!isWanted || loaded || isLost) return undefined
    let isGone = false
    const tell = (what: keyof typeof said, branch: Branch<Row, GridTotals>, block?: number) => {
      const { say, t, columns: now, valueText, pageSize: size } = latest.current
      if (block !== undefined) {
        const [from, to] = [block * size + 1, Math.min((block + 1) * size, branch.count)]
        return say(t(saidOfRows[what], { from, to }))
      }
      const group = branch.within.at(-1)
      const name = group && groupWords(group, now, valueText)
      return name === undefined
        ? undefined
        : say(t(said[what], { name: name === '' ? t('groupBlank') : name }))
    }
    Promise.all([import('./serverRows.ts'), import('./serverLayout.ts')]).then(
      ([rows, layout]) =>
        isGone || setLoaded({ server: new rows.ServerRows<Row>(tell), layOut: layout.layOutServerRows }),
      () => isGone || setLost(true),
    )
    return () => {
      isGone = true
    }
  }, [isWanted, loaded, isLost])
  const server = loaded?.server
  useEffect(() => {
    if (server && source && isWanted) server.ask({ source, query, pageSize, hasTotals, isEndless })
  })
  useEffect(() => () => server?.dispose(), [server])
  const state = useSyncExternalStore(
    server?.subscribe ?? subscribeToNothing,
    () => server?.state(),
    () => undefined,
  )
  const tree = isAsked ? state?.tree : undefined
  const open = state?.open
  const shown = useMemo(
    () =>
      loaded && open && tree
        ? loaded.layOut({ server: loaded.server, tree, open, columns, getRowId, details })
        : undefined,
    [loaded, open, tree, columns, getRowId, details],
  )
  return {
    isAsked,
    shown,
    rowCount: state?.rowCount ?? 0,
    status: isLost ? 'error' : (state?.status ?? 'loading'),
    totals: hasTotals
      ? {
          of: state?.totals.values,
          state: state?.totals.state ?? 'loading',
          retry: () => void server?.loadTotals(),
        }
      : undefined,
    query,
    reload: async () => {
      setLost(false)
      await server?.reload()
    },
  }
}
