/**
 * Assigns rows to elements. Rows that come into view reuse the elements of those that left: updating an element costs a
 * fraction of creating one. A row that stays keeps its element, above all the focused one.
 */
export class Slots<Row = number> {
  #slotOf = new Map<Row, number>()
  /** Slots in DOM order. */
  #elements: number[] = []
  /** Slots that are not reused. */
  readonly #gone = new Set<number>()
  #rows: object | undefined

  /**
   * A row that had, or still has, the focus is gone. Its element is not reused, because a closing dialog would return
   * the focus to the wrong row.
   */
  drop(row: Row): void {
    const slot = this.#slotOf.get(row)
    if (slot === undefined) return
    this.#slotOf.delete(row)
    this.#elements = this.#elements.filter(other => other !== slot)
    this.#gone.add(slot)
  }

  /**
   * Renames rows, which keep their elements.
   * @param rows identity of the rows: names mean something else when it changes
   * @param nameNow the new name of a previous row; undefined when it is gone
   * @param focused the previous row that has, or last had, the focus
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
   * @param isSettled nothing scrolls: elements are put into the order of the rows, for readers who go through the page
   * from top to bottom. Not while scrolling, when moving elements would cost what recycling saves.
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
