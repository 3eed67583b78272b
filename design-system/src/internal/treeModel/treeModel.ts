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
  readonly #numbers: ReadonlyMap<string, number>
  #names: readonly string[] | undefined
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
    this.#numbers = built.numbers
  }

  get length(): number {
    return this.items.length
  }
  /** −1 when there is no such entry. */
  numberOf(id: string): number {
    return this.#numbers.get(id) ?? -1
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
    this.#names ??= this.items.map(({ name }) => foldFast(name))
    return this.#names
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

/** Children by lists that are linked in typed arrays: no array is made per folder. */
function inPreOrder<Item extends TreeItem>(given: readonly Item[]) {
  const at = new Map<string, number>()
  for (const [index, { id }] of given.entries()) if (!at.has(id)) at.set(id, index)
  const count = given.length
  const first = new Int32Array(count + 1).fill(-1)
  const next = new Int32Array(count).fill(-1)
  for (let index = count - 1; index >= 0; index -= 1) {
    const item = given[index]
    if (!item || at.get(item.id) !== index) continue
    const parent = item.parentId === null ? undefined : at.get(item.parentId)
    const slot = parent ?? count
    next[index] = first[slot] ?? -1
    first[slot] = index
  }

  const items: Item[] = []
  const parents = new Int32Array(at.size)
  const ends = new Int32Array(at.size)
  const levels = new Int32Array(at.size)
  const numbers = new Map<string, number>()
  const isPlaced = new Uint8Array(count)
  /** Walks down from an entry, and through its siblings when it is one of a list. */
  const walk = (start: number, isList: boolean) => {
    /** Entries given, and the number each has, from the top level down to where the walk is. */
    const open: { index: number; number: number }[] = []
    let index = start
    while (index !== -1 || open.length > 0) {
      const item = index === -1 ? undefined : given[index]
      if (item && isPlaced[index] === 0) {
        isPlaced[index] = 1
        const number = items.length
        numbers.set(item.id, number)
        parents[number] = open.at(-1)?.number ?? -1
        levels[number] = open.length + 1
        items.push(item)
        open.push({ index, number })
        index = first[index] ?? -1
        continue
      }
      if (item) {
        index = next[index] ?? -1
        continue
      }
      const done = open.pop()
      if (!done) break
      ends[done.number] = items.length
      index = open.length > 0 || isList ? (next[done.index] ?? -1) : -1
    }
  }
  walk(first[count] ?? -1, true)
  // What is left lies in itself, one through the other: the first of each such ring becomes a top entry.
  for (const index of at.values()) if (isPlaced[index] === 0) walk(index, false)
  return { items, parents, ends, levels, numbers }
}
