/** Imports heavy libraries, so it is loaded only in a worker. */
import { UndirectedGraph } from 'graphology'
import { connectedComponents } from 'graphology-components'
import betweennessCentrality from 'graphology-metrics/centrality/betweenness.js'

/** A network with numbered nodes. */
export interface NumberedNetwork {
  /** Number of nodes, which are numbered from 0. */
  count: number
  /** The two ends of each link, in pairs. */
  ends: Int32Array
}

/**
 * The share of shortest paths between all other nodes that lead through each node, from 0 to 1. Nodes that are not
 * connected have no path. Several shortest paths between two nodes count in equal parts.
 */
export function betweenness({ count, ends }: NumberedNetwork): Float64Array {
  // Graphology rejects a graph without nodes.
  if (count === 0) return new Float64Array()
  const graph = new UndirectedGraph()
  for (let node = 0; node < count; node += 1) graph.addNode(node)
  for (let at = 0; at < ends.length; at += 2) graph.mergeEdge(ends[at], ends[at + 1])
  const through = betweennessCentrality(graph, { normalized: false, getEdgeWeight: null })
  // Graphology divides by all pairs; here only pairs connected by a path count.
  const parts = connectedComponents(graph)
  const pairsIn = (size: number) => (size * (size - 1)) / 2
  const connected = parts.reduce((sum, { length }) => sum + pairsIn(length), 0)
  const shares = new Float64Array(count)
  for (const part of parts) {
    // The pairs that do not include the node.
    const pairs = connected - (part.length - 1)
    if (pairs > 0) for (const node of part) shares[Number(node)] = (through[node] ?? 0) / pairs
  }
  return shares
}
