import type { WorkCount } from './queries.ts'

interface PlacedMenu {
  menuLink: string
  inverseMenuParent?: readonly PlacedMenu[]
}

/** The work whose menu is this one, or stands below it. */
export function workOfMenu(counts: readonly WorkCount[], menu: PlacedMenu): WorkCount[] {
  const links = new Set([menu, ...(menu.inverseMenuParent ?? [])].map(({ menuLink }) => menuLink))
  return counts.filter(({ menuLink }) => links.has(menuLink))
}
