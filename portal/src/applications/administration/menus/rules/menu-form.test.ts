import fc from 'fast-check'
import { fittingLinks, menuRoutes, unfittingLinks } from '@parvis/api-types/menu-routes'
import { describe, expect, test } from 'vitest'
import { differing, rebase } from '../../../../forms/changes.ts'
import { fieldText, ruleText } from '../../../../forms/field-texts.ts'
import { menuFaults, menuForm, newValues, type MenuValues } from './menu-form.ts'
import { linkFault } from './menu-links.ts'
import { menuLike } from './menus.test-support.ts'

const origins = ['https://inventory.parvis.example']

describe('a link', () => {
  test.each(menuRoutes)('may lead to the portal route %s', route => {
    const link = route.replace('**', 'list').replace('*', '12')
    expect(linkFault(link, origins)).toBeUndefined()
    expect(linkFault(`${link}?filter=a+b`, origins)).toBeUndefined()
  })
  test.each(unfittingLinks)('may not lead to %s, as the contract says', link => {
    expect(linkFault(link, origins)).toBe('unknown-route')
  })
  test.each([...fittingLinks, 'https://inventory.parvis.example', 'https://inventory.parvis.example/a?b#c'])(
    'may lead to %s',
    link => {
      expect(linkFault(link, origins)).toBeUndefined()
    },
  )
  test.each([
    ['', 'malformed'],
    ['app/menu/admin', 'malformed'],
    ['//evil.example', 'malformed'],
    ['/\\evil.example', 'malformed'],
    ['javascript:alert(1)', 'malformed'],
    ['http://inventory.parvis.example', 'malformed'],
    ['https://', 'malformed'],
    ['/a b', 'malformed'],
    ['/\u0000', 'malformed'],
    ['https://evil.example', 'foreign-origin'],
    ['https://inventory.parvis.example.evil.example', 'foreign-origin'],
    ['https://inventory.parvis.example:444', 'foreign-origin'],
    ['https://inventory.parvis.example@evil.example', 'foreign-origin'],
  ])('%s is %s', (link, fault) => {
    expect(linkFault(link, origins)).toBe(fault)
  })
})

const context = {
  frameOrigins: origins,
  others: [menuLike({ id: 2, menuCode: 'INV01', menuTitle: 'Stocks?' })],
}
const good = menuForm.valuesOf(menuLike({ id: 1 }))

describe('a form', () => {
  test('is valid when filled in', () => {
    expect(menuFaults(good, context)).toEqual({})
  })
  test('reports every missing text, colour, icon and scope when empty', () => {
    const faults = menuFaults({ ...newValues(undefined, 10), menuOrder: null }, context)
    expect(menuForm.names.filter(name => faults[name])).toEqual([
      'menuTitle',
      'menuEnglishTitle',
      'menuDescription',
      'menuEnglishDescription',
      'menuIcon',
      'menuColor',
      'menuLink',
      'menuCode',
      'menuOrder',
      'minimumScope',
    ])
    expect(new Set(Object.values(faults))).toEqual(new Set([ruleText('required')]))
  })
  test.each([
    ['menuCode', 'INV01', fieldText('menus:rule.codeTaken', { title: 'Stocks?' })],
    ['menuCode', 'inv01', fieldText('menus:rule.code')],
    ['menuCode', 'A', fieldText('menus:rule.code')],
    ['menuCode', 'ADM0.', fieldText('menus:rule.code')],
    ['menuCode', 'A'.repeat(21), ruleText('too-long', { limit: 20 })],
    ['menuColor', 'blue', fieldText('menus:rule.color')],
    ['menuColor', '#1F7A4D', fieldText('menus:rule.color')],
    ['menuIcon', 'A b', fieldText('menus:rule.icon')],
    ['menuLink', '/nowhere', fieldText('menus:rule.linkRoute')],
    ['menuLink', 'https://evil.example', fieldText('menus:rule.linkOrigin')],
    ['menuTitle', 'x'.repeat(81), ruleText('too-long', { limit: 80 })],
    ['menuDescription', 'a\u0000b', ruleText('control-character')],
    ['menuOrder', 10_000, ruleText('maximum', { limit: 9999 })],
  ] as const)('with %s %s is rejected with an explanation', (field, value, message) => {
    expect(menuFaults({ ...good, [field]: value }, context)).toEqual({ [field]: message })
  })
  test.each(['DSHB20', 'M03', 'M0503', 'ADM0.5', 'INV02', 'A.1'])('accepts the code %s', menuCode => {
    expect(menuFaults({ ...good, menuCode }, context)).toEqual({})
  })
})

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

test('the form has exactly the editable fields of a menu', () => {
  const {
    id: _,
    '@odata.etag': _version,
    modifiedDate: _date,
    modifiedByName: _by,
    ...entered
  } = menuLike({ id: 1 })
  expect(Object.keys(good).toSorted()).toEqual(Object.keys(entered).toSorted())
})

test('only changed fields are sent', () => {
  fc.assert(
    fc.property(anyValues, anyValues, (from, to) => {
      fc.pre(to.menuOrder !== null)
      const changes = menuForm.changes(from, to)
      expect({ ...from, ...changes }).toEqual(to)
      expect(Object.keys(changes)).toEqual(differing(menuForm.names, from, to, menuForm.isSame))
    }),
  )
})

test('rebasing a form on a newer version keeps edited fields and takes the others', () => {
  fc.assert(
    fc.property(anyValues, anyValues, anyValues, (before, after, mine) => {
      const values = rebase(menuForm.names, { before, after }, mine, menuForm.isSame)
      for (const field of menuForm.names)
        expect(values[field]).toBe(mine[field] === before[field] ? after[field] : mine[field])
    }),
  )
})

test('a new menu below another starts with its parent’s colour and rights', () => {
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

test('a stored draft with a different shape is rejected', () => {
  expect(menuForm.isValues(good)).toBe(true)
  expect(menuForm.isValues({ ...good, menuOrder: null })).toBe(true)
  for (const bad of [null, 'x', {}, { ...good, menuTitle: 1 }, { ...good, onlyFirm: 'yes' }])
    expect(menuForm.isValues(bad)).toBe(false)
})
