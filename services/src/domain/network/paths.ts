import type { NetworkKey } from './seen.ts'

/** Returns all neighbours of several elements at once. */
export type TellNeighbors = (
  keys: readonly NetworkKey[],
) => Promise<readonly { of: NetworkKey; key: NetworkKey }[]>

export interface ShortestPaths {
  /** In links; undefined if there is no path. */
  length: number | undefined
  /** The number of paths of that length. */
  total: number
  /** The first of them. */
  paths: NetworkKey[][]
}

/** The state of the search from one end. */
class Side {
  /** For each element, its predecessors on a shortest path from this end. */
  readonly before: Map<NetworkKey, NetworkKey[]>
  /** The outermost elements. */
  edge: NetworkKey[]
  depth = 0

  constructor(end: NetworkKey) {
    this.before = new Map([[end, []]])
    this.edge = [end]
  }

  /** Expands the search by one link. */
  async widen(tell: TellNeighbors): Promise<void> {
    const next = new Map<NetworkKey, NetworkKey[]>()
    for (const { of, key } of await tell(this.edge)) {
      if (this.before.has(key)) continue
      const ways = next.get(key)
      if (ways) ways.push(of)
      else next.set(key, [of])
    }
    for (const [key, ways] of next) this.before.set(key, ways.toSorted(byKey))
    this.edge = [...next.keys()].toSorted(byKey)
    this.depth += 1
  }

  /** The number of shortest paths from the end to an element. */
  count(key: NetworkKey, known = new Map<NetworkKey, number>()): number {
    const counted = known.get(key)
    if (counted !== undefined) return counted
    const ways = this.before.get(key) ?? []
    const count = ways.length === 0 ? 1 : ways.reduce((sum, way) => sum + this.count(way, known), 0)
    known.set(key, count)
    return count
  }

  /** The paths from an element to the end, starting with the element. */
  *ways(key: NetworkKey): Generator<NetworkKey[]> {
    const before = this.before.get(key) ?? []
    if (before.length === 0) yield [key]
    for (const way of before) for (const rest of this.ways(way)) yield [key, ...rest]
  }
}

/** A stable order: by kind, then by number. */
const byKey = (one: NetworkKey, other: NetworkKey) =>
  one.length - other.length || (one < other ? -1 : Number(one > other))

/**
 * Finds all shortest paths between two elements, searching from both ends, always from the one with fewer outermost
 * elements, so that only the surroundings of both are visited.
 * @param most number of paths to list
 */
export async function shortestPaths(
  from: NetworkKey,
  to: NetworkKey,
  tell: TellNeighbors,
  most: number,
): Promise<ShortestPaths> {
  if (from === to) return { length: 0, total: 1, paths: [[from]] }
  const [start, end] = [new Side(from), new Side(to)]
  while (start.edge.length > 0 && end.edge.length > 0) {
    const [near, far] = start.edge.length <= end.edge.length ? [start, end] : [end, start]
    await near.widen(tell)
    // Every shortest path has exactly one element at this distance from each end.
    const met = near.edge.filter(key => far.before.has(key))
    if (met.length > 0) {
      const [fromStart, fromEnd] = [new Map<NetworkKey, number>(), new Map<NetworkKey, number>()]
      const total = met.reduce((sum, key) => sum + start.count(key, fromStart) * end.count(key, fromEnd), 0)
      return { length: start.depth + end.depth, total, paths: firstPaths(start, end, met, most) }
    }
  }
  return { length: undefined, total: 0, paths: [] }
}

function firstPaths(start: Side, end: Side, met: readonly NetworkKey[], most: number): NetworkKey[][] {
  const paths: NetworkKey[][] = []
  for (const key of met)
    for (const back of start.ways(key))
      for (const [, ...on] of end.ways(key)) {
        if (paths.length === most) return paths
        paths.push([...back.toReversed(), ...on])
      }
  return paths
}
