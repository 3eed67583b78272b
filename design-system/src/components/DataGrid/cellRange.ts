/** The corner of a range: the row by an identity that survives sorting and scrolling, the column by its number. */
export interface RangeCorner {
  row: string
  column: number
}

/** The cells between two corners. The anchor is where it starts; keys and the pointer move the end. */
export interface CellRange {
  anchor: RangeCorner
  end: RangeCorner
}

/** The extent of a range: row positions and column places, all inclusive. */
export interface RangeBox {
  top: number
  bottom: number
  first: number
  last: number
}

/** A cell by its row position and its column place. */
export interface CellAt {
  position: number
  place: number
}

/**
 * The current extent of a range; `undefined` while one of its corners does not exist.
 * @param positionOf returns −1 if there is no such row
 * @param columns column numbers from first to last
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
  /** Number of rows that the Page keys move. */
  pageRows: number
  isRtl: boolean
  /** Whether a range can end at a position, which it cannot in the details of a row. */
  canEnd: (position: number) => boolean
}

/**
 * The end of a range after a key.
 * @param isFar whether Ctrl is held, which moves to the far end
 */
export function movedEnd(from: CellAt, key: RangeKey, isFar: boolean, grid: RangeGrid): CellAt {
  const { position, place } = from
  const [lastRow, lastColumn] = [grid.rows - 1, grid.columns - 1]
  const row = (to: number, back: -1 | 1) => {
    let at = Math.min(lastRow, Math.max(0, to))
    // Skip rows where a range cannot end. If there is no other, stay.
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

/** The part of a row in a range: column places, and the edges of the range at this row. */
export interface RangeInRow {
  rangeFirst: number
  rangeLast: number
  isRangeTop: boolean
  isRangeBottom: boolean
}

/** The part of a row in the range; `undefined` if there is none. */
export function rangeInRow(box: RangeBox | undefined, position: number): RangeInRow | undefined {
  if (!box || position < box.top || position > box.bottom) return undefined
  return {
    rangeFirst: box.first,
    rangeLast: box.last,
    isRangeTop: position === box.top,
    isRangeBottom: position === box.bottom,
  }
}

/** The edges of the range at a cell, as an attribute value; `undefined` if the cell is not in it. */
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

/** Holds the range of a grid outside React state, so that only the parts that show it re-render while it grows. */
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

  /** The cell that has or last had the focus. */
  focused(): RangeCorner | undefined {
    return this.#focused?.()
  }
  /** @param focused called when copying; omitted once the grid is unmounted */
  askForFocus(focused?: () => RangeCorner | undefined): void {
    this.#focused = focused
  }

  /** Clears the range when the arrangement of the rows changes, because it would then contain other rows. */
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
