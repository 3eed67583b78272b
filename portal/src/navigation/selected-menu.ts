import type { Locale } from '@parvis/design-system/i18n/messages'
import { areaOf } from './area.ts'

/** The fields of a menu that titles and selection need. */
export interface TitledMenu {
  id: number
  menuTitle: string
  menuEnglishTitle: string
  menuLink: string
  inverseMenuParent?: readonly TitledMenu[]
}

export interface MenuSelection<M extends TitledMenu> {
  menu?: M
  subMenu?: TitledMenu
}

const pathOnly = (fullPath: string) => fullPath.replace(/[?#].*$/, '')

/** The ancestor paths of a path, nearest first, without the root, which is above everything. */
function pathsAbove(path: string): string[] {
  const above = path.replace(/\/[^/]*$/, '')
  return above === '' ? [] : [above, ...pathsAbove(above)]
}

/**
 * Whether a link with a query leads to a path: the path contains the whole query, and perhaps more, such as a search.
 */
function holdsQuery(link: string, fullPath: string): boolean {
  if (!link.includes('?') || pathOnly(link) !== pathOnly(fullPath)) return false
  const [wanted, given] = [link, fullPath].map(address => new URLSearchParams(address.split(/[?#]/)[1]))
  return [...(wanted ?? [])].every(([name, value]) => given?.get(name) === value)
}

/**
 * The menu and sub-menu that a path belongs to. The menu that the person came from is checked first, so that a screen
 * with two menus stays under the one that was clicked. The rules, in order: the link equals the full path; the path
 * contains the link's query; the paths match without their queries, because lists keep their filter and page there; a
 * link is an ancestor of the path, so that an item stays under the menu of its list. Where no link without a query
 * matches, one with a query will do. A path beside the links of only one menu belongs to that menu but to no sub-menu;
 * so does a path in the area of the menu that the person came from.
 * @param menus top level, in order, with their children
 * @param fullPath pathname + search + hash
 * @param previousId the menu selected before this navigation
 * @param linkOf the address of a menu; another origin leads to the embedded frame
 */
export function selectMenu<M extends TitledMenu>(
  menus: readonly M[],
  fullPath: string,
  previousId?: number,
  linkOf: (menu: TitledMenu) => string = menu => menu.menuLink,
): MenuSelection<M> {
  const ordered = menus.toSorted((a, b) => Number(b.id === previousId) - Number(a.id === previousId))
  const own = pathOnly(fullPath)
  const paths = [own, ...pathsAbove(own)]
  const fits: ((link: string) => boolean)[] = [
    link => link === fullPath,
    link => holdsQuery(link, fullPath),
    ...paths.map(path => (link: string) => link === path),
    ...paths.map(path => (link: string) => pathOnly(link) === path),
  ]
  for (const isFit of fits) {
    for (const menu of ordered) {
      const subMenu = menu.inverseMenuParent?.find(child => isFit(linkOf(child)))
      if (subMenu) return { menu, subMenu }
    }
    const menu = ordered.find(candidate => isFit(linkOf(candidate)))
    if (menu) return { menu }
  }
  // A page beside the links of one menu, such as a request beside the list of requests, belongs to that menu.
  const areas = pathsAbove(own).filter(area => area.lastIndexOf('/') > 0)
  for (const area of areas) {
    const owners = ordered.filter(menu =>
      [menu, ...(menu.inverseMenuParent ?? [])].some(each => pathsAbove(pathOnly(linkOf(each)))[0] === area),
    )
    const [menu, other] = owners
    if (menu && !other) return { menu }
  }
  // A report has its own address; opened from a menu of reports, it stays in that menu.
  const from = menus.find(({ id }) => id === previousId)
  const ownArea = areaOf(own)
  return from && ownArea !== 'default' && areaOf(pathOnly(linkOf(from))) === ownArea ? { menu: from } : {}
}

/** The title of a menu in the reader's language. */
export function menuTitle(menu: TitledMenu, locale: Locale): string {
  return locale === 'fr' ? menu.menuTitle : menu.menuEnglishTitle
}

export const productTitle = 'Parvis'

/**
 * The document title after a navigation: the product's on the home page, otherwise the menu's followed by the
 * sub-menu's, in the reader's language. A screen without a menu uses its own title.
 * @param screenTitle the route's own title, translated
 */
export function documentTitle(options: {
  pathname: string
  selection: MenuSelection<TitledMenu>
  locale: Locale
  screenTitle?: string | undefined
}): string {
  const { pathname, selection, locale, screenTitle } = options
  if (pathname === '/') return productTitle
  const parts = [selection.menu, selection.subMenu].filter(part => part !== undefined)
  if (parts.length > 0) return parts.map(part => menuTitle(part, locale)).join(' – ')
  return screenTitle ? `${screenTitle} – ${productTitle}` : productTitle
}
