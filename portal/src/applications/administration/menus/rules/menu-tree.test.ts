import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canPlace,
  childrenOf,
  descendantIds,
  inOrder,
  isTooDeep,
  nextOrder,
  pathOf,
  placeMenu,
  withParents,
  type AdministeredMenu,
} from './menu-tree.ts'
import { menuLike } from './menus.test-support.ts'

const menus = [
  menuLike({ id: 1 }),
  menuLike({ id: 2, menuParentId: 1 }),
  menuLike({ id: 3, menuParentId: 1 }),
  menuLike({ id: 4, menuParentId: 3 }),
  menuLike({ id: 5 }),
]
/** `1(2 3(4)) 5` */
const shape = (list: readonly AdministeredMenu[], parentId: number | null = null): string =>
  childrenOf(list, parentId)
    .map(({ id }) => {
      const below = shape(list, id)
      return below === '' ? String(id) : `${id}(${below})`
    })
    .join(' ')
const ids = (list: readonly AdministeredMenu[]) => list.map(menu => menu.id)

describe('the tree', () => {
  test('is built from a flat list, with each level in order', () => {
    expect(shape(menus.toReversed())).toBe('1(2 3(4)) 5')
    expect(ids(menus.toReversed().toSorted(inOrder))).toEqual([1, 2, 3, 4, 5])
  })
  test('filtered to some menus keeps their ancestors', () => {
    expect(shape(withParents(menus, new Set([4])))).toBe('1(3(4))')
    expect(shape(withParents(menus, new Set()))).toBe('')
  })
  test('knows the descendants of a menu and its path from the top', () => {
    expect([...descendantIds(menus, 1)]).toEqual([2, 3, 4])
    expect(pathOf(menus, 4, menu => menu.menuTitle)).toBe('Menu 1 › Menu 3 › Menu 4')
    expect(nextOrder(menus, 1)).toBe(40)
    expect(nextOrder(menus, 2)).toBe(10)
    expect(nextOrder([menuLike({ id: 1, menuOrder: 9995 })], null)).toBe(9999)
  })
})

test('a new menu goes on the home page or below a menu of the home page', () => {
  expect([null, 1, 2, 5].filter(parent => !isTooDeep(menus, undefined, parent))).toEqual([null, 1, 5])
})

describe('a move', () => {
  test.each([
    [2, { menuParentId: null, beforeId: 5 }, '1(3(4)) 2 5'],
    [3, { menuParentId: 1, beforeId: 2 }, '1(3(4) 2) 5'],
    [5, { menuParentId: 1, beforeId: 3 }, '1(2 5 3(4))'],
    [4, { menuParentId: 3, beforeId: null }, '1(2 3(4)) 5'],
    [4, { menuParentId: 5, beforeId: null }, '1(2 3) 5(4)'],
  ])('of %i to %o succeeds', (id, place, expected) => {
    expect(canPlace(menus, id, place)).toBe(true)
    expect(shape(placeMenu(menus, id, place))).toBe(expected)
  })
  test.each([
    ['below itself', 1, { menuParentId: 1, beforeId: null }],
    ['below its descendant', 1, { menuParentId: 4, beforeId: null }],
    ['below a sub-menu', 5, { menuParentId: 3, beforeId: null }],
    ['of a menu with sub-menus below another', 1, { menuParentId: 5, beforeId: null }],
    ['before itself', 2, { menuParentId: 1, beforeId: 2 }],
    ['before a menu of another parent', 2, { menuParentId: 1, beforeId: 5 }],
    ['below a menu that is gone', 2, { menuParentId: 99, beforeId: null }],
    ['of a menu that is gone', 99, { menuParentId: null, beforeId: null }],
  ])('%s is rejected', (_, id, place) => {
    expect(canPlace(menus, id, place)).toBe(false)
    expect(placeMenu(menus, id, place)).toBe(menus)
  })
})

/** A random forest: each menu is below an earlier one or at the top. */
const forests = fc.array(fc.nat(), { minLength: 1, maxLength: 12 }).map(choices =>
  choices.map((choice, index) => {
    const parent = choice % (index + 1)
    return menuLike({ id: index + 1, menuParentId: parent === 0 ? null : parent })
  }),
)
const someMoves = fc.array(fc.tuple(fc.nat(12), fc.nat(12), fc.nat(12)), { maxLength: 8 })

test('any sequence of moves loses and duplicates nothing, makes no cycle, and is idempotent', () => {
  fc.assert(
    fc.property(forests, someMoves, (forest, moves) => {
      let list: readonly AdministeredMenu[] = forest
      for (const [id, parent, before] of moves) {
        const place = { menuParentId: parent || null, beforeId: before || null }
        const next = placeMenu(list, id, place)
        expect(ids(next)).toEqual(ids(forest))
        expect(placeMenu(next, id, place)).toEqual(next)
        const siblings = ids(childrenOf(next, place.menuParentId))
        const isThere = (siblings[siblings.indexOf(id) + 1] ?? null) === place.beforeId
        expect(canPlace(list, id, place) ? isThere : next === list).toBe(true)
        for (const menu of next) expect(descendantIds(next, menu.id).has(menu.id)).toBe(false)
        list = next
      }
      const reached = (parentId: number | null): number =>
        childrenOf(list, parentId).reduce((sum, { id }) => sum + 1 + reached(id), 0)
      expect(reached(null)).toBe(forest.length)
    }),
  )
})
