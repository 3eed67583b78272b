import type { Order } from './shape.ts'

/** Rows between two positions of an order. It keeps the order that it was made in, and so stays what it was. */
interface Span {
  order: Order
  idAt: (row: number) => string
  rowOfId: (id: string) => number
  anchor: number
  end: number
  /** Rows belong between them that are not here, and so are not chosen. */
  hasGap?: boolean
}

/**
 * Which rows are chosen, by the user's ids; unchangeable. Either some ids, or all that match except some ids — and while
 * Shift extends it, an interval of positions on top: an arrow key at 100,000 rows changes one number and copies nothing.
 */
export class RowSelection {
  static readonly none = new RowSelection(false, new Set(), null)
  /** All rows that match, loaded or not. */
  static readonly all = new RowSelection(true, new Set(), null)

  /** All that match but for `#ids`. */
  readonly isAllMatching: boolean
  readonly #ids: ReadonlySet<string>
  readonly #span: Span | null
  #counted: number | undefined

  private constructor(isAllMatching: boolean, ids: ReadonlySet<string>, span: Span | null) {
    this.isAllMatching = isAllMatching
    this.#ids = ids
    this.#span = span
  }

  /** Shift went over rows that are not here, and so are not chosen. */
  get hasGap(): boolean {
    return this.#span?.hasGap === true
  }

  /** @param row number of the row in the order that is shown */
  has(id: string, row: number): boolean {
    if (this.#ids.has(id) !== this.isAllMatching) return true
    if (!this.#span) return false
    const { order, anchor, end } = this.#span
    const position = order.positionOf(row)
    return position !== -1 && position >= Math.min(anchor, end) && position <= Math.max(anchor, end)
  }

  /** @param matching how many rows match, for a selection of all that do */
  countOf(matching: number): number {
    if (this.isAllMatching) return Math.max(0, matching - this.#ids.size)
    this.#counted ??= this.#count()
    return this.#counted
  }

  /** The ids that are chosen — or, when all that match are, those that are not. */
  ids(): readonly string[] {
    return [...this.#settled().#ids]
  }

  /** With this row changed from chosen to not chosen, or back. */
  toggled(id: string, row: number): RowSelection {
    const settled = this.#settled()
    const ids = new Set(settled.#ids)
    if (this.has(id, row) === this.isAllMatching) ids.add(id)
    else ids.delete(id)
    return new RowSelection(this.isAllMatching, ids, null)
  }

  /** With these rows all chosen, or none of them. */
  withAll(rows: Iterable<string>, isChosen: boolean): RowSelection {
    const ids = new Set(this.#settled().#ids)
    for (const id of rows) {
      if (isChosen === this.isAllMatching) ids.delete(id)
      else ids.add(id)
    }
    return new RowSelection(this.isAllMatching, ids, null)
  }

  /**
   * With the rows from the anchor to the end, instead of those that it was extended by just before.
   * After "all that match" it starts anew, as in React Aria.
   */
  extended(span: Span): RowSelection {
    const isSame = this.#span?.order === span.order && this.#span.anchor === span.anchor
    const base = this.isAllMatching ? RowSelection.none : isSame ? this : this.#settled()
    return new RowSelection(false, base.#ids, span)
  }

  /** By the ids, which are few, and not by the rows of the interval. */
  #count(): number {
    if (!this.#span) return this.#ids.size
    const { rowOfId, anchor, end } = this.#span
    const bare = new RowSelection(false, new Set(), this.#span)
    const outside = [...this.#ids].filter(id => !bare.has(id, rowOfId(id)))
    return Math.abs(end - anchor) + 1 + outside.length
  }

  #settled(): RowSelection {
    if (!this.#span) return this
    const { order, idAt, anchor, end } = this.#span
    const ids = new Set(this.#ids)
    for (let position = Math.min(anchor, end); position <= Math.max(anchor, end); position += 1)
      ids.add(idAt(order.rowAt(position)))
    return new RowSelection(false, ids, null)
  }
}
