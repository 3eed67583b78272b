import type { WorkCount } from './queries.ts'

interface PlacedMenu {
  menuLink: string
  inverseMenuParent?: readonly PlacedMenu[]
}

/** The work that belongs to this menu or one of its sub-menus. */
export function workOfMenu(counts: readonly WorkCount[], menu: PlacedMenu): WorkCount[] {
  const links = new Set([menu, ...(menu.inverseMenuParent ?? [])].map(({ menuLink }) => menuLink))
  return counts.filter(({ menuLink }) => links.has(menuLink))
}
