import { foldFast } from '../rowModel/columns.ts'
import { placesIn, preOrderOf, type TreePlaces } from '../rowModel/preOrder.ts'

/** What a tree needs to know of an entry. */
export interface TreeItem {
  readonly id: string
  /** Id of the entry that it lies in, `null` at the top level. */
  readonly parentId: string | null
  readonly name: string
  /** Also found by the filter. */
  readonly description?: string | undefined
}

/**
 * Nested entries in pre-order: an entry's number is its place in it, everything in it follows it, up to its end. What is
 * asked of a tree is arithmetic on three arrays. Unchangeable.
 */
export class TreeModel<Item extends TreeItem> {
  /** By number. */
  readonly items: readonly Item[]
  /** Number of the entry that each lies in, −1 at the top level. */
  readonly parents: Int32Array
  /** The number after the last entry that lies in each. */
  readonly ends: Int32Array
  /** From 1, as `aria-level` is. */
  readonly levels: Int32Array
  /** Where each id was given, and the number of what was given there. */
  readonly #givenAt: ReadonlyMap<string, number>
  readonly #numbers: Int32Array
  readonly #names: string[] = []
  #texts: readonly string[] | undefined
  #places: TreePlaces | undefined

  /**
   * @param items in any order; siblings keep theirs. An entry whose parent is not there, or that would lie in itself, is
   *   put at the top level: nobody loses it. Of two with the same id the first counts.
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
  /** −1 when there is no such entry. */
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
  /** Whether an entry is the other one, or lies in it. */
  isWithin(number: number, ancestor: number): boolean {
    return number >= ancestor && number < this.endOf(ancestor)
  }
  /** Numbers of what lies directly in an entry, −1 for the top level, in order. */
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
   * Folds some names ahead of time, so that the first letter that is typed need not wait for all of them.
   * @returns whether there are more
   */
  foldNames(count: number): boolean {
    const end = Math.min(this.length, this.#names.length + count)
    for (let number = this.#names.length; number < end; number += 1)
      this.#names.push(foldFast(this.items[number]?.name ?? ''))
    return end < this.length
  }
  /** Folded names with their descriptions, by number. */
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

/** The entries in pre-order, and where each id was given. */
function inPreOrder<Item extends TreeItem>(given: readonly Item[]) {
  const count = given.length
  const givenAt = new Map<string, number>()
  for (let index = count - 1; index >= 0; index -= 1) givenAt.set(given[index]?.id ?? '', index)
  const hasTwice = givenAt.size < count
  const order = new Int32Array(givenAt.size)
  const parentOf = new Int32Array(count)
  // Most entries are given next to their siblings: their parent is looked up once for all of them.
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
