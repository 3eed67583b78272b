import type { CSSProperties } from 'react'
import type { ColumnType } from '../../internal/rowModel/columns.ts'
import { placedRuns } from './columnGroups.ts'
import { shownColumns } from './columnLayout.ts'
import type { GridColumn, PlacedColumn } from './gridTypes.ts'
import type { ColumnLayout } from './gridView.ts'
import { inText } from '../../tokens/inText.ts'

/** Default widths, in px at the default text size. Rendered widths grow with the reader's text size and spacing. */
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
/** Width of a toggle button beside the row menu. */
const toggleWidth = 36
/** Share of its width to which a text column may shrink if that brings all columns into view. */
const leastPart = 0.7
/** Minimum width of a text column: the first letters of a name and the ellipsis. */
const leastWords = 104

/** Number of the checkbox column; data columns are numbered from 1. */
export const selectionColumn = 0

const fixed = (width: number) => ({ width, least: width })

/** The additional columns of a grid. */
interface GridsOwn {
  hasSelection: boolean
  hasActions: boolean
  hasToggle: boolean
  hasDetail: boolean
}

/** The columns that rows have cells for. */
export const columnsWithCells = <Row>(columns: readonly GridColumn<Row>[]) =>
  columns.filter(({ isShown = true }) => isShown)

/** Numbers of the data columns from first to last. */
export const dataNumbers = <Row>(placed: readonly PlacedColumn<Row>[]) =>
  placed.flatMap(({ kind, number }) => (kind === 'data' ? number : []))

/** The visible columns from first to last, with their widths. The grid's own columns are at both ends. */
export function placeColumns<Row>(
  columns: readonly GridColumn<Row>[],
  layout: ColumnLayout,
  { hasSelection, hasActions, hasToggle, hasDetail }: GridsOwn,
): PlacedColumn<Row>[] {
  const pinned = new Set(layout.pinned)
  const numbers = new Map(columns.map(({ id }, at) => [id, at + 1]))
  const ids = columnsWithCells(columns).map(({ id }) => id)
  const data = shownColumns(ids, layout).flatMap((id): PlacedColumn<Row>[] => {
    const number = numbers.get(id)
    const column = number === undefined ? undefined : columns[number - 1]
    if (number === undefined || !column) return []
    const isPinned = pinned.has(id)
    const own = layout.widths[id]
    const takesSpace = column.canGrow ?? (column.type === 'text' || column.type === 'link')
    const width = own ?? column.width ?? widths[column.type]
    // A width set by the reader stays fixed, and the offsets of pinned columns depend on fixed widths.
    const canGrow = takesSpace && !isPinned && own === undefined
    return [
      {
        number,
        kind: 'data',
        column,
        isPinned,
        isEdge: false,
        offset: 0,
        width,
        least:
          canGrow && column.group === undefined
            ? Math.min(width, Math.max(leastWords, Math.round(width * leastPart)))
            : width,
        canGrow,
      },
    ]
  })
  const grids = { column: undefined, canGrow: false, isEdge: false, offset: 0 }
  const selection: PlacedColumn<Row>[] = hasSelection
    ? [{ ...grids, number: selectionColumn, kind: 'selection', ...fixed(selectionWidth), isPinned: true }]
    : []
  const detail: PlacedColumn<Row>[] = hasDetail
    ? [{ ...grids, number: columns.length + 2, kind: 'detail', ...fixed(detailWidth), isPinned: true }]
    : []
  const toolsWidth = (hasToggle ? toggleWidth : 0) + (hasActions ? actionsWidth : hasToggle ? 20 : 0)
  const actions: PlacedColumn<Row>[] =
    toolsWidth > 0
      ? [{ ...grids, number: columns.length + 1, kind: 'actions', ...fixed(toolsWidth), isPinned: false }]
      : []
  let offset = 0
  const edge = data.findLast(({ isPinned }) => isPinned)
  return [...selection, ...detail, ...data, ...actions].map(placed => {
    const here = { ...placed, offset, isEdge: placed === edge }
    if (placed.isPinned) offset += placed.width
    return here
  })
}

/** A width as CSS. `--grid-spread` accounts for the reader's letter and word spacing. */
export const drawnWidth = (width: number) => `calc(${inText(width)} * var(--grid-spread, 1))`

/** The custom property for the width of a group header, named after its first column. */
const groupVar = ({ number }: Pick<PlacedColumn<never>, 'number'>) => `--grid-group-${number}`

/**
 * The total width and minimum total width of the columns, and the widths of group headers.
 * @param resized the column being resized, with its current width
 */
export function totalWidths<Row>(
  placed: readonly PlacedColumn<Row>[],
  resized?: { column: PlacedColumn<Row>; width: number },
): Readonly<Record<string, string>> {
  const sum = (of: 'width' | 'least', some = placed) =>
    some.reduce((all, here) => all + (here === resized?.column ? resized.width : here[of]), 0)
  const groups = placedRuns(placed).flatMap(({ group, items: [first, ...rest] }) => {
    if (group === undefined || !first) return []
    // Grows like its columns, which share the remaining space and do not shrink.
    const growing = [first, ...rest].filter(here => here.canGrow && here !== resized?.column).length
    return [[groupVar(first), `${growing} 0 ${drawnWidth(sum('width', [first, ...rest]))}`] as const]
  })
  return {
    '--grid-width': drawnWidth(sum('width')),
    '--grid-least': drawnWidth(sum('least')),
    ...Object.fromEntries(groups),
  }
}

/** The widths as custom properties of the grid, so that resizing a column re-renders no row. */
export function widthVars<Row>(placed: readonly PlacedColumn<Row>[]): CSSProperties {
  const pinned = placed.reduce((sum, { width, isPinned }) => sum + (isPinned ? width : 0), 0)
  const entries = placed.flatMap(({ number, width, least, canGrow, offset }) => [
    [`--grid-column-${number}`, `${canGrow ? '1 1' : '0 0'} ${drawnWidth(width)}`],
    ...(canGrow ? [[`--grid-least-${number}`, drawnWidth(least)]] : []),
    [`--grid-start-${number}`, drawnWidth(offset)],
  ])
  return Object.fromEntries([
    ...entries,
    ...Object.entries(totalWidths(placed)),
    ['--grid-pinned', drawnWidth(pinned)],
  ]) as CSSProperties
}

/** How much of the visible area sticky columns take. */
export function edgeVars<Row>(placed: readonly PlacedColumn<Row>[]): CSSProperties {
  const taken = (stays: (here: PlacedColumn<Row>) => boolean) =>
    drawnWidth(placed.reduce((sum, here) => sum + (stays(here) ? here.width : 0), 0))
  return {
    '--grid-start': taken(({ isPinned }) => isPinned),
    '--grid-end': taken(({ kind }) => kind === 'actions'),
  } as CSSProperties
}

/** The position of a group header, by its first column. */
export function groupStyle<Row>(first: PlacedColumn<Row>): CSSProperties {
  return {
    flex: `var(${groupVar(first)})`,
    ...(first.isPinned && { insetInlineStart: `var(--grid-start-${first.number})` }),
  }
}

/** The position of a cell, by its column. */
export function cellStyle<Row>({ number, canGrow, isPinned, kind }: PlacedColumn<Row>): CSSProperties {
  return {
    flex: `var(--grid-column-${number})`,
    ...(canGrow && { minInlineSize: `var(--grid-least-${number})` }),
    ...(isPinned && { insetInlineStart: `var(--grid-start-${number})` }),
    ...(kind === 'actions' && { insetInlineEnd: 0 }),
  }
}
