import { useMemo, useState } from 'react'
import type { Locale } from '../../i18n/messages.ts'
import { groupedSort, groupsOf, type RowGroup } from '../../internal/rowModel/groups.ts'
import {
  allOpen,
  layOutRows,
  RowNumbers,
  toggledGroup,
  type OpenGroups,
  type RowLayout,
} from '../../internal/rowModel/rowLayout.ts'
import { RowModel, type RowOrder } from '../../internal/rowModel/rowModel.ts'
import type { HighRow } from '../../internal/windowedGrid/rowGeometry.ts'
import type { GridColumn } from './gridTypes.ts'
import type { GridView } from './gridView.ts'

interface GridRowsOptions<Row> {
  rows: readonly Row[]
  columns: readonly GridColumn<Row>[]
  getRowId: (row: Row) => string
  view: GridView
  /** The rows come arranged. */
  isServer: boolean
  locale: Locale
}

/** The rows of a grid, how they are arranged, and what is opened in them. */
export interface GridRows<Row> {
  model: RowModel<Row>
  /** The rows that match, in order. */
  order: RowOrder
  groups: readonly RowGroup[]
  /** How many groups a row lies in. */
  depth: number
  /** What is drawn: rows, groups, details. */
  layout: RowLayout
  numbers: RowNumbers
  open: OpenGroups
  toggleGroup: (path: string) => void
  /** Opens all groups, or closes them. */
  openGroups: (areOpen: boolean) => void
  /** Ids of the rows with their details shown. */
  expanded: ReadonlySet<string>
  toggleDetail: (id: string) => void
  /** The details that are shown, with their heights. */
  highRows: readonly HighRow[]
  setDetailHeight: (id: string, height: number) => void
}

const asTheyCome = { sort: [], search: '', filters: {} }
const noIds: ReadonlySet<string> = new Set()
/** In px, until the detail is measured: before it is painted. */
const assumedHeight = 120

/**
 * The rows as a model, which of them are shown in what order, and what stands between them. Each is made anew only when
 * what it is made of changes.
 */
export function useGridRows<Row>(options: GridRowsOptions<Row>): GridRows<Row> {
  const { rows, columns, getRowId, isServer, locale } = options
  const { sort, search, filters } = options.view
  const [open, setOpen] = useState(allOpen)
  const [expanded, setExpanded] = useState(noIds)
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(() => new Map())
  const [places] = useState(() => new Map<string, number>())
  const model = useMemo(
    () => new RowModel(rows, columns, getRowId, locale),
    [rows, columns, getRowId, locale],
  )
  const groupBy = useMemo(
    () => (isServer ? [] : options.view.groupBy.filter(id => columns.some(column => column.id === id))),
    [isServer, options.view.groupBy, columns],
  )
  const order = useMemo(
    () => model.arrange(isServer ? asTheyCome : { sort: groupedSort(sort, groupBy), search, filters }),
    [model, isServer, sort, groupBy, search, filters],
  )
  const groups = useMemo(() => groupsOf(model, order, groupBy), [model, order, groupBy])
  const numbers = useMemo(() => new RowNumbers(rows.length, places), [rows.length, places])
  const { layout, highRows } = useMemo(() => {
    const shown = [...expanded].flatMap(id => {
      const row = model.rowOfId(id)
      return row === -1 ? [] : [{ id, row }]
    })
    const made = layOutRows({ order, numbers, groups, open, expanded: new Set(shown.map(({ row }) => row)) })
    const high = shown
      .map(({ id, row }) => ({
        position: made.order.positionOf(numbers.detailOf(row)),
        height: heights.get(id) ?? assumedHeight,
      }))
      .filter(({ position }) => position !== -1)
      .toSorted((a, b) => a.position - b.position)
    return { layout: made, highRows: high }
  }, [model, order, numbers, groups, open, expanded, heights])
  return {
    model,
    order,
    groups,
    depth: groupBy.length,
    layout,
    numbers,
    open,
    toggleGroup: path => setOpen(now => toggledGroup(now, path)),
    openGroups: areOpen => setOpen({ areOpen, except: noIds }),
    expanded,
    toggleDetail: id =>
      setExpanded(now => {
        const others = new Set(now)
        if (!others.delete(id)) others.add(id)
        return others
      }),
    highRows,
    setDetailHeight: (id, height) =>
      setHeights(now => (now.get(id) === height ? now : new Map(now).set(id, height))),
  }
}

/** The number that a row, a detail or a group of before has among these rows; −1 when it is gone. */
export function numberAmong<Row>(
  { model, numbers }: Pick<GridRows<Row>, 'model' | 'numbers'>,
  before: Pick<GridRows<Row>, 'model' | 'numbers'>,
  number: number,
): number {
  const { kind, at } = before.numbers.read(number)
  if (kind === 'group') return 2 * numbers.count + at
  const row = before.model.rows[at] === undefined ? -1 : model.rowOfId(before.model.idAt(at))
  return row === -1 || kind === 'row' ? row : numbers.detailOf(row)
}
