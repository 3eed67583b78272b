/** Entries that lie in one another, in pre-order: what lies in an entry follows it, up to its end. */
export interface PreOrder {
  /** Which entry has each number. */
  entries: Int32Array
  /** The number of each entry; −1 where it is none of them. */
  numbers: Int32Array
  /** Number of the entry that each lies in, −1 at the top level; by number. */
  parents: Int32Array
  /** The number after the last entry that lies in each; by number. */
  ends: Int32Array
  /** From 1, as `aria-level` is; by number. */
  levels: Int32Array
}

/** Where an entry stands among its siblings, by its number; counted from 1 as `aria-posinset` is. */
export interface TreePlaces {
  readonly positions: Int32Array
  /** How many children each entry has; that of the top level at the end. */
  readonly childCounts: Int32Array
}

/**
 * Brings entries into pre-order. Children by lists that are linked in typed arrays, the way down by two more: no array or
 * object is made per entry.
 * @param order the entries, siblings in their order
 * @param parentOf the entry that each lies in, −1 at the top level, for entries up to `count`. What lies in itself, one
 *   through the other, is put at the top level by its first entry: nobody loses it.
 */
export function preOrderOf(order: Int32Array, parentOf: Int32Array, count: number): PreOrder {
  const first = new Int32Array(count + 1).fill(-1)
  const next = new Int32Array(count).fill(-1)
  for (let at = order.length - 1; at >= 0; at -= 1) {
    const entry = order[at] ?? 0
    const parent = parentOf[entry] ?? -1
    const slot = parent === -1 ? count : parent
    next[entry] = first[slot] ?? -1
    first[slot] = entry
  }
  const total = order.length
  const entries = new Int32Array(total)
  const parents = new Int32Array(total)
  const ends = new Int32Array(total)
  const levels = new Int32Array(total)
  /** −1 until it is placed. */
  const numbers = new Int32Array(count).fill(-1)
  /** From the top level down to where the walk is. */
  const [openAt, openNumber] = [new Int32Array(total + 1), new Int32Array(total + 1)]
  let placed = 0
  /** Walks down from an entry, and through its siblings when it is one of a list. */
  const walk = (start: number, isList: boolean) => {
    let [entry, depth] = [start, 0]
    while (entry !== -1 || depth > 0) {
      if (entry !== -1 && numbers[entry] === -1) {
        numbers[entry] = placed
        entries[placed] = entry
        parents[placed] = depth === 0 ? -1 : (openNumber[depth - 1] ?? -1)
        openAt[depth] = entry
        openNumber[depth] = placed
        depth += 1
        levels[placed] = depth
        placed += 1
        entry = first[entry] ?? -1
      } else if (entry !== -1) {
        entry = next[entry] ?? -1
      } else {
        depth -= 1
        ends[openNumber[depth] ?? 0] = placed
        entry = depth > 0 || isList ? (next[openAt[depth] ?? 0] ?? -1) : -1
      }
    }
  }
  walk(first[count] ?? -1, true)
  // What is left lies in itself: the first of each such ring becomes a top entry.
  if (placed < total) for (const entry of order) if (numbers[entry] === -1) walk(entry, false)
  return { entries, numbers, parents, ends, levels }
}

/** @param shown leaves out what is not shown: then places are those among what is. */
export function placesIn(parents: Int32Array, shown?: Uint8Array): TreePlaces {
  const positions = new Int32Array(parents.length)
  const childCounts = new Int32Array(parents.length + 1)
  for (let number = 0; number < parents.length; number += 1) {
    if (shown?.[number] === 0) continue
    const parent = parents[number] ?? -1
    const slot = parent === -1 ? parents.length : parent
    const position = (childCounts[slot] ?? 0) + 1
    childCounts[slot] = position
    positions[number] = position
  }
  return { positions, childCounts }
}
