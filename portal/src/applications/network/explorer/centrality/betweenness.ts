/** Heavy: loaded in a worker. */
import { UndirectedGraph } from 'graphology'
import { connectedComponents } from 'graphology-components'
import betweennessCentrality from 'graphology-metrics/centrality/betweenness.js'

/** A network by numbers. */
export interface NumberedNetwork {
  /** Of nodes, which are 0 to this. */
  count: number
  /** Both ends of each link, one after the other. */
  ends: Int32Array
}

/**
 * Which share of the shortest paths between all others leads through each node, from 0 to 1; of two that are not connected
 * there is no path. Where there are several of one length between two, each counts for its part.
 */
export function betweenness({ count, ends }: NumberedNetwork): Float64Array {
  // Graphology refuses a graph without nodes.
  if (count === 0) return new Float64Array()
  const graph = new UndirectedGraph()
  for (let node = 0; node < count; node += 1) graph.addNode(node)
  for (let at = 0; at < ends.length; at += 2) graph.mergeEdge(ends[at], ends[at + 1])
  const through = betweennessCentrality(graph, { normalized: false, getEdgeWeight: null })
  // Graphology shares among all pairs, and here only those are meant that a path connects.
  const parts = connectedComponents(graph)
  const pairsIn = (size: number) => (size * (size - 1)) / 2
  const connected = parts.reduce((sum, { length }) => sum + pairsIn(length), 0)
  const shares = new Float64Array(count)
  for (const part of parts) {
    // Those that the node is none of.
    const pairs = connected - (part.length - 1)
    if (pairs > 0) for (const node of part) shares[Number(node)] = (through[node] ?? 0) / pairs
  }
  return shares
}
