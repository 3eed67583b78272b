import fc from 'fast-check'
import { expect, test } from 'vitest'
import { betweenness } from './betweenness.ts'

type Link = readonly [number, number]

const shares = (count: number, links: readonly Link[]) => [
  ...betweenness({ count, ends: Int32Array.from(links.flat()) }),
]

/** A reference implementation from the distances and path counts between all nodes. */
function told(count: number, links: readonly Link[]): number[] {
  const all = Array.from({ length: count }, (_, node) => node)
  const far = all.map(one => all.map(other => (one === other ? 0 : Number.POSITIVE_INFINITY)))
  const paths = all.map(one => all.map(other => Number(one === other)))
  const at = <Value>(table: Value[][], one: number, other: number) => table[one]?.[other] as Value
  const linked = (one: number, other: number) =>
    links.some(([a, b]) => (a === one && b === other) || (a === other && b === one))
  for (const one of all)
    for (let length = 1; length < count; length += 1)
      for (const other of all) {
        if (at(far, one, other) < length) continue
        const before = all.filter(node => at(far, one, node) === length - 1 && linked(node, other))
        if (before.length === 0) continue
        far[one]?.splice(other, 1, length)
        paths[one]?.splice(
          other,
          1,
          before.reduce((sum, node) => sum + at(paths, one, node), 0),
        )
      }
  return all.map(node => {
    const pairs = all.flatMap(one =>
      all
        .filter(other => other !== one && one !== node && other !== node && at(far, one, other) < count)
        .map(other => [one, other] as const),
    )
    const through = pairs.map(([one, other]) =>
      at(far, one, node) + at(far, node, other) === at(far, one, other)
        ? (at(paths, one, node) * at(paths, node, other)) / at(paths, one, other)
        : 0,
    )
    return pairs.length === 0 ? 0 : through.reduce((sum, share) => sum + share, 0) / pairs.length
  })
}

test('a central node is on every path, and two equal routes share them', () => {
  expect(
    shares(4, [
      [0, 1],
      [0, 2],
      [0, 3],
    ]),
  ).toEqual([1, 0, 0, 0])
  expect(
    shares(4, [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 0],
    ]),
  ).toEqual([1 / 6, 1 / 6, 1 / 6, 1 / 6])
  expect(
    shares(5, [
      [0, 1],
      [1, 2],
    ]),
  ).toEqual([0, 1, 0, 0, 0])
  expect(shares(0, [])).toEqual([])
})

test('betweenness is the share of all shortest paths, in any network', () => {
  const networks = fc.integer({ min: 2, max: 8 }).chain(count => {
    const node = fc.integer({ min: 0, max: count - 1 })
    const links = fc.uniqueArray(
      fc.tuple(node, node).filter(([one, other]) => one < other),
      { selector: ([one, other]) => `${String(one)} ${String(other)}` },
    )
    return fc.record({ count: fc.constant(count), links })
  })
  fc.assert(
    fc.property(networks, ({ count, links }) => {
      const expected = told(count, links)
      shares(count, links).forEach((share, node) =>
        expect(share).toBeCloseTo(expected[node] ?? Number.NaN, 10),
      )
    }),
  )
})
