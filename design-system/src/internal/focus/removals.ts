/** Where elements stood that are no longer there, as the browser told when they were taken away. */

/** What an element stood between. */
interface Place {
  next: Node | null
  previous: Node | null
}

/** What is shown one by one in a list, and goes one by one. Grids and trees keep their rows themselves. */
const item = 'li, tr, [role="listitem"], article, div:has(> dt)'

export const isItem = (element: Element): boolean => element.matches(item)

/** What was taken away, and what it stood between: also when that went later. */
export class Removals {
  readonly #places = new WeakMap<Node, Place>()

  note(records: readonly MutationRecord[]): void {
    for (const { removedNodes, nextSibling, previousSibling } of records)
      for (const node of removedNodes)
        this.#places.set(node, { next: nextSibling, previous: previousSibling })
  }

  /** Of the items of its list that are there now: the one after what is gone, else the one before. */
  itemInstead(gone: Element): Element | undefined {
    return this.#nearest(gone, 'next') ?? this.#nearest(gone, 'previous')
  }

  #nearest(gone: Element, side: keyof Place): Element | undefined {
    // What an element stood beside was there at that time: each step leads to what went later, and ends.
    let at = this.#places.get(gone)?.[side] ?? null
    while (at) {
      if (!at.isConnected) at = this.#places.get(at)?.[side] ?? null
      else if (at instanceof Element && isItem(at) && at.checkVisibility()) return at
      else at = side === 'next' ? at.nextSibling : at.previousSibling
    }
    return undefined
  }
}
