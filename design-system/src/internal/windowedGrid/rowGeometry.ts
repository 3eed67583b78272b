/** Rows beyond the edge of what is seen, so that a fast scroll shows no gap. */
const overscan = 6

/** Which positions are drawn: from `first` to before `end`. */
export interface RowRange {
  first: number
  end: number
}

/** A row with a height of its own, in px. */
export interface HighRow {
  position: number
  height: number
}

/** How many rows with a height of their own come before a position, and how high they are together, in px. */
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
 * Positions of the rows to draw, from top to bottom.
 * @param kept positions of rows that are drawn wherever they are; those at −1 are not there
 */
export function drawnPositions({ first, end }: RowRange, kept: readonly number[]): number[] {
  const inView = Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at)
  const others = kept.filter(position => position !== -1 && (position < first || position >= end))
  return [...new Set([...inView, ...others])].toSorted((a, b) => a - b)
}

/** Rows below a header that sticks to the top, equally high but for a few, all in px. */
export class RowGeometry {
  #count = 0
  #highRows: readonly HighRow[] = []
  #row = 44
  #head = 0
  #view = 0

  /** @param body height of all rows together @param view height of what scrolls, with the header */
  measured(count: number, body: number, head: number, view: number, highRows: readonly HighRow[] = []): void {
    this.#count = count
    this.#highRows = highRows
    if (count === 0 || body === 0) return
    const high = highRowsBefore(highRows, count)
    this.#row = (body - high.height) / Math.max(1, count - high.count)
    this.#head = head
    this.#view = view
  }

  /** How many whole rows are seen at once, but for one that stays when a page is turned; at least one. */
  get pageRows(): number {
    return Math.max(1, Math.floor((this.#view - this.#head) / this.#row) - 1)
  }

  /** Of a row that has no height of its own. */
  get rowHeight(): number {
    return this.#row
  }

  rangeAt(scrollTop: number): RowRange {
    const first = Math.max(0, Math.floor(this.#placeAt(scrollTop)) - overscan)
    const end = Math.ceil(this.#placeAt(scrollTop + this.#view - this.#head)) + overscan
    return { first: Math.min(first, Math.max(0, this.#count - 1)), end: Math.min(end, this.#count) }
  }

  /** Where to scroll to, as little as brings the row into view below the header. */
  scrollTopFor(position: number, scrollTop: number): number {
    const top = this.#topOf(position)
    const end = this.#topOf(position + 1) - (this.#view - this.#head)
    return top < scrollTop ? top : Math.max(scrollTop, end)
  }

  /**
   * Where to scroll to so that a row stands amid what is seen; where it is seen already, to where it is scrolled now.
   * @param hidden how much of what scrolls lies below the edge of the window, in px
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
  /** The position at a distance from the top, with the part of the row that lies above it. */
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
