import fc from 'fast-check'
import { expect, it } from 'vitest'
import { planScopes, withDependents } from './scope-plan.ts'

/** Five scopes, each of which depends on the one before. */
const chain = new Map([1, 2, 3, 4, 5].map(id => [id, Array.from({ length: id }, (_, index) => index + 1)]))
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 5 }))

it('the dependencies of a scope are added unless they are there already', () => {
  const plan = planScopes(new Set([1]), [3], [], chain)
  expect(plan).toMatchObject({ added: [2, 3], cameAlong: [2], removed: [], inTheWay: [] })
  expect(plan.after).toEqual(new Set([1, 2, 3]))
})

it('a scope that others depend on stays until they are removed too', () => {
  const current = new Set([1, 2, 3])
  expect(planScopes(current, [], [2], chain).inTheWay).toEqual([3])
  expect(new Set(planScopes(current, [4], [1], chain).inTheWay)).toEqual(new Set([2, 3, 4]))
  expect(planScopes(current, [], withDependents(current, [2], chain), chain)).toMatchObject({
    removed: [2, 3],
    inTheWay: [],
  })
})

it('a plan without conflicts leaves a role with all dependencies of its scopes', () => {
  fc.assert(
    fc.property(ids, ids, ids, (start, asked, unwanted) => {
      const current = new Set(start.flatMap(id => chain.get(id) ?? []))
      const { after, added, removed, inTheWay } = planScopes(current, asked, unwanted, chain)
      if (inTheWay.length > 0) return
      for (const id of after) for (const needed of chain.get(id) ?? []) expect(after).toContain(needed)
      for (const id of asked) expect(after).toContain(id)
      const expected = new Set([...current, ...added].filter(id => !removed.includes(id)))
      expect(after).toEqual(expected)
    }),
  )
})
