import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  changesBetween,
  differingFields,
  isComplete,
  isMenuValues,
  isOnlyMoved,
  menuFields,
  newValues,
  rebased,
  valuesOf,
  type MenuValues,
} from './menu-values.ts'
import { menuLike } from './menus.test-support.ts'

const base = valuesOf(menuLike({ id: 1 }))
const words = fc.constantFrom('', 'a', 'b', 'é 🏛')
const number = fc.constantFrom(null, 10, 20)
const anyValues: fc.Arbitrary<MenuValues> = fc.record({
  menuTitle: words,
  menuEnglishTitle: words,
  menuDescription: words,
  menuEnglishDescription: words,
  menuLink: words,
  menuCode: words,
  menuIcon: words,
  menuColor: words,
  minimumScope: words,
  menuParentId: number,
  menuOrder: number,
  onlyFirm: fc.boolean(),
  forceRefresh: fc.boolean(),
})

test('the form has every field of a menu that can be entered, and nothing else', () => {
  expect(Object.keys(base).toSorted()).toEqual(menuFields.toSorted())
  expect('id' in base || '@odata.etag' in base).toBe(false)
})

test('what is sent is what differs, and nothing else', () => {
  fc.assert(
    fc.property(anyValues, anyValues, (from, to) => {
      if (!isComplete(to)) return
      const changes = changesBetween(from, to)
      expect({ ...from, ...changes }).toEqual(to)
      expect(Object.keys(changes)).toEqual(differingFields(from, to))
    }),
  )
})

test('a form on a newer version keeps what was touched and takes the rest', () => {
  fc.assert(
    fc.property(anyValues, anyValues, anyValues, (before, after, mine) => {
      const values = rebased(before, after, mine)
      for (const field of menuFields)
        expect(values[field]).toBe(mine[field] === before[field] ? after[field] : mine[field])
    }),
  )
})

describe('a change of the place alone', () => {
  test.each([
    [{}, true],
    [{ menuOrder: 999 }, true],
    [{ menuOrder: 999, menuParentId: 4 }, true],
    [{ menuOrder: 999, menuTitle: 'x' }, false],
    [{ onlyFirm: true }, false],
  ])('%o: %s', (change, expected) => {
    expect(isOnlyMoved(base, { ...base, ...change })).toBe(expected)
  })
})

test('a menu below another one starts with its colour and its rights', () => {
  const parent = menuLike({ id: 7, onlyFirm: true, minimumScope: 'Menus.Manage' })
  expect(newValues(parent, 30)).toMatchObject({
    menuParentId: 7,
    menuOrder: 30,
    onlyFirm: true,
    minimumScope: 'Menus.Manage',
    menuColor: parent.menuColor,
    menuTitle: '',
  })
  expect(newValues(undefined, 10)).toMatchObject({ menuParentId: null, onlyFirm: false, minimumScope: '' })
})

test('a kept draft of another shape is no draft', () => {
  expect(isMenuValues(base)).toBe(true)
  expect(isMenuValues({ ...base, menuOrder: null })).toBe(true)
  for (const bad of [null, 'x', {}, { ...base, menuTitle: 1 }, { ...base, onlyFirm: 'yes' }])
    expect(isMenuValues(bad)).toBe(false)
})
