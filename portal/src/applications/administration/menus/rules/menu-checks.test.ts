import { expect, test } from 'vitest'
import { checkMenu, checkMenus, weakThemes } from './menu-checks.ts'
import { menuLike } from './menus.test-support.ts'

const good = menuLike({ id: 1, onlyFirm: true, minimumScope: 'Menus.Manage' })

test.each([
  ['nothing', {}, []],
  ['a link that leads nowhere', { menuLink: '/nowhere' }, ['dead-link']],
  ['a link to an origin that is not allowed', { menuLink: 'https://evil.example' }, ['dead-link']],
  [
    'a description that is not translated',
    { menuEnglishDescription: ' CE QUE FAIT 1 ' },
    ['missing-english'],
  ],
  ['a colour that fades into the light theme', { menuColor: '#ffff00' }, ['contrast']],
  ['more people than the parent', { minimumScope: 'Portal.Access' }, ['wider-scope']],
  ['clients, when the parent is for the firm', { onlyFirm: false }, ['wider-audience']],
] as const)('%s', (_, change, expected) => {
  expect(checkMenu({ ...good, ...change }, good, [])).toEqual(expected)
})

test('without a parent nothing is too wide, and a different scope does not count as wider', () => {
  expect(checkMenu({ ...good, minimumScope: 'Portal.Access', onlyFirm: false }, undefined, [])).toEqual([])
  expect(checkMenu({ ...good, minimumScope: 'Roles.Read' }, good, [])).toEqual([])
})

test('letting clients see a child is fine when they can see its parent', () => {
  const open = { ...good, onlyFirm: false }
  expect(checkMenu({ ...open, id: 2 }, open, [])).toEqual([])
})

test('a colour is weak where its contrast is below 3:1', () => {
  expect(weakThemes('#000000')).toEqual(['dark'])
  expect(weakThemes('#ffffff')).toEqual(['light'])
  expect(weakThemes('#2b7fb8')).toEqual([])
  expect(weakThemes('no colour')).toEqual([])
})

test('only menus with remarks are listed', () => {
  const menus = [good, menuLike({ id: 2, menuParentId: 1, onlyFirm: true }), menuLike({ id: 3 })]
  expect([...checkMenus(menus, [])]).toEqual([[2, ['wider-scope']]])
})
