/** A network by numbers. */
export interface NumberedNetwork {
  /** Of nodes, which are 0 to this. */
  count: number
  /** Both ends of each link, one after the other; two nodes have one link. */
  ends: Int32Array
}

/** Where the links of each node begin, and the nodes at their other ends. */
function neighborsOf({ count, ends }: NumberedNetwork) {
  const start = new Int32Array(count + 1)
  for (const end of ends) start[end + 1] = (start[end + 1] ?? 0) + 1
  for (let node = 0; node < count; node += 1) start[node + 1] = (start[node + 1] ?? 0) + (start[node] ?? 0)
  const next = start.slice()
  const neighbors = new Int32Array(ends.length)
  ends.forEach((end, at) => {
    const place = next[end] ?? 0
    next[end] = place + 1
    neighbors[place] = ends[at % 2 === 0 ? at + 1 : at - 1] ?? 0
  })
  return { start, neighbors }
}

/**
 * Which share of the shortest paths between all others leads through each node, from 0 to 1; of two that are not connected
 * there is no path. Where there are several of one length between two, each counts for its part.
 *
 * Ulrik Brandes: A Faster Algorithm for Betweenness Centrality. Journal of Mathematical Sociology 25(2), 2001.
 */
export function betweenness(network: NumberedNetwork): Float64Array {
  const { count } = network
  const { start, neighbors } = neighborsOf(network)
  const sums = new Float64Array(count)
  const reached = new Int32Array(count)
  const order = new Int32Array(count)
  const distance = new Int32Array(count)
  const paths = new Float64Array(count)
  const share = new Float64Array(count)
  for (let source = 0; source < count; source += 1) {
    distance.fill(-1)
    paths.fill(0)
    share.fill(0)
    distance[source] = 0
    paths[source] = 1
    order[0] = source
    let found = 1
    for (let at = 0; at < found; at += 1) {
      const node = order[at] ?? 0
      const further = (distance[node] ?? 0) + 1
      for (let place = start[node] ?? 0; place < (start[node + 1] ?? 0); place += 1) {
        const other = neighbors[place] ?? 0
        if (distance[other] === -1) {
          distance[other] = further
          order[found] = other
          found += 1
        }
        if (distance[other] === further) paths[other] = (paths[other] ?? 0) + (paths[node] ?? 0)
      }
    }
    reached[source] = found - 1
    // From the furthest back: what leads to a node leads, in parts, through those before it.
    for (let at = found - 1; at > 0; at -= 1) {
      const node = order[at] ?? 0
      const part = (1 + (share[node] ?? 0)) / (paths[node] ?? 1)
      for (let place = start[node] ?? 0; place < (start[node + 1] ?? 0); place += 1) {
        const before = neighbors[place] ?? 0
        if (distance[before] === (distance[node] ?? 0) - 1)
          share[before] = (share[before] ?? 0) + part * (paths[before] ?? 0)
      }
      sums[node] = (sums[node] ?? 0) + (share[node] ?? 0)
    }
  }
  const connected = reached.reduce((sum, others) => sum + others, 0)
  return sums.map((sum, node) => {
    // Of all connected pairs, both ways round, those that the node is none of.
    const pairs = connected - 2 * (reached[node] ?? 0)
    return pairs === 0 ? 0 : sum / pairs
  })
}
