/** The corner of a range: the row by what outlasts sorting and scrolling, the column by its own number. */
export interface RangeCorner {
  row: string
  column: number
}

/** Cells between two corners. The anchor is where it began, the end is what keys and the pointer move. */
export interface CellRange {
  anchor: RangeCorner
  end: RangeCorner
}

/** Where a range lies: positions of rows and places of columns, all of them in it. */
export interface RangeBox {
  top: number
  bottom: number
  first: number
  last: number
}

/** A cell by its position among the rows, and its place among the columns. */
export interface CellAt {
  position: number
  place: number
}

/**
 * Where a range lies now; `undefined` while one of its corners is not there.
 * @param positionOf −1 when there is no such row
 * @param columns numbers, from first to last
 */
export function boxOf(
  { anchor, end }: CellRange,
  positionOf: (row: string) => number,
  columns: readonly number[],
): RangeBox | undefined {
  const [from, to] = [positionOf(anchor.row), positionOf(end.row)]
  const [start, stop] = [columns.indexOf(anchor.column), columns.indexOf(end.column)]
  if (Math.min(from, to, start, stop) < 0) return undefined
  return {
    top: Math.min(from, to),
    bottom: Math.max(from, to),
    first: Math.min(start, stop),
    last: Math.max(start, stop),
  }
}

export const rangeKeys = [
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
] as const
export type RangeKey = (typeof rangeKeys)[number]

export const isRangeKey = (key: string): key is RangeKey => rangeKeys.some(known => known === key)

interface RangeGrid {
  rows: number
  columns: number
  /** How many rows the Page keys go. */
  pageRows: number
  isRtl: boolean
  /** Whether a range can end in a row: not in the detail of one. */
  canEnd: (position: number) => boolean
}

/**
 * Where the end of a range goes by a key.
 * @param isFar with Ctrl: as far as it goes
 */
export function movedEnd(from: CellAt, key: RangeKey, isFar: boolean, grid: RangeGrid): CellAt {
  const { position, place } = from
  const [lastRow, lastColumn] = [grid.rows - 1, grid.columns - 1]
  const row = (to: number, back: -1 | 1) => {
    let at = Math.min(lastRow, Math.max(0, to))
    // Over what can be no end; where nothing can, it stays where it was.
    while (at >= 0 && at <= lastRow && !grid.canEnd(at)) at += back
    return { position: at < 0 || at > lastRow ? position : at, place }
  }
  const column = (to: number) => ({ position, place: Math.min(lastColumn, Math.max(0, to)) })
  const isToEnd = (key === 'ArrowRight') !== grid.isRtl
  switch (key) {
    case 'ArrowUp':
      return isFar ? row(0, 1) : row(position - 1, -1)
    case 'ArrowDown':
      return isFar ? row(lastRow, -1) : row(position + 1, 1)
    case 'ArrowLeft':
    case 'ArrowRight':
      if (isFar) return column(isToEnd ? lastColumn : 0)
      return column(place + (isToEnd ? 1 : -1))
    case 'PageUp':
      return row(position - grid.pageRows, 1)
    case 'PageDown':
      return row(position + grid.pageRows, -1)
    case 'Home':
      return { ...column(0), ...(isFar && { position: row(0, 1).position }) }
    case 'End':
      return { ...column(lastColumn), ...(isFar && { position: row(lastRow, -1).position }) }
  }
}

/** What of a row lies in a range: places of columns, and which edges of the range run along it. */
export interface RangeInRow {
  rangeFirst: number
  rangeLast: number
  isRangeTop: boolean
  isRangeBottom: boolean
}

/** `undefined` where no cell of the row lies in it. */
export function rangeInRow(box: RangeBox | undefined, position: number): RangeInRow | undefined {
  if (!box || position < box.top || position > box.bottom) return undefined
  return {
    rangeFirst: box.first,
    rangeLast: box.last,
    isRangeTop: position === box.top,
    isRangeBottom: position === box.bottom,
  }
}

/** The edges of the range that run along a cell, as its attribute has them; `undefined` where it is not in it. */
export function edgesAt(range: Partial<RangeInRow>, place: number): string | undefined {
  const { rangeFirst, rangeLast, isRangeTop, isRangeBottom } = range
  if (rangeFirst === undefined || rangeLast === undefined) return undefined
  if (place < rangeFirst || place > rangeLast) return undefined
  const edges = [
    isRangeTop && 'top',
    isRangeBottom && 'bottom',
    place === rangeFirst && 'start',
    place === rangeLast && 'end',
  ]
  return edges.filter(Boolean).join(' ')
}

/** The range of a grid, if there is one. Apart from the grid, so that while it grows only what shows it is drawn again. */
export class GridRange {
  readonly #listeners = new Set<() => void>()
  #range: CellRange | null = null
  #arrangement: string | undefined
  #focused: (() => RangeCorner | undefined) | undefined

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  readonly current = (): CellRange | null => this.#range
  readonly exists = (): boolean => this.#range !== null

  /** The cell that has the focus, or had it last. */
  focused(): RangeCorner | undefined {
    return this.#focused?.()
  }
  /** @param focused asked by anyone who copies; left out once the grid is gone */
  askForFocus(focused?: () => RangeCorner | undefined): void {
    this.#focused = focused
  }

  /** Ends the range where the rows are arranged otherwise: it would have others between its corners. */
  arrange(arrangement: string): void {
    if (this.#arrangement !== arrangement) this.set(null)
    this.#arrangement = arrangement
  }

  set(range: CellRange | null): void {
    const before = this.#range
    if (before === range || (before && range && isSame(before, range))) return
    this.#range = range
    for (const listener of this.#listeners) listener()
  }
}

function isSame(one: CellRange, other: CellRange): boolean {
  return isSameCorner(one.anchor, other.anchor) && isSameCorner(one.end, other.end)
}

export function isSameCorner(one: RangeCorner, other: RangeCorner): boolean {
  return one.row === other.row && one.column === other.column
}
