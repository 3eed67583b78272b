import { listMenus } from '@parvis/api-types/generated/examples/portal'
import { describe, expect, test } from 'vitest'
import { allMenus, findMenus, inOwnOrder, menuAddress, menusById, tileOf, withRecent } from './menu-tree.ts'

const menus = listMenus.success.home.value
const ids = (found: ReturnType<typeof allMenus>) => found.map(({ menu }) => menu.id)

describe('menus', () => {
  test('are found by their French and English texts and by code, ignoring accents and case', () => {
    expect(ids(findMenus(menus, 'INVENTORY'))).toEqual([3])
    expect(ids(findMenus(menus, 'inventaire'))).toEqual([3])
    expect(ids(findMenus(menus, 'ínventáire'))).toEqual([3])
    expect(ids(findMenus(menus, 'adm0.5'))).toEqual([2])
    expect(ids(findMenus(menus, 'menus publier'))).toEqual([1])
    expect(ids(findMenus(menus, 'menus nowhere'))).toEqual([])
    expect(findMenus(menus, '  ')).toEqual([])
    expect(findMenus(menus, '.*')).toEqual([])
  })
  test('know their application', () => {
    expect(findMenus(menus, 'adm0.5')[0]?.parent?.id).toBe(1)
    expect(ids(allMenus(menus))).toEqual([1, 2, 3])
  })
  test('are pinned in the person’s own order, without those that no longer exist', () => {
    expect(ids(menusById(menus, [3, 99, 2]))).toEqual([3, 2])
  })
  test('are tiles in the reader’s language', () => {
    const [first] = allMenus(menus)
    expect(first && tileOf(first, 'fr', 'https://portal.example').title).toBe(menus[0]?.menuTitle)
    expect(first && tileOf(first, 'en', 'https://portal.example').description).toBe(
      menus[0]?.menuEnglishDescription,
    )
  })
})

test.each([
  ['/app/menu/admin', '/app/menu/admin'],
  ['/rapport?path=a#b', '/rapport?path=a#b'],
  ['https://portal.example/app/x', '/app/x'],
  ['https://other.example/app', '/app/frame/7'],
  ['//other.example/app', '/app/frame/7'],
  ['/\\other.example', '/app/frame/7'],
  ['javascript:alert(1)', '/'],
  ['https://', '/'],
])('a menu that links to %s leads to %s', (menuLink, address) => {
  expect(menuAddress({ id: 7, menuLink }, 'https://portal.example')).toBe(address)
})

test('recents keep the latest first, each once', () => {
  expect(withRecent([1, 2, 3], 2)).toEqual([2, 1, 3])
  expect(withRecent([1, 2, 3, 4, 5, 6, 7, 8], 9)).toEqual([9, 1, 2, 3, 4, 5, 6, 7])
})

describe('a person’s own order of applications', () => {
  const given = [10, 20, 30, 40].map(id => ({ id, menuOrder: id }))
  const ordered = (own: readonly number[]) => inOwnOrder(given, own).map(({ id }) => id)

  test('is the administrators’ order while there is none', () => {
    expect(ordered([])).toEqual([10, 20, 30, 40])
  })
  test('takes precedence over the administrators’', () => {
    expect(ordered([40, 10, 30, 20])).toEqual([40, 10, 30, 20])
  })
  test('leaves out applications that no longer exist', () => {
    expect(ordered([99, 40, 30, 20, 10])).toEqual([40, 30, 20, 10])
  })
  test('puts a new one after its predecessor in the administrators’ order', () => {
    expect(ordered([40, 30, 10])).toEqual([40, 30, 10, 20])
    expect(ordered([40, 20, 30])).toEqual([10, 40, 20, 30])
  })
  test('has every application once and keeps its own order, whatever that is', () => {
    const orders = (left: readonly number[]): number[][] => [
      [],
      ...left.flatMap(id => orders(left.filter(other => other !== id)).map(rest => [id, ...rest])),
    ]
    const all = orders([10, 20, 30, 40])
    expect(all).toHaveLength(65)
    for (const own of all) {
      expect(ordered(own).toSorted((a, b) => a - b)).toEqual([10, 20, 30, 40])
      expect(ordered(own).filter(id => own.includes(id))).toEqual(own)
    }
  })
})
