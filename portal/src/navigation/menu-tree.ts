import { storedIconName } from '@parvis/design-system/icon-name'
import type { Locale } from '@parvis/design-system/i18n/messages'
import { addressOf } from '../routing/route.ts'
import { menuTitle, type TitledMenu } from './selected-menu.ts'

/** The fields of a menu that lists need. */
export interface ListedMenu extends TitledMenu {
  menuCode: string
  menuDescription: string
  menuEnglishDescription: string
  menuColor: string
  menuIcon: string
  menuOrder: number
  inverseMenuParent?: readonly ListedMenu[]
}

/** A menu with its application. */
export interface FoundMenu {
  menu: ListedMenu
  /** Undefined for an application. */
  parent?: ListedMenu
}

/** The description of a menu in the reader's language. */
export function menuDescription(menu: ListedMenu, locale: Locale): string {
  return locale === 'fr' ? menu.menuDescription : menu.menuEnglishDescription
}

/** Every menu with its application, in order: an application before its sub-menus. */
export function allMenus(menus: readonly ListedMenu[]): FoundMenu[] {
  return menus.flatMap(menu => [
    { menu },
    ...(menu.inverseMenuParent ?? []).map(child => ({ menu: child, parent: menu })),
  ])
}

/** The menus with these ids, in the order of the ids; missing ones are left out. */
export function menusById(menus: readonly ListedMenu[], ids: readonly number[]): FoundMenu[] {
  const all = allMenus(menus)
  return ids.flatMap(id => all.find(({ menu }) => menu.id === id) ?? [])
}

/**
 * Applications in the person's own order. One that is missing from this order follows its predecessor in the
 * administrators' order, so that a new one appears where they put it.
 */
export function inOwnOrder<M extends Pick<ListedMenu, 'id' | 'menuOrder'>>(
  menus: readonly M[],
  own: readonly number[],
): M[] {
  const given = menus.toSorted((a, b) => a.menuOrder - b.menuOrder)
  const arranged = own.flatMap(id => given.find(menu => menu.id === id) ?? [])
  given.forEach((menu, at) => {
    if (own.includes(menu.id)) return
    const before = given[at - 1]
    arranged.splice(before ? arranged.indexOf(before) + 1 : 0, 0, menu)
  })
  return arranged
}

/** Text without accents and case, so that "inventaire" finds "Inventaire" and "depot" finds "dépôt". */
export const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Menus whose titles, descriptions (in both languages) or code contain every word. */
export function findMenus(menus: readonly ListedMenu[], search: string): FoundMenu[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return allMenus(menus).filter(({ menu }) => {
    const text = fold(
      [
        menu.menuTitle,
        menu.menuEnglishTitle,
        menu.menuDescription,
        menu.menuEnglishDescription,
        menu.menuCode,
      ].join(' '),
    )
    return words.every(word => text.includes(word))
  })
}

/**
 * The address of a menu: its link inside the portal, or the embedded frame when the link has another origin.
 * @param origin this page's origin
 */
export function menuAddress(menu: Pick<TitledMenu, 'id' | 'menuLink'>, origin: string): string {
  const url = URL.parse(menu.menuLink, origin)
  // A malformed link leads to the designed not-found screen, and nowhere else.
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return '/'
  if (url.origin !== origin) return addressOf('/app/frame/:menuId', { menuId: String(menu.id) })
  return url.pathname + url.search + url.hash
}

/** A menu as the props of a tile. */
export function tileOf({ menu }: FoundMenu, locale: Locale, origin: string) {
  return {
    id: String(menu.id),
    title: menuTitle(menu, locale),
    description: menuDescription(menu, locale),
    href: menuAddress(menu, origin),
    icon: storedIconName(menu.menuIcon),
    color: menu.menuColor,
  }
}

/**
 * Puts an id first in the recent list, without duplicates, up to the number that the services store for the home page.
 */
export function withRecent(recent: readonly number[], id: number, limit = 8): number[] {
  return [id, ...recent.filter(other => other !== id)].slice(0, limit)
}
