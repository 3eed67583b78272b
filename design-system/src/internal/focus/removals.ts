/** The former positions of removed elements, recorded from the browser's mutation records. */

/** The former siblings of an element. */
interface Place {
  next: Node | null
  previous: Node | null
}

/** Items that are rendered and removed one by one. Grids and trees manage their rows themselves. */
const item = 'li, tr, [role="listitem"], article, div:has(> dt)'

export const isItem = (element: Element): boolean => element.matches(item)

/** Removed elements and their former siblings, even if those were removed later. */
export class Removals {
  readonly #places = new WeakMap<Node, Place>()

  note(records: readonly MutationRecord[]): void {
    for (const { removedNodes, nextSibling, previousSibling } of records)
      for (const node of removedNodes)
        this.#places.set(node, { next: nextSibling, previous: previousSibling })
  }

  /** The item of the list that replaces a removed one: the next, otherwise the previous. */
  itemInstead(gone: Element): Element | undefined {
    return this.#nearest(gone, 'next') ?? this.#nearest(gone, 'previous')
  }

  #nearest(gone: Element, side: keyof Place): Element | undefined {
    // A recorded sibling was still there at the time, so each step leads to a later removal, and the loop ends.
    let at = this.#places.get(gone)?.[side] ?? null
    while (at) {
      if (!at.isConnected) at = this.#places.get(at)?.[side] ?? null
      else if (at instanceof Element && isItem(at) && at.checkVisibility()) return at
      else at = side === 'next' ? at.nextSibling : at.previousSibling
    }
    return undefined
  }
}
