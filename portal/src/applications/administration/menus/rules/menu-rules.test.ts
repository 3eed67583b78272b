import { fittingLinks, menuRoutes, unfittingLinks } from '@parvis/api-types/menu-routes'
import { describe, expect, test } from 'vitest'
import { fieldText, ruleText } from '../../../../forms/field-texts.ts'
import { linkFault } from './menu-links.ts'
import { menuFaults } from './menu-rules.ts'
import { newValues, valuesOf } from './menu-values.ts'
import { menuLike } from './menus.test-support.ts'

const origins = ['https://inventory.parvis.example']

describe('a link', () => {
  test.each(menuRoutes)('may lead to %s', route => {
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
const good = valuesOf(menuLike({ id: 1 }))

describe('a form', () => {
  test('that is filled in is right', () => {
    expect(menuFaults(good, context)).toEqual({})
  })
  test('that is empty lacks every text, the colour, the icon and the scope', () => {
    const faults = menuFaults({ ...newValues(undefined, 10), menuOrder: null }, context)
    expect(Object.keys(faults)).toEqual([
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
  ] as const)('with %s %s is refused in words', (field, value, message) => {
    expect(menuFaults({ ...good, [field]: value }, context)).toEqual({ [field]: message })
  })
  test.each(['DSHB20', 'M03', 'M0503', 'ADM0.5', 'INV02', 'A.1'])('takes the code %s', menuCode => {
    expect(menuFaults({ ...good, menuCode }, context)).toEqual({})
  })
})
