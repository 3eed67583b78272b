import type { Order } from './shape.ts'

/** The rows between two positions of an order. It keeps that order, so its content never changes. */
interface Span {
  order: Order
  idAt: (row: number) => string
  rowOfId: (id: string) => number
  anchor: number
  end: number
  /** Whether rows in between are not loaded, and so not selected. */
  hasGap?: boolean
}

/**
 * The selected rows, by the caller's ids. Immutable. Either some ids, or all matching rows except some ids. While Shift
 * extends the selection, there is also an interval of positions: an arrow key at 100,000 rows changes one number and
 * copies nothing.
 */
export class RowSelection {
  static readonly none = new RowSelection(false, new Set(), null)
  /** All matching rows, loaded or not. */
  static readonly all = new RowSelection(true, new Set(), null)

  /** All matching rows except `#ids`. */
  readonly isAllMatching: boolean
  readonly #ids: ReadonlySet<string>
  readonly #span: Span | null
  #counted: number | undefined

  private constructor(isAllMatching: boolean, ids: ReadonlySet<string>, span: Span | null) {
    this.isAllMatching = isAllMatching
    this.#ids = ids
    this.#span = span
  }

  /** Whether Shift passed over rows that are not loaded, and so not selected. */
  get hasGap(): boolean {
    return this.#span?.hasGap === true
  }

  /** @param row number of the row in the current order */
  has(id: string, row: number): boolean {
    if (this.#ids.has(id) !== this.isAllMatching) return true
    if (!this.#span) return false
    const { order, anchor, end } = this.#span
    const position = order.positionOf(row)
    return position !== -1 && position >= Math.min(anchor, end) && position <= Math.max(anchor, end)
  }

  /** @param matching how many rows match, for a selection of all of them */
  countOf(matching: number): number {
    if (this.isAllMatching) return Math.max(0, matching - this.#ids.size)
    this.#counted ??= this.#count()
    return this.#counted
  }

  /** The selected ids or, if all matching rows are selected, those that are not. */
  ids(): readonly string[] {
    return [...this.#settled().#ids]
  }

  /** Toggles the selection of this row. */
  toggled(id: string, row: number): RowSelection {
    const settled = this.#settled()
    const ids = new Set(settled.#ids)
    if (this.has(id, row) === this.isAllMatching) ids.add(id)
    else ids.delete(id)
    return new RowSelection(this.isAllMatching, ids, null)
  }

  /** Selects all of these rows, or none of them. */
  withAll(rows: Iterable<string>, isChosen: boolean): RowSelection {
    const ids = new Set(this.#settled().#ids)
    for (const id of rows) {
      if (isChosen === this.isAllMatching) ids.delete(id)
      else ids.add(id)
    }
    return new RowSelection(this.isAllMatching, ids, null)
  }

  /**
   * Selects the rows from the anchor to the end, replacing the previous extension. After "all that match" it starts
   * afresh, as in React Aria.
   */
  extended(span: Span): RowSelection {
    const isSame = this.#span?.order === span.order && this.#span.anchor === span.anchor
    const base = this.isAllMatching ? RowSelection.none : isSame ? this : this.#settled()
    return new RowSelection(false, base.#ids, span)
  }

  /** The rows that are still there, as ids alone: they have other numbers now. The same object if nothing changes. */
  kept(isThere: (id: string) => boolean): RowSelection {
    const settled = this.#settled()
    const there = [...settled.#ids].filter(isThere)
    return there.length === settled.#ids.size
      ? settled
      : new RowSelection(this.isAllMatching, new Set(there), null)
  }

  /** Iterates over the few ids instead of the interval's rows. */
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
