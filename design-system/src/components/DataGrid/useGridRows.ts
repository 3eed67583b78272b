import { useMemo, useState } from 'react'
import type { Locale } from '../../i18n/messages.ts'
import { groupedSort, LatestGroups } from '../../internal/rowModel/groups.ts'
import { LatestModel } from '../../internal/rowModel/latestModel.ts'
import {
  allOpen,
  isOpenGroup,
  layOutRows,
  placeInGroup,
  RowNumbers,
  toggledGroup,
} from '../../internal/rowModel/rowLayout.ts'
import { splitIdentity, type HeldRows } from './gridRows.ts'
import type { GridWords } from './DataGrid.messages.ts'
import type { GridColumn, GridTree } from './gridTypes.ts'
import type { GridView } from './gridView.ts'
import { highDetails, type Details } from './useDetails.ts'
import { useTreeRows } from './useTreeRows.ts'

interface GridRowsOptions<Row> {
  rows: readonly Row[]
  columns: readonly GridColumn<Row>[]
  getRowId: (row: Row) => string
  view: GridView
  /** Whether the rows are already arranged by the server. */
  isServer: boolean
  details: Details
  /** Undefined if rows are not nested. */
  tree: GridTree<Row> | undefined
  nameOf: (row: Row) => string
  say: (words: string) => void
  t: GridWords
  locale: Locale
}

/** The arrangement for rows that are already arranged. */
export const asTheyCome = { sort: [], search: '', filters: {} }
const noGroups: readonly string[] = []

/**
 * Builds the row model, the order of the visible rows, and the layout with groups and details. Each is rebuilt only
 * when its input changes, reusing cached results for rows that stay the same.
 */
export function useGridRows<Row>(options: GridRowsOptions<Row>): HeldRows<Row> {
  const { rows, columns, getRowId, isServer, details, locale } = options
  const { sort, search, filters } = options.view
  const { expanded, heights } = details
  const isTree = options.tree !== undefined
  const [open, setOpen] = useState(allOpen)
  const [places] = useState(() => new Map<string, number>())
  const [models] = useState(() => new LatestModel<Row>())
  const [latestGroups] = useState(() => new LatestGroups<Row>())
  const model = models.of(rows, columns, getRowId, locale)
  const { ids } = model
  const groupBy = useMemo(
    () => (isServer || isTree ? noGroups : knownColumns(options.view.groupBy, columns)),
    [isServer, isTree, options.view.groupBy, columns],
  )
  // The model caches the last order and knows when it changes: "yesterday" is another day after midnight.
  const order = model.arrange(isServer ? asTheyCome : { sort: groupedSort(sort, groupBy), search, filters })
  const groups = latestGroups.of(model, order, groupBy)
  const numbers = useMemo(() => new RowNumbers(rows.length, places), [rows.length, places])
  const treeRows = useTreeRows({ ...options, model, numbers, places })
  const { layout, highRows } = useMemo(() => {
    const shown = [...expanded].flatMap(id => {
      const row = ids.rowOf(id)
      return row === -1 ? [] : [{ id, row }]
    })
    const made = layOutRows({ order, numbers, groups, open, expanded: new Set(shown.map(({ row }) => row)) })
    const positions = shown.map(({ id, row }) => [id, made.order.positionOf(numbers.detailOf(row))] as const)
    return { layout: made, highRows: highDetails(positions, heights) }
  }, [ids, order, numbers, groups, open, expanded, heights])

  if (treeRows) return treeRows
  const openGroups = (areOpen: boolean) => setOpen({ areOpen, except: new Set() })
  const kindAndId = (number: number) => {
    const { kind, at } = numbers.read(number)
    if (kind === 'group') return `group ${[...places.keys()][at] ?? ''}`
    return model.rowAt(at) === undefined ? undefined : `${kind} ${model.idAt(at)}`
  }
  return {
    model,
    order,
    groupBy,
    depth: groupBy.length,
    layout: layout.order,
    highRows,
    ...details,
    drawnAt: number => {
      const group = layout.groupAt(number)
      if (!group) {
        const { kind, at } = numbers.read(number)
        return kind === 'group' || model.rowAt(at) === undefined ? undefined : { kind, at }
      }
      const { path, column, from, end } = group
      const first = model.rowAt(group.row)
      const value = first === undefined ? undefined : columns.find(({ id }) => id === column)?.value(first)
      const isOpen = isOpenGroup(open, path)
      return { kind: 'group', group: { path, column, value, count: end - from, isOpen, totals: [from, end] } }
    },
    placeOf: number => {
      const group = layout.groupAt(number)
      return group ?? placeInGroup(groups, order.positionOf(number))
    },
    identify: kindAndId,
    locate: identity => {
      const [kind, id] = splitIdentity(identity)
      if (kind === 'group') return places.has(id) ? numbers.groupNumber(id) : -1
      const row = model.rowOfId(id)
      return row === -1 || kind === 'row' ? row : numbers.detailOf(row)
    },
    toggleGroup: path => setOpen(now => toggledGroup(now, path)),
    openGroups,
    openAround: number => {
      const position = order.positionOf(number)
      const isClosed = groups.some(
        ({ from, end, path }) => from <= position && position < end && !isOpenGroup(open, path),
      )
      if (isClosed) openGroups(true)
    },
  }
}

/** The column ids of a view that exist. A saved view may be older than the columns. */
export function knownColumns<Row>(
  ids: readonly string[],
  columns: readonly GridColumn<Row>[],
): readonly string[] {
  return ids.filter(id => columns.some(column => column.id === id))
}
