import { foldFast } from '../rowModel/columns.ts'
import { placesIn, preOrderOf, type TreePlaces } from '../rowModel/preOrder.ts'

/** The properties of an entry that a tree needs. */
export interface TreeItem {
  readonly id: string
  /** Id of the parent entry, `null` at the top level. */
  readonly parentId: string | null
  readonly name: string
  /** The filter covers it too. */
  readonly description?: string | undefined
}

/**
 * Nested entries in pre-order: an entry's number is its index, and its descendants follow it, up to its end. Tree
 * queries are arithmetic on three arrays. Immutable.
 */
export class TreeModel<Item extends TreeItem> {
  /** By number. */
  readonly items: readonly Item[]
  /** Number of each entry's parent, −1 at the top level. */
  readonly parents: Int32Array
  /** By number: the number after the entry's last descendant. */
  readonly ends: Int32Array
  /** From 1, as in `aria-level`. */
  readonly levels: Int32Array
  /** The index at which each id was given, and the number of the entry at each index. */
  readonly #givenAt: ReadonlyMap<string, number>
  readonly #numbers: Int32Array
  readonly #names: string[] = []
  #texts: readonly string[] | undefined
  #places: TreePlaces | undefined

  /**
   * @param items in any order; siblings keep theirs. An entry with a missing parent, or in a cycle, goes to the top
   * level, so that no entry is lost. Of two entries with the same id, the first counts.
   */
  constructor(items: readonly Item[]) {
    const built = inPreOrder(items)
    this.items = built.items
    this.parents = built.parents
    this.ends = built.ends
    this.levels = built.levels
    this.#givenAt = built.givenAt
    this.#numbers = built.numbers
  }

  get length(): number {
    return this.items.length
  }
  /** −1 if there is no such entry. */
  numberOf(id: string): number {
    const at = this.#givenAt.get(id)
    return at === undefined ? -1 : (this.#numbers[at] ?? -1)
  }
  idAt(number: number): string {
    return this.items[number]?.id ?? ''
  }
  parentOf(number: number): number {
    return this.parents[number] ?? -1
  }
  endOf(number: number): number {
    return this.ends[number] ?? this.length
  }
  levelOf(number: number): number {
    return this.levels[number] ?? 1
  }
  /** Whether an entry is the other one or one of its descendants. */
  isWithin(number: number, ancestor: number): boolean {
    return number >= ancestor && number < this.endOf(ancestor)
  }
  /** Numbers of an entry's children in order; −1 for the top level. */
  *childrenOf(number: number): IterableIterator<number> {
    const end = number === -1 ? this.length : this.endOf(number)
    for (let child = number + 1; child < end; child = this.endOf(child)) yield child
  }
  /** Folded names, by number. */
  names(): readonly string[] {
    this.foldNames(this.length)
    return this.#names
  }
  /**
   * Folds some names ahead of time, so that the first type-ahead key need not wait for all of them.
   * @returns whether there are more
   */
  foldNames(count: number): boolean {
    const end = Math.min(this.length, this.#names.length + count)
    for (let number = this.#names.length; number < end; number += 1)
      this.#names.push(foldFast(this.items[number]?.name ?? ''))
    return end < this.length
  }
  /** Folded names and descriptions, by number. */
  texts(): readonly string[] {
    this.#texts ??= this.items.some(({ description }) => description !== undefined)
      ? this.items.map(({ name, description }) => foldFast(`${name} ${description ?? ''}`))
      : this.names()
    return this.#texts
  }
  places(): TreePlaces {
    this.#places ??= placesIn(this.parents)
    return this.#places
  }
}

/** The entries in pre-order, and the index at which each id was given. */
function inPreOrder<Item extends TreeItem>(given: readonly Item[]) {
  const count = given.length
  const givenAt = new Map<string, number>()
  for (let index = count - 1; index >= 0; index -= 1) givenAt.set(given[index]?.id ?? '', index)
  const hasTwice = givenAt.size < count
  const order = new Int32Array(givenAt.size)
  const parentOf = new Int32Array(count)
  // Siblings are usually adjacent, so their parent is looked up only once.
  let [parentId, parent, length]: [string | null, number, number] = [null, -1, 0]
  for (const [index, item] of given.entries()) {
    if (hasTwice && givenAt.get(item.id) !== index) continue
    if (item.parentId !== parentId) {
      parentId = item.parentId
      parent = (parentId === null ? undefined : givenAt.get(parentId)) ?? -1
    }
    parentOf[index] = parent
    order[length] = index
    length += 1
  }
  const { entries, ...built } = preOrderOf(order, parentOf, count)
  const items = Array.from(entries, index => given[index] as Item)
  return { ...built, items, givenAt }
}
