/** Imports heavy libraries, so it is loaded only in a worker. */
import { UndirectedGraph } from 'graphology'
import louvain from 'graphology-communities-louvain'
import type { NumberedNetwork } from '../centrality/betweenness.ts'

/**
 * Groups elements that are linked more with each other than with the rest, by the Louvain method. The result is
 * deterministic.
 * @returns by node: the number of its community
 */
export function communities({ count, ends }: NumberedNetwork): Int32Array {
  // Graphology rejects a graph without nodes.
  if (count === 0) return new Int32Array()
  const graph = new UndirectedGraph()
  for (let node = 0; node < count; node += 1) graph.addNode(node)
  for (let at = 0; at < ends.length; at += 2) graph.mergeEdge(ends[at], ends[at + 1])
  const found = louvain(graph, { getEdgeWeight: null, randomWalk: false })
  return Int32Array.from({ length: count }, (_, node) => found[node] ?? node)
}
