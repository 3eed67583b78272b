import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closesCycle, descendants, isTooDeep, ordersFor, type Place, reorder } from './tree.ts'

const places: Place[] = [
  { id: 1, parentId: null },
  { id: 2, parentId: 1 },
  { id: 3, parentId: 2 },
  { id: 4, parentId: null },
]

describe('the tree of menus', () => {
  it.each([
    [1, 1, true],
    [1, 3, true],
    [2, 3, true],
    [3, 1, false],
    [1, 4, false],
    [1, null, false],
  ])('%s below %s closes a cycle: %s', (id, parent, expected) => {
    expect(closesCycle(places, id, parent)).toBe(expected)
  })

  it.each([
    ['a new menu below a menu of the home page', undefined, 4, false],
    ['a new menu below a sub-menu', undefined, 2, true],
    ['a menu with sub-menus below another', 1, 4, true],
    ['a menu without any below another', 4, 1, false],
    ['a menu without any below a sub-menu', 4, 2, true],
    ['a menu that is too deep where it is', 3, 2, false],
    ['a menu that is too deep to a higher place', 3, 4, false],
    ['a menu that is too deep to the home page', 3, null, false],
  ])('%s is too deep: %s, %s, %s', (_, id, parent, expected) => {
    expect(isTooDeep(places, id, parent)).toBe(expected)
  })

  it('finds all descendants', () => {
    expect(descendants(places, 1)).toEqual([2, 3])
    expect(descendants(places, 4)).toEqual([])
  })

  it('never closes a cycle by an allowed move', () => {
    const parents = fc.array(fc.option(fc.nat(9), { nil: null }), { minLength: 10, maxLength: 10 })
    fc.assert(
      fc.property(parents, wanted => {
        const tree: Place[] = wanted.map((_, id) => ({ id, parentId: null }))
        for (const [id, parentId] of wanted.entries())
          if (!closesCycle(tree, id, parentId)) tree[id] = { id, parentId }
        for (const { id } of tree) expect(descendants(tree, id)).not.toContain(id)
      }),
    )
  })

  it('puts a menu before a sibling, or at the end', () => {
    expect(reorder([1, 2, 3], 3, 1)).toEqual([3, 1, 2])
    expect(reorder([1, 2, 3], 1, null)).toEqual([2, 3, 1])
    expect(reorder([1, 2], 9, 2)).toEqual([1, 9, 2])
    expect(reorder([1, 2], 9, 7)).toBeUndefined()
    expect(reorder([1, 2], 2, 2)).toEqual([1, 2])
    expect(ordersFor(3)).toEqual([10, 20, 30])
    expect(ordersFor(2000).at(-1)).toBe(2000)
  })
})
