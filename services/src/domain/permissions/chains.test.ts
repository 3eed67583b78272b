import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chainsFrom, type Requirements } from './chains.ts'

const requirements: Requirements = new Map([
  [1, [2, 3]],
  [2, [4]],
  [3, [4]],
  [4, [5]],
  [6, [5]],
])

describe('the dependency chains of a scope', () => {
  it.each([
    ['a scope that is given itself', [5], { 5: [[5]] }],
    ['what it requires, in order and by the fewest steps', [2], { 2: [[2]], 4: [[2, 4]], 5: [[2, 4, 5]] }],
    [
      'one for each scope that leads there, the shortest first',
      [2, 5, 6],
      { 2: [[2]], 4: [[2, 4]], 5: [[5], [6, 5], [2, 4, 5]], 6: [[6]] },
    ],
    [
      'the same each time where two ways are as short',
      [1],
      { 1: [[1]], 2: [[1, 2]], 3: [[1, 3]], 4: [[1, 2, 4]], 5: [[1, 2, 4, 5]] },
    ],
    ['given twice, told once', [6, 6], { 5: [[6, 5]], 6: [[6]] }],
    ['nothing', [], {}],
  ])('%s', (_what, given, expected) => {
    expect(Object.fromEntries(chainsFrom(given, requirements))).toEqual(expected)
  })

  it('end even if scopes require each other in a cycle', () => {
    const circle: Requirements = new Map([
      [1, [2]],
      [2, [1]],
    ])
    expect(Object.fromEntries(chainsFrom([1], circle))).toEqual({ 1: [[1]], 2: [[1, 2]] })
  })

  it('consist of existing steps, end at their scope, and include every given scope that leads there', () => {
    const edges = fc.array(fc.tuple(fc.nat(7), fc.nat(7)), { maxLength: 30 })
    const given = fc.array(fc.nat(7), { maxLength: 6 })
    fc.assert(
      fc.property(edges, given, (pairs, heads) => {
        const needs = new Map<number, number[]>()
        for (const [scope, required] of pairs) needs.set(scope, [...(needs.get(scope) ?? []), required])
        const reached = (from: number, seen = new Set<number>()): Set<number> => {
          if (seen.has(from)) return seen
          seen.add(from)
          for (const next of needs.get(from) ?? []) reached(next, seen)
          return seen
        }
        const chains = chainsFrom(heads, needs)
        expect(new Set(chains.keys())).toEqual(new Set(heads.flatMap(head => [...reached(head)])))
        for (const [scope, found] of chains) {
          const leading = [...new Set(heads)].filter(head => reached(head).has(scope))
          expect(found).toHaveLength(leading.length)
          expect(new Set(found.map(chain => chain[0]))).toEqual(new Set(leading))
          for (const chain of found) {
            expect(chain.at(-1)).toBe(scope)
            for (const [at, step] of chain.slice(0, -1).entries())
              expect(needs.get(step)).toContain(chain[at + 1])
          }
        }
      }),
    )
  })
})
