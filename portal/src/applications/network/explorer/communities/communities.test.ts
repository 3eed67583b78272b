import { expect, test } from 'vitest'
import { centersOf } from './centers.ts'
import { communities } from './communities.ts'

/** Two groups of five nodes, fully linked inside, joined by one link. */
const circle = (first: number) =>
  [0, 1, 2, 3, 4].flatMap(one =>
    [0, 1, 2, 3, 4].flatMap(other => (one < other ? [first + one, first + other] : [])),
  )
const ends = Int32Array.from([...circle(0), ...circle(5), 4, 5])

test('elements linked with each other form one community', () => {
  const found = communities({ count: 11, ends })
  const groups = Object.values(
    Object.groupBy(
      Array.from({ length: 11 }, (_, node) => node),
      node => found[node] ?? -1,
    ),
  )
  expect(groups.toSorted((one = [], other = []) => (one[0] ?? 0) - (other[0] ?? 0))).toEqual([
    [0, 1, 2, 3, 4],
    [5, 6, 7, 8, 9],
    [10],
  ])
  expect(communities({ count: 11, ends })).toEqual(found)
})

test('an empty network and single elements are handled', () => {
  expect([...communities({ count: 0, ends: new Int32Array() })]).toEqual([])
  expect(new Set(communities({ count: 2, ends: new Int32Array() })).size).toBe(2)
})

test('a community is named by its best-linked element, by an engagement only as a last resort', () => {
  const kinds = (...engagements: number[]) =>
    Array.from({ length: 11 }, (_, node) => ({ kind: engagements.includes(node) ? 'engagement' : 'client' }))
  const found = communities({ count: 11, ends })
  expect(centersOf(kinds(), { ends }, found)).toEqual([4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 10])
  expect(centersOf(kinds(4, 5, 10), { ends }, found)).toEqual([0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 10])
})
