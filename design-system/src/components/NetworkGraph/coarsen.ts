/** The links of a network, by node number. */
export interface Links {
  count: number
  sources: Int32Array
  targets: Int32Array
}

/** A network in which linked nodes have been merged. */
export interface Coarse extends Links {
  /** By node: the number of the merged node that it became part of. */
  groupOf: Int32Array
}

/**
 * Shrinks a network to about half its size. Each node merges with a neighbour that is still unmerged or, if there is
 * none, joins the group of its first neighbour, so that stars shrink too. Deterministic: the same network gives the
 * same groups.
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
    // The neighbour already has a group: otherwise the two would have been merged.
    const neighbour = first[node] ?? -1
    groupOf[node] = neighbour === -1 ? groups : (groupOf[neighbour] ?? groups)
    if (neighbour === -1) groups += 1
  }
  const kept = new Set<number>()
  for (let link = 0; link < sources.length; link += 1) {
    const a = groupOf[sources[link] ?? 0] ?? 0
    const b = groupOf[targets[link] ?? 0] ?? 0
    // One number for the pair, whichever way the link leads.
    if (a !== b) kept.add(Math.min(a, b) * groups + Math.max(a, b))
  }
  return {
    count: groups,
    sources: Int32Array.from(kept, pair => Math.floor(pair / groups)),
    targets: Int32Array.from(kept, pair => pair % groups),
    groupOf,
  }
}
