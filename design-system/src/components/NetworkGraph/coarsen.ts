/** Links of a network, by the numbers of their nodes. */
export interface Links {
  count: number
  sources: Int32Array
  targets: Int32Array
}

/** A network in which nodes that are linked have become one. */
export interface Coarse extends Links {
  /** By node: the number of the one that it became part of. */
  groupOf: Int32Array
}

/**
 * Makes a network about half as large: each node becomes one with a neighbour that is still alone, and where there is
 * none, with its first neighbour's group, so that stars shrink too. The same network gives the same groups.
 */
export function coarsen({ count, sources, targets }: Links): Coarse {
  const groupOf = new Int32Array(count).fill(-1)
  let groups = 0
  const first = new Int32Array(count).fill(-1)
  for (let link = 0; link < sources.length; link += 1) {
    const [source = 0, target = 0] = [sources[link], targets[link]]
    if (source === target) continue
    if (first[source] === -1) first[source] = target
    if (first[target] === -1) first[target] = source
    if (groupOf[source] !== -1 || groupOf[target] !== -1) continue
    groupOf[source] = groups
    groupOf[target] = groups
    groups += 1
  }
  for (let node = 0; node < count; node += 1) {
    if (groupOf[node] !== -1) continue
    // A neighbour has a group by now: otherwise the two would have become one.
    const neighbour = first[node] ?? -1
    groupOf[node] = neighbour === -1 ? groups : (groupOf[neighbour] ?? groups)
    if (neighbour === -1) groups += 1
  }
  const kept = new Set<number>()
  for (let link = 0; link < sources.length; link += 1) {
    const a = groupOf[sources[link] ?? 0] ?? 0
    const b = groupOf[targets[link] ?? 0] ?? 0
    // One number for the two, whichever way the link leads.
    if (a !== b) kept.add(Math.min(a, b) * groups + Math.max(a, b))
  }
  return {
    count: groups,
    sources: Int32Array.from(kept, pair => Math.floor(pair / groups)),
    targets: Int32Array.from(kept, pair => pair % groups),
    groupOf,
  }
}
