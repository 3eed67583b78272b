import type { Schemas } from '@parvis/api-types/portal'

/** A menu as the administration knows it: every field, none of the navigations. */
export type AdministeredMenu = Required<Omit<Schemas['Menu'], 'inverseMenuParent'>>

/** Where a menu goes: below which parent (`null`: an application), before which child (`null`: last). */
export interface MenuPlace {
  menuParentId: number | null
  beforeId: number | null
}

/** A menu with what lies below it. */
export interface MenuBranch {
  menu: AdministeredMenu
  children: readonly MenuBranch[]
}

/** The services keep orders of this distance, so that a form can put a menu between two others. */
const orderStep = 10

const inOrder = (a: AdministeredMenu, b: AdministeredMenu) => a.menuOrder - b.menuOrder || a.id - b.id

/** The children of a parent in their order. */
export function childrenOf(
  menus: readonly AdministeredMenu[],
  parentId: number | null,
): readonly AdministeredMenu[] {
  return menus.filter(menu => menu.menuParentId === parentId).toSorted(inOrder)
}

/**
 * The tree of a flat list. A menu whose parent is not in the list stands at the top, and one of a circle is reached
 * from its first member: nothing that exists stays out of sight.
 */
export function treeOf(menus: readonly AdministeredMenu[]): MenuBranch[] {
  const known = new Set(menus.map(menu => menu.id))
  const below = Map.groupBy(menus.toSorted(inOrder), menu =>
    menu.menuParentId !== null && known.has(menu.menuParentId) ? menu.menuParentId : null,
  )
  const placed = new Set<number>()
  const build = (siblings: readonly AdministeredMenu[]): MenuBranch[] =>
    siblings.flatMap(menu => {
      if (placed.has(menu.id)) return []
      placed.add(menu.id)
      return [{ menu, children: build(below.get(menu.id) ?? []) }]
    })
  const top = build(below.get(null) ?? [])
  const lost = menus.filter(menu => !placed.has(menu.id))
  return [...top, ...lost.flatMap(menu => build([menu]))]
}

/** Ids of everything below a menu. */
export function descendantIds(menus: readonly AdministeredMenu[], id: number): ReadonlySet<number> {
  const found = new Set<number>()
  const walk = (parentId: number) => {
    for (const menu of menus)
      if (menu.menuParentId === parentId && !found.has(menu.id) && menu.id !== id) {
        found.add(menu.id)
        walk(menu.id)
      }
  }
  walk(id)
  return found
}

/** Whether a menu may go there: the tree stays a tree, and what the place names exists. */
export function canPlace(menus: readonly AdministeredMenu[], id: number, place: MenuPlace): boolean {
  const { menuParentId, beforeId } = place
  const has = (other: number) => menus.some(menu => menu.id === other)
  if (!has(id) || beforeId === id) return false
  if (menuParentId !== null) {
    if (menuParentId === id || !has(menuParentId) || descendantIds(menus, id).has(menuParentId)) return false
  }
  return beforeId === null || menus.some(menu => menu.id === beforeId && menu.menuParentId === menuParentId)
}

/**
 * The list after a move, as the services will answer it: the new siblings are numbered anew. The same list when the
 * move is not possible any more. Applied twice it gives the same as once.
 */
export function placeMenu(
  menus: readonly AdministeredMenu[],
  id: number,
  place: MenuPlace,
): readonly AdministeredMenu[] {
  const moved = menus.find(menu => menu.id === id)
  if (!moved || !canPlace(menus, id, place)) return menus
  const siblings = childrenOf(menus, place.menuParentId).filter(menu => menu.id !== id)
  const at = siblings.findIndex(menu => menu.id === place.beforeId)
  const order = at === -1 ? [...siblings, moved] : [...siblings.slice(0, at), moved, ...siblings.slice(at)]
  const orders = new Map(order.map((menu, index) => [menu.id, (index + 1) * orderStep]))
  return menus.map(menu => {
    const menuOrder = orders.get(menu.id)
    if (menuOrder === undefined) return menu
    const menuParentId = menu.id === id ? place.menuParentId : menu.menuParentId
    return { ...menu, menuOrder, menuParentId }
  })
}

/** The order that puts a new menu after the last child of a parent; within the limits of the contract. */
export function nextOrder(menus: readonly AdministeredMenu[], parentId: number | null): number {
  const last = childrenOf(menus, parentId).at(-1)?.menuOrder ?? 0
  return Math.min(last + orderStep, 9999)
}

/** The titles of a menu and of all above it, from the top, as a path: "Administration › Menus". */
export function pathOf(
  menus: readonly AdministeredMenu[],
  id: number,
  titleOf: (menu: AdministeredMenu) => string,
): string {
  const titles: string[] = []
  const seen = new Set<number>()
  for (
    let menu = menus.find(candidate => candidate.id === id);
    menu && !seen.has(menu.id);
    menu = menus.find(candidate => candidate.id === menu?.menuParentId)
  ) {
    seen.add(menu.id)
    titles.unshift(titleOf(menu))
  }
  return titles.join(' › ')
}
