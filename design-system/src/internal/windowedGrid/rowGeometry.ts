/** Rows rendered beyond the visible edge, so that fast scrolling shows no gap. */
const overscan = 6

/** The positions to render: from `first` to before `end`. */
export interface RowRange {
  first: number
  end: number
}

/** A row with its own height, in px. */
export interface HighRow {
  position: number
  height: number
}

/** How many rows with their own height come before a position, and their total height, in px. */
export function highRowsBefore(
  highRows: readonly HighRow[],
  position: number,
): { count: number; height: number } {
  let [count, height] = [0, 0]
  for (const row of highRows) {
    if (row.position >= position) break
    count += 1
    height += row.height
  }
  return { count, height }
}

/**
 * Positions of the rows to render, from top to bottom.
 * @param kept positions of rows that are always rendered; −1 for those that do not exist
 */
export function drawnPositions({ first, end }: RowRange, kept: readonly number[]): number[] {
  const inView = Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at)
  const others = kept.filter(position => position !== -1 && (position < first || position >= end))
  return [...new Set([...inView, ...others])].toSorted((a, b) => a - b)
}

/** The geometry of rows below a sticky header; all have the same height except a few. In px. */
export class RowGeometry {
  #count = 0
  #highRows: readonly HighRow[] = []
  #row = 44
  #head = 0
  #view = 0

  /** @param body height of all rows together @param view height of the scroll container, with the header */
  measured(count: number, body: number, head: number, view: number, highRows: readonly HighRow[] = []): void {
    this.#count = count
    this.#highRows = highRows
    if (count === 0 || body === 0) return
    const high = highRowsBefore(highRows, count)
    this.#row = (body - high.height) / Math.max(1, count - high.count)
    this.#head = head
    this.#view = view
  }

  /** How many whole rows fit, minus one that stays visible when paging; at least one. */
  get pageRows(): number {
    return Math.max(1, Math.floor((this.#view - this.#head) / this.#row) - 1)
  }

  /** Height of a row without its own. */
  get rowHeight(): number {
    return this.#row
  }

  rangeAt(scrollTop: number): RowRange {
    const first = Math.max(0, Math.floor(this.#placeAt(scrollTop)) - overscan)
    const end = Math.ceil(this.#placeAt(scrollTop + this.#view - this.#head)) + overscan
    return { first: Math.min(first, Math.max(0, this.#count - 1)), end: Math.min(end, this.#count) }
  }

  /** The scroll position that brings the row into view below the header with the least movement. */
  scrollTopFor(position: number, scrollTop: number): number {
    const top = this.#topOf(position)
    const end = this.#topOf(position + 1) - (this.#view - this.#head)
    return top < scrollTop ? top : Math.max(scrollTop, end)
  }

  /**
   * The scroll position that centres a row; the current one if the row is already in view.
   * @param hidden how much of the scroll container is below the edge of the window, in px
   */
  scrollTopAmid(position: number, scrollTop: number, hidden: number): number {
    const top = this.#topOf(position)
    const height = this.#topOf(position + 1) - top
    const seen = this.#view - this.#head - hidden
    if (top >= scrollTop && top + height <= scrollTop + seen) return scrollTop
    return Math.max(0, top - (seen - height) / 2)
  }

  #topOf(position: number): number {
    const { count, height } = highRowsBefore(this.#highRows, position)
    return (position - count) * this.#row + height
  }
  /** The position at a distance from the top, including the fraction of the row above it. */
  #placeAt(distance: number): number {
    let skipped = 0
    for (const { position, height } of this.#highRows) {
      const top = position * this.#row + skipped
      if (distance < top) break
      if (distance < top + height) return position + (distance - top) / height
      skipped += height - this.#row
    }
    return (distance - skipped) / this.#row
  }
}
