import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { communitiesOf } from './communities.ts'
import { GraphModel } from './graphModel.ts'
import { arbitraryGraph } from './graph.fixtures.ts'
import { makeNetwork } from './network.fixtures.ts'

const linksOf = (nodes: GraphModel['nodes'], edges: GraphModel['edges']) => {
  const model = new GraphModel(nodes, edges)
  return { count: model.nodes.length, sources: model.sources, targets: model.targets }
}
const sizesOf = (groups: Int32Array) => {
  const sizes = new Map<number, number>()
  for (const group of groups) sizes.set(group, (sizes.get(group) ?? 0) + 1)
  return sizes
}

describe('communities', () => {
  test('put every node into exactly one, none larger than it may be', () => {
    fc.assert(
      fc.property(arbitraryGraph, fc.integer({ min: 1, max: 12 }), ({ nodes, edges }, most) => {
        const groups = communitiesOf(linksOf(nodes, edges), most)
        const sizes = sizesOf(groups)
        expect(groups.length).toBe(nodes.length)
        expect([...sizes.keys()].toSorted((a, b) => a - b)).toEqual([...sizes.keys()].map((_, at) => at))
        for (const size of sizes.values()) expect(size).toBeLessThanOrEqual(most)
      }),
    )
  })
  test('tell two circles of friends apart that know each other by one link', () => {
    const pairs = [0, 1, 2, 3].flatMap(a => [0, 1, 2, 3].filter(b => b > a).map(b => [a, b] as const))
    const all = [...pairs, ...pairs.map(([a, b]) => [a + 4, b + 4] as const), [3, 4] as const]
    const groups = communitiesOf({
      count: 8,
      sources: Int32Array.from(all, ([a]) => a),
      targets: Int32Array.from(all, ([, b]) => b),
    })
    expect([...groups]).toEqual([0, 0, 0, 0, 1, 1, 1, 1])
  })
  test('of 100,000 nodes are a few hundred at most, the same each time', () => {
    const { nodes, edges } = makeNetwork(100_000)
    const links = linksOf(nodes, edges)
    const groups = communitiesOf(links)
    expect(sizesOf(groups).size).toBeLessThan(500)
    expect(communitiesOf(links)).toEqual(groups)
  })
  test('of many nodes without a link are put together', () => {
    const links = { count: 30_000, sources: new Int32Array(), targets: new Int32Array() }
    expect(sizesOf(communitiesOf(links)).size).toBe(15)
  })
})
