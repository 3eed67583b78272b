import type { CSSProperties } from 'react'
import type { ColumnType } from '../../internal/rowModel/columns.ts'
import { placedRuns } from './columnGroups.ts'
import { shownColumns } from './columnLayout.ts'
import type { GridColumn, PlacedColumn } from './gridTypes.ts'
import type { ColumnLayout } from './gridView.ts'
import { inText } from '../../tokens/inText.ts'

/** All widths are in px beside text of the usual size: what is drawn grows with the reader's text, and with its spacing. */
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
/** Of a button beside the menu of a row. */
const toggleWidth = 36
/** What of its width a column of words keeps where that brings all columns into view. */
const leastPart = 0.7
/** And never less than this: a name's first letters, and the mark that it goes on. */
const leastWords = 104

/** Number of the column with the checkboxes; the data columns follow it from 1. */
export const selectionColumn = 0

const fixed = (width: number) => ({ width, least: width })

/** What a grid has beside its columns. */
interface GridsOwn {
  hasSelection: boolean
  hasActions: boolean
  hasToggle: boolean
  hasDetail: boolean
}

/** Those of which rows have cells. */
export const columnsWithCells = <Row>(columns: readonly GridColumn<Row>[]) =>
  columns.filter(({ isShown = true }) => isShown)

/** Numbers of the columns of the rows' own, from first to last. */
export const dataNumbers = <Row>(placed: readonly PlacedColumn<Row>[]) =>
  placed.flatMap(({ kind, number }) => (kind === 'data' ? number : []))

/** The columns that are shown, from first to last, with their widths. The grid's own come first and last. */
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
    // A width that the reader chose stays, and what is pinned must stand where its neighbours expect it.
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

/** A width as it is drawn. `--grid-spread` says how much room the reader puts between letters and words. */
export const drawnWidth = (width: number) => `calc(${inText(width)} * var(--grid-spread, 1))`

/** Says how wide the header above columns is, by the first of them. */
const groupVar = ({ number }: Pick<PlacedColumn<never>, 'number'>) => `--grid-group-${number}`

/**
 * How wide the columns are together, and how wide at least, and what stands above some of them.
 * @param resized a column, and the width that it has just now
 */
export function totalWidths<Row>(
  placed: readonly PlacedColumn<Row>[],
  resized?: { column: PlacedColumn<Row>; width: number },
): Readonly<Record<string, string>> {
  const sum = (of: 'width' | 'least', some = placed) =>
    some.reduce((all, here) => all + (here === resized?.column ? resized.width : here[of]), 0)
  const groups = placedRuns(placed).flatMap(({ group, items: [first, ...rest] }) => {
    if (group === undefined || !first) return []
    // As its columns share what is left, none of which gives way.
    const growing = [first, ...rest].filter(here => here.canGrow && here !== resized?.column).length
    return [[groupVar(first), `${growing} 0 ${drawnWidth(sum('width', [first, ...rest]))}`] as const]
  })
  return {
    '--grid-width': drawnWidth(sum('width')),
    '--grid-least': drawnWidth(sum('least')),
    ...Object.fromEntries(groups),
  }
}

/** The widths as custom properties of the grid: resizing a column draws no row again. */
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

/** How much of what is seen is taken by columns that stay there. */
export function edgeVars<Row>(placed: readonly PlacedColumn<Row>[]): CSSProperties {
  const taken = (stays: (here: PlacedColumn<Row>) => boolean) =>
    drawnWidth(placed.reduce((sum, here) => sum + (stays(here) ? here.width : 0), 0))
  return {
    '--grid-start': taken(({ isPinned }) => isPinned),
    '--grid-end': taken(({ kind }) => kind === 'actions'),
  } as CSSProperties
}

/** Where the header above columns stands, by the first of them. */
export function groupStyle<Row>(first: PlacedColumn<Row>): CSSProperties {
  return {
    flex: `var(${groupVar(first)})`,
    ...(first.isPinned && { insetInlineStart: `var(--grid-start-${first.number})` }),
  }
}

/** Where a cell of the column stands. */
export function cellStyle<Row>({ number, canGrow, isPinned, kind }: PlacedColumn<Row>): CSSProperties {
  return {
    flex: `var(--grid-column-${number})`,
    ...(canGrow && { minInlineSize: `var(--grid-least-${number})` }),
    ...(isPinned && { insetInlineStart: `var(--grid-start-${number})` }),
    ...(kind === 'actions' && { insetInlineEnd: 0 }),
  }
}
