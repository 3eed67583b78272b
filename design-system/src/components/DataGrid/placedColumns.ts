import type { CSSProperties } from 'react'
import type { ColumnType } from '../../internal/rowModel/columns.ts'
import { shownColumns } from './columnLayout.ts'
import type { GridColumn, PlacedColumn } from './gridTypes.ts'
import type { ColumnLayout } from './gridView.ts'

const widths: Record<ColumnType, number> = {
  text: 200,
  link: 220,
  number: 136,
  date: 128,
  dateTime: 190,
  boolean: 112,
  choice: 160,
}
const selectionWidth = 48
const detailWidth = 48
const actionsWidth = 56

/** Number of the column with the checkboxes; the data columns follow it from 1. */
export const selectionColumn = 0

/** The columns that are shown, from first to last, with their widths. The grid's own come first and last. */
export function placeColumns<Row>(
  columns: readonly GridColumn<Row>[],
  layout: ColumnLayout,
  { hasSelection, hasActions, hasDetail }: { hasSelection: boolean; hasActions: boolean; hasDetail: boolean },
): PlacedColumn<Row>[] {
  const pinned = new Set(layout.pinned)
  const numbers = new Map(columns.map(({ id }, at) => [id, at + 1]))
  const ids = columns.map(({ id }) => id)
  const data = shownColumns(ids, layout).flatMap((id): PlacedColumn<Row>[] => {
    const number = numbers.get(id)
    const column = number === undefined ? undefined : columns[number - 1]
    if (number === undefined || !column) return []
    const isPinned = pinned.has(id)
    const own = layout.widths[id]
    const takesSpace = column.canGrow ?? (column.type === 'text' || column.type === 'link')
    return [
      {
        number,
        kind: 'data',
        column,
        isPinned,
        isEdge: false,
        offset: 0,
        width: own ?? column.width ?? widths[column.type],
        // A width that the reader chose stays, and what is pinned must stand where its neighbours expect it.
        canGrow: takesSpace && !isPinned && own === undefined,
      },
    ]
  })
  const grids = { column: undefined, canGrow: false, isEdge: false, offset: 0 }
  const selection: PlacedColumn<Row>[] = hasSelection
    ? [{ ...grids, number: selectionColumn, kind: 'selection', width: selectionWidth, isPinned: true }]
    : []
  const detail: PlacedColumn<Row>[] = hasDetail
    ? [{ ...grids, number: columns.length + 2, kind: 'detail', width: detailWidth, isPinned: true }]
    : []
  const actions: PlacedColumn<Row>[] = hasActions
    ? [{ ...grids, number: columns.length + 1, kind: 'actions', width: actionsWidth, isPinned: false }]
    : []
  let offset = 0
  const edge = data.findLast(({ isPinned }) => isPinned)
  return [...selection, ...detail, ...data, ...actions].map(placed => {
    const here = { ...placed, offset, isEdge: placed === edge }
    if (placed.isPinned) offset += placed.width
    return here
  })
}

/** The widths as custom properties of the grid: resizing a column draws no row again. */
export function widthVars<Row>(placed: readonly PlacedColumn<Row>[]): CSSProperties {
  const total = placed.reduce((sum, { width }) => sum + width, 0)
  const pinned = placed.reduce((sum, { width, isPinned }) => sum + (isPinned ? width : 0), 0)
  const entries = placed.flatMap(({ number, width, canGrow, offset }) => [
    [`--grid-column-${number}`, `${canGrow ? 1 : 0} 0 ${width}px`],
    [`--grid-start-${number}`, `${offset}px`],
  ])
  return Object.fromEntries([
    ...entries,
    ['--grid-width', `${total}px`],
    ['--grid-pinned', `${pinned}px`],
  ]) as CSSProperties
}

/** Where a cell of the column stands. */
export function cellStyle<Row>({ number, isPinned, kind }: PlacedColumn<Row>): CSSProperties {
  return {
    flex: `var(--grid-column-${number})`,
    ...(isPinned && { insetInlineStart: `var(--grid-start-${number})` }),
    ...(kind === 'actions' && { insetInlineEnd: 0 }),
  }
}
