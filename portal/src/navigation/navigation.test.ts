import { describe, expect, test } from 'vitest'
import { areaOf } from './area.ts'
import { confirmRedirect } from './confirm-redirect.ts'
import { documentTitle, selectMenu, type TitledMenu } from './selected-menu.ts'

const menuOf = (id: number, title: string, menuLink: string, children: TitledMenu[] = []): TitledMenu => ({
  id,
  menuTitle: `${title} fr`,
  menuEnglishTitle: title,
  menuLink,
  inverseMenuParent: children,
})
const menus = [
  menuOf(1, 'Reports', '/app/rapports', [
    menuOf(11, 'Library', '/app/rapports'),
    menuOf(12, 'Requests', '/app/dshb2/requests'),
    menuOf(13, 'Filtered', '/app/dshb2/requests?status=open'),
  ]),
  menuOf(2, 'Planning', '/app/dshb2/planning', [menuOf(21, 'All requests', '/app/dshb2/requests')]),
  menuOf(3, 'Network', '/app/reseau'),
]

describe('the selected menu', () => {
  test('is the one whose child links to the path; the child is the sub-menu', () => {
    const { menu, subMenu } = selectMenu(menus, '/app/dshb2/requests')
    expect([menu?.id, subMenu?.id]).toEqual([1, 12])
  })
  test('stays the one that was clicked when two lead to the same screen', () => {
    const { menu, subMenu } = selectMenu(menus, '/app/dshb2/requests', 2)
    expect([menu?.id, subMenu?.id]).toEqual([2, 21])
  })
  test('compares the full path first, then the path without its query', () => {
    expect(selectMenu(menus, '/app/dshb2/requests?status=open').subMenu?.id).toBe(13)
    expect(selectMenu(menus, '/app/dshb2/requests?page=3', 2).subMenu?.id).toBe(21)
    expect(selectMenu(menus, '/app/reseau#centre').menu?.id).toBe(3)
  })
  test('is the list’s menu for an item of the list, but not for a path with merely the same beginning', () => {
    expect(selectMenu(menus, '/app/dshb2/requests/7?tab=team', 2).subMenu?.id).toBe(21)
    expect(selectMenu(menus, '/app/rapports/7/pages/2').subMenu?.id).toBe(11)
    expect(selectMenu(menus, '/app/rapportsprojets')).toEqual({})
    expect(selectMenu([menuOf(9, 'Home', '/')], '/app/reseau')).toEqual({})
  })
  test('is the one whose query the path contains, even with a search, and for an item of its list if there is no other menu', () => {
    expect(selectMenu(menus, '/app/dshb2/requests?q=a&status=open', 2).subMenu?.id).toBe(13)
    expect(selectMenu(menus, '/app/dshb2/requests?status=closed', 2).subMenu?.id).toBe(21)
    const mine = menuOf(8, 'Mine', '/app/security/roles?list=mine')
    const security = menuOf(7, 'Security', '/', [menuOf(71, 'Roles', '/app/security/roles')])
    expect(selectMenu([mine], '/app/security/roles/12').menu?.id).toBe(8)
    expect(selectMenu([mine, security], '/app/security/roles/12').menu?.id).toBe(7)
    expect(selectMenu([security, mine], '/app/security/roles?list=mine&q=a').menu?.id).toBe(8)
  })
  test('is the only menu with links in the same area, for a page of that area without its own menu', () => {
    const onboarding = menuOf(5, 'Onboarding', '/app/confirm/list', [
      menuOf(51, 'Requests', '/app/confirm/list'),
    ])
    const finder = menuOf(6, 'Finder', '/app/egf/sheets')
    expect(selectMenu([onboarding, finder], '/app/confirm/tdb/7')).toEqual({ menu: onboarding })
    expect(selectMenu([onboarding, menuOf(7, 'Other', '/app/confirm/other')], '/app/confirm/tdb/7')).toEqual(
      {},
    )
    expect(selectMenu([onboarding, finder], '/app/other')).toEqual({})
  })
  test('is the menu of reports for a report opened from it, but not for one opened from elsewhere', () => {
    const reports = menuOf(8, 'Rapports', '/app/rapports')
    const security = menuOf(9, 'Security', '/app/security/roles')
    expect(selectMenu([security, reports], '/rapport?path=A%2FB', 8)).toEqual({ menu: reports })
    expect(selectMenu([security, reports], '/rapport?path=A%2FB', 9)).toEqual({})
    expect(selectMenu([security, reports], '/rapport?path=A%2FB')).toEqual({})
    expect(selectMenu([security, reports], '/profile', 8)).toEqual({})
  })
  test('is none for a path that no menu leads to', () => {
    expect(selectMenu(menus, '/app')).toEqual({})
    expect(selectMenu([], '/app/reseau')).toEqual({})
  })
})

describe('the document title', () => {
  const title = (fullPath: string, locale: 'fr' | 'en', screenTitle?: string) =>
    documentTitle({
      pathname: fullPath.split('?')[0] ?? '',
      selection: selectMenu(menus, fullPath),
      locale,
      screenTitle,
    })
  test('is the product on the home page', () => {
    expect(title('/', 'fr', 'Accueil')).toBe('Parvis')
  })
  test('is the menu followed by the sub-menu, in the language of the reader', () => {
    expect(title('/app/dshb2/requests', 'en')).toBe('Reports – Requests')
    expect(title('/app/dshb2/requests', 'fr')).toBe('Reports fr – Requests fr')
    expect(title('/app/reseau', 'en')).toBe('Network')
  })
  test('is the screen’s own when no menu leads there', () => {
    expect(title('/app/AccesDenied', 'fr', 'Accès refusé')).toBe('Accès refusé – Parvis')
    expect(title('/nowhere', 'fr')).toBe('Parvis')
  })
})

test.each([
  ['/', 'default'],
  ['/app/confirm/list', 'confirm'],
  ['/app/rapports/admin', 'rapports'],
  ['/rapport', 'rapports'],
  ['/DynamicReports', 'rapports'],
  ['/app/rapportsprojets/new', 'rapports'],
  ['/app/security/roles', 'security'],
  ['/notif/client/new', 'notif'],
  ['/app/inventoryapp/EditeInventaire', 'inventoryapp'],
  ['/app/onboarding', 'onboarding'],
  ['/app/menu/admin', 'default'],
  ['/app/insecurity', 'default'],
])('the area of %s is %s', (path, area) => {
  expect(areaOf(path)).toBe(area)
})

test.each([
  ['/app/confirm/12/edit', '/app/confirm/list'],
  ['/app/confirm/edit/12', '/app/confirm/list'],
  ['/app/confirm/tdb/12', '/app/confirm/list'],
  ['/app/confirm/list', undefined],
  ['/app/confirm/tdb', undefined],
  ['/app/confirm', undefined],
  ['/app/rapportsprojets/edit', undefined],
  ['/x/app/confirm/edit', undefined],
])('%s redirects once to %s', (path, target) => {
  expect(confirmRedirect(path, false)).toBe(target)
  expect(confirmRedirect(path, true)).toBeUndefined()
})
