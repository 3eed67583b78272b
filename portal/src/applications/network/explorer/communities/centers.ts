import type { NumberedNetwork } from '../centrality/betweenness.ts'

/**
 * The element that each community is called by: that with most links. An engagement lends its name only where there is nothing
 * else: a client or a person says more.
 * @param communities by node
 * @returns by node: the number of the one that its community is called by
 */
export function centersOf(
  nodes: readonly { readonly kind: string }[],
  { ends }: Pick<NumberedNetwork, 'ends'>,
  communities: Int32Array,
): number[] {
  const links = new Int32Array(nodes.length)
  for (const end of ends) links[end] = (links[end] ?? 0) + 1
  const weightOf = (node: number) =>
    (links[node] ?? 0) + (nodes[node]?.kind === 'engagement' ? 0 : ends.length + 1)
  const centers = new Map<number | undefined, number>()
  for (const node of nodes.keys()) {
    const center = centers.get(communities[node])
    if (center === undefined || weightOf(node) > weightOf(center)) centers.set(communities[node], node)
  }
  return nodes.map((_, node) => centers.get(communities[node]) ?? node)
}
