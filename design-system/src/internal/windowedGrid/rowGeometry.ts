/** Rows beyond the edge of what is seen, so that a fast scroll shows no gap. */
const overscan = 6

/** Which positions are drawn: from `first` to before `end`. */
export interface RowRange {
  first: number
  end: number
}

/** Equally high rows below a header that sticks to the top, all in px. */
export class RowGeometry {
  #count = 0
  #row = 44
  #head = 0
  #view = 0

  /** @param body height of all rows together @param view height of what scrolls, with the header */
  measured(count: number, body: number, head: number, view: number): void {
    this.#count = count
    if (count === 0 || body === 0) return
    this.#row = body / count
    this.#head = head
    this.#view = view
  }

  /** How many whole rows are seen at once, but for one that stays when a page is turned; at least one. */
  get pageRows(): number {
    return Math.max(1, Math.floor((this.#view - this.#head) / this.#row) - 1)
  }

  rangeAt(scrollTop: number): RowRange {
    const first = Math.max(0, Math.floor(scrollTop / this.#row) - overscan)
    const end = Math.ceil((scrollTop + this.#view - this.#head) / this.#row) + overscan
    return { first: Math.min(first, Math.max(0, this.#count - 1)), end: Math.min(end, this.#count) }
  }

  /** Where to scroll to, as little as brings the row into view below the header. */
  scrollTopFor(position: number, scrollTop: number): number {
    const top = position * this.#row
    const end = top + this.#row - (this.#view - this.#head)
    return top < scrollTop ? top : Math.max(scrollTop, end)
  }
}
