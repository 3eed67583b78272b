/**
 * Which element shows which row. Rows that come into view take the elements of those that left it: an element that
 * changes its words costs a fraction of one that is made. A row that stays keeps its element, above all the focused one.
 */
export class Slots<Row = number> {
  #slotOf = new Map<Row, number>()
  /** Slots from the first element of the page to the last. */
  #elements: number[] = []
  /** Slots that no row takes any more. */
  readonly #gone = new Set<number>()
  #rows: object | undefined

  /**
   * A row that had the focus, and may have it still, is gone. No other row takes its element: a dialog that closes would
   * give the focus back to that one.
   */
  drop(row: Row): void {
    const slot = this.#slotOf.get(row)
    if (slot === undefined) return
    this.#slotOf.delete(row)
    this.#elements = this.#elements.filter(other => other !== slot)
    this.#gone.add(slot)
  }

  /**
   * Rows are called otherwise than before, and keep their elements.
   * @param rows identity of the rows: names mean something else when it changes
   * @param nameNow the name that a row of before has now; undefined when it is gone
   * @param focused the row of before that has the focus, or had it last
   */
  rename(rows: object, nameNow: (row: Row) => Row | undefined, focused: Row | undefined): void {
    if (this.#rows === rows) return
    const isFirst = this.#rows === undefined
    this.#rows = rows
    if (isFirst) return
    if (focused !== undefined && nameNow(focused) === undefined) this.drop(focused)
    this.#slotOf = new Map(
      [...this.#slotOf].flatMap(([row, slot]) => {
        const now = nameNow(row)
        return now === undefined ? [] : [[now, slot] as const]
      }),
    )
  }

  /**
   * @param rows numbers or ids of the rows to show, from top to bottom
   * @param isSettled nothing scrolls: elements are brought into the order of the rows, for anyone who reads the page from
   *   top to bottom. Not while it scrolls, when moving elements would cost what recycling saves.
   * @returns each row with its slot, in the order of the elements
   */
  assign(rows: readonly Row[], isSettled: boolean): { row: Row; slot: number }[] {
    const kept = new Map(
      rows.flatMap(row => {
        const slot = this.#slotOf.get(row)
        return slot === undefined ? [] : [[row, slot] as const]
      }),
    )
    const taken = new Set(kept.values())
    const free = this.#elements.filter(slot => !taken.has(slot))
    let next = 0
    for (const row of rows) {
      if (kept.has(row)) continue
      while (taken.has(next) || this.#gone.has(next)) next += 1
      const slot = free.shift() ?? next
      taken.add(slot)
      kept.set(row, slot)
    }
    const rowOf = new Map([...kept].map(([row, slot]) => [slot, row]))
    const order = isSettled
      ? rows.flatMap(row => kept.get(row) ?? [])
      : [
          ...this.#elements.filter(slot => rowOf.has(slot)),
          ...[...rowOf.keys()].filter(slot => !this.#elements.includes(slot)),
        ]
    this.#slotOf = kept
    this.#elements = order
    return order.flatMap(slot => {
      const row = rowOf.get(slot)
      return row === undefined ? [] : [{ row, slot }]
    })
  }
}
