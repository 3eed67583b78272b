import { foldFast } from '../rowModel/columns.ts'

/** What a tree needs to know of an entry. */
export interface TreeItem {
  readonly id: string
  /** Id of the entry that it lies in, `null` at the top level. */
  readonly parentId: string | null
  readonly name: string
  /** Also found by the filter. */
  readonly description?: string | undefined
}

/** Where an entry stands among its siblings, by its number; counted from 1 as `aria-posinset` is. */
export interface TreePlaces {
  readonly positions: Int32Array
  /** How many children each entry has; that of the top level at the end. */
  readonly childCounts: Int32Array
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
    this.#places ??= placesOf(this)
    return this.#places
  }
}

/** @param shown leaves out what is not shown: then places are those among what is. */
export function placesOf(model: TreeModel<TreeItem>, shown?: Uint8Array): TreePlaces {
  const positions = new Int32Array(model.length)
  const childCounts = new Int32Array(model.length + 1)
  for (let number = 0; number < model.length; number += 1) {
    if (shown?.[number] === 0) continue
    const parent = model.parentOf(number)
    const slot = parent === -1 ? model.length : parent
    const position = (childCounts[slot] ?? 0) + 1
    childCounts[slot] = position
    positions[number] = position
  }
  return { positions, childCounts }
}

/** Children by lists that are linked in typed arrays, the way down by two more: no array or object is made per entry. */
function inPreOrder<Item extends TreeItem>(given: readonly Item[]) {
  const count = given.length
  const givenAt = new Map<string, number>()
  for (let index = count - 1; index >= 0; index -= 1) givenAt.set(given[index]?.id ?? '', index)
  const hasTwice = givenAt.size < count
  const first = new Int32Array(count + 1).fill(-1)
  const next = new Int32Array(count).fill(-1)
  // Most entries are given next to their siblings: their parent is looked up once for all of them.
  let [parentId, slot]: [string | null, number] = [null, count]
  for (let index = count - 1; index >= 0; index -= 1) {
    const item = given[index]
    if (!item || (hasTwice && givenAt.get(item.id) !== index)) continue
    if (item.parentId !== parentId) {
      parentId = item.parentId
      slot = (parentId === null ? undefined : givenAt.get(parentId)) ?? count
    }
    next[index] = first[slot] ?? -1
    first[slot] = index
  }

  const items: Item[] = []
  const parents = new Int32Array(givenAt.size)
  const ends = new Int32Array(givenAt.size)
  const levels = new Int32Array(givenAt.size)
  /** Numbers by where the entries were given; −1 until they are placed. */
  const numbers = new Int32Array(count).fill(-1)
  /** Entries from the top level down to where the walk is: as they were given, and by number. */
  const [openAt, openNumber] = [new Int32Array(givenAt.size + 1), new Int32Array(givenAt.size + 1)]
  /** Walks down from an entry, and through its siblings when it is one of a list. */
  const walk = (start: number, isList: boolean) => {
    let [index, depth] = [start, 0]
    while (index !== -1 || depth > 0) {
      const item = index === -1 ? undefined : given[index]
      if (item && numbers[index] === -1) {
        const number = items.length
        numbers[index] = number
        parents[number] = depth === 0 ? -1 : (openNumber[depth - 1] ?? -1)
        openAt[depth] = index
        openNumber[depth] = number
        depth += 1
        levels[number] = depth
        items.push(item)
        index = first[index] ?? -1
      } else if (item) {
        index = next[index] ?? -1
      } else {
        depth -= 1
        ends[openNumber[depth] ?? 0] = items.length
        index = depth > 0 || isList ? (next[openAt[depth] ?? 0] ?? -1) : -1
      }
    }
  }
  walk(first[count] ?? -1, true)
  // What is left lies in itself, one through the other: the first of each such ring becomes a top entry.
  if (items.length < givenAt.size)
    for (const index of givenAt.values()) if (numbers[index] === -1) walk(index, false)
  return { items, parents, ends, levels, givenAt, numbers }
}
