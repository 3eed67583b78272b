import type { NumberedNetwork } from '../centrality/betweenness.ts'

/**
 * The element that names each community: the one with most links. An engagement is used only if there is nothing else,
 * because a client or a person is more telling.
 * @param communities by node
 * @returns by node: the number of the one that names its community
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
