import type { NetworkEdge } from '@parvis/design-system/NetworkGraph'
import type { NumberedNetwork } from './betweenness.ts'

/** Numbers the nodes of a picture for workers. Links to nodes that are missing are left out. */
export function numbered(
  nodes: readonly { readonly id: string }[],
  edges: readonly NetworkEdge[],
): NumberedNetwork {
  const numbers = new Map<string, number>(nodes.map(({ id }, number) => [id, number]))
  const ends = edges.flatMap(({ source, target }) => {
    const [one, other] = [numbers.get(source), numbers.get(target)]
    return one === undefined || other === undefined ? [] : [one, other]
  })
  return { count: nodes.length, ends: Int32Array.from(ends) }
}
