import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { circleOf, type Dependency } from './dependencies.ts'

const needs = (scopeId: number, requiredScopeId: number): Dependency => ({ scopeId, requiredScopeId })
const chain = [needs(1, 2), needs(2, 3), needs(3, 4), needs(1, 3)]

describe('the cycle that a dependency would close', () => {
  it.each([
    [1, 1, [1, 1]],
    [2, 1, [2, 1, 2]],
    // The shortest one: 1 requires 3 directly.
    [3, 1, [3, 1, 3]],
    [4, 1, [4, 1, 3, 4]],
    [4, 2, [4, 2, 3, 4]],
    [1, 4, undefined],
    [5, 1, undefined],
    [4, 5, undefined],
  ])('%s requires %s: %s', (scopeId, requiredScopeId, expected) => {
    expect(circleOf(chain, needs(scopeId, requiredScopeId))).toEqual(expected)
  })

  it('follows existing dependencies, and no allowed dependency ever closes one', () => {
    const wishes = fc.array(fc.tuple(fc.nat(7), fc.nat(7)), { maxLength: 40 })
    fc.assert(
      fc.property(wishes, pairs => {
        const kept: Dependency[] = []
        for (const [scopeId, requiredScopeId] of pairs) {
          const added = needs(scopeId, requiredScopeId)
          const circle = circleOf(kept, added)
          if (!circle) {
            kept.push(added)
            continue
          }
          expect([circle[0], circle.at(-1)]).toEqual([scopeId, scopeId])
          for (const [at, from] of circle.slice(0, -1).entries())
            expect([...kept, added]).toContainEqual(needs(from, circle[at + 1] ?? -1))
        }
        for (const { scopeId, requiredScopeId } of kept)
          expect(circleOf(kept, needs(requiredScopeId, scopeId))).toBeDefined()
      }),
    )
  })
})
