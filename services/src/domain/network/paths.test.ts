import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shortestPaths } from './paths.ts'
import type { NetworkKey } from './seen.ts'

type Graph = ReadonlyMap<NetworkKey, readonly NetworkKey[]>

const keyAt = (number: number): NetworkKey => `client-${number + 1}`

function graphOf(size: number, links: readonly (readonly [number, number])[]): Graph {
  const around = new Map<NetworkKey, Set<NetworkKey>>()
  for (let number = 0; number < size; number += 1) around.set(keyAt(number), new Set())
  for (const [one, other] of links) {
    if (one === other) continue
    around.get(keyAt(one))?.add(keyAt(other))
    around.get(keyAt(other))?.add(keyAt(one))
  }
  return new Map([...around].map(([key, keys]) => [key, [...keys]]))
}

const tellOf = (graph: Graph) => (keys: readonly NetworkKey[]) =>
  Promise.resolve(keys.flatMap(of => (graph.get(of) ?? []).map(key => ({ of, key }))))

/** Finds every shortest path by brute force: all paths, one link longer at a time. */
function plainly(graph: Graph, from: NetworkKey, to: NetworkKey): NetworkKey[][] {
  let paths: NetworkKey[][] = [[from]]
  for (let length = 0; length < graph.size; length += 1) {
    const found = paths.filter(path => path.at(-1) === to)
    if (found.length > 0) return found
    paths = paths.flatMap(path =>
      (graph.get(path.at(-1) ?? from) ?? []).filter(key => !path.includes(key)).map(key => [...path, key]),
    )
  }
  return []
}

it('are all that brute force finds, without duplicates', async () => {
  const graphs = fc.integer({ min: 2, max: 7 }).chain(size =>
    fc.record({
      size: fc.constant(size),
      links: fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: 14 }),
      from: fc.nat(size - 1),
      to: fc.nat(size - 1),
    }),
  )
  await fc.assert(
    fc.asyncProperty(graphs, async ({ size, links, from, to }) => {
      const graph = graphOf(size, links)
      const found = await shortestPaths(keyAt(from), keyAt(to), tellOf(graph), 1000)
      const expected = plainly(graph, keyAt(from), keyAt(to))
      expect(found.total).toBe(expected.length)
      expect(found.length).toBe(expected[0] && expected[0].length - 1)
      expect(found.paths.map(path => path.join()).toSorted()).toEqual(
        expected.map(path => path.join()).toSorted(),
      )
    }),
    { numRuns: 500 },
  )
})

it('are counted if there are too many to list', async () => {
  // Ten diamonds in a row: 1,024 paths.
  const links = Array.from({ length: 10 }, (_, n) => 3 * n).flatMap(
    n =>
      [
        [n, n + 1],
        [n, n + 2],
        [n + 1, n + 3],
        [n + 2, n + 3],
      ] as const,
  )
  const found = await shortestPaths(keyAt(0), keyAt(30), tellOf(graphOf(31, links)), 20)
  expect(found).toMatchObject({ length: 20, total: 1024 })
  expect(found.paths).toHaveLength(20)
})
