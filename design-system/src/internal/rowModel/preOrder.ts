/** Nested entries in pre-order: the descendants of an entry follow it, up to its end. */
export interface PreOrder {
  /** The entry at each number. */
  entries: Int32Array
  /** The number of each entry; −1 if it is not included. */
  numbers: Int32Array
  /** By number: the number of the parent, −1 at the top level. */
  parents: Int32Array
  /** By number: the number after the entry's last descendant. */
  ends: Int32Array
  /** By number: the level from 1, as in `aria-level`. */
  levels: Int32Array
}

/** The position of an entry among its siblings, by number; from 1, as in `aria-posinset`. */
export interface TreePlaces {
  readonly positions: Int32Array
  /** The number of children of each entry; that of the top level is last. */
  readonly childCounts: Int32Array
}

/**
 * Brings entries into pre-order. Children are linked lists in typed arrays and so is the stack, so no array or object
 * is allocated per entry.
 * @param order the entries, siblings in their order
 * @param parentOf the entry that each lies in, −1 at the top level, for entries up to `count`. A cycle is attached to
 * the top level by its first entry, so that no entry is lost.
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
  /** The stack, from the top level down to the current entry. */
  const [openAt, openNumber] = [new Int32Array(total + 1), new Int32Array(total + 1)]
  let placed = 0
  /** Visits an entry with its descendants and, if it is part of a list, its siblings. */
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
  // What is left forms cycles: the first entry of each becomes a top-level entry.
  if (placed < total) for (const entry of order) if (numbers[entry] === -1) walk(entry, false)
  return { entries, numbers, parents, ends, levels }
}

/** @param shown leaves out hidden entries: positions are then among the visible ones. */
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
