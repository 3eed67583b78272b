import type { RowOf } from '@parvis/api-types/calls'
import { MenuForm } from '@parvis/api-types/limits/menu-administration'

/** A menu with every field but no navigation properties, as the administration reads it. */
export type AdministeredMenu = RowOf<'listMenuAdministration'>

/** The target of a move: the parent (`null` for the home page) and the sibling to insert before (`null` for last). */
export interface MenuPlace {
  menuParentId: number | null
  beforeId: number | null
}

/** The services space orders by this step, so that a form can insert a menu between two others. */
const orderStep = 10

/** Compares siblings by order, then by id. */
export const inOrder = (a: AdministeredMenu, b: AdministeredMenu): number =>
  a.menuOrder - b.menuOrder || a.id - b.id

/** The children of a parent, in order. */
export function childrenOf(
  menus: readonly AdministeredMenu[],
  parentId: number | null,
): readonly AdministeredMenu[] {
  return menus.filter(menu => menu.menuParentId === parentId).toSorted(inOrder)
}

/** Ids of all descendants of a menu. */
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

/** The menus with the given ids, and all their ancestors. */
export function withParents(
  menus: readonly AdministeredMenu[],
  chosen: ReadonlySet<number | undefined>,
): readonly AdministeredMenu[] {
  const isKept = ({ id }: AdministeredMenu) =>
    chosen.has(id) || [...descendantIds(menus, id)].some(below => chosen.has(below))
  return menus.filter(isKept)
}

/**
 * Whether a menu would be out of sight below a parent: the portal shows two levels, so a sub-menu has no sub-menus. A
 * menu may stay where it is.
 * @param id the menu; undefined for a new one
 */
export function isTooDeep(
  menus: readonly AdministeredMenu[],
  id: number | undefined,
  parentId: number | null,
): boolean {
  const menuOf = (key: number | null | undefined) => menus.find(each => each.id === key)
  if (parentId === null || menuOf(id)?.menuParentId === parentId) return false
  const isSubMenu = (menuOf(parentId)?.menuParentId ?? null) !== null
  return isSubMenu || (id !== undefined && childrenOf(menus, id).length > 0)
}

/** Whether a move is possible: it creates no cycle and no third level, and the menus that `place` names exist. */
export function canPlace(menus: readonly AdministeredMenu[], id: number, place: MenuPlace): boolean {
  const { menuParentId, beforeId } = place
  const has = (other: number) => menus.some(menu => menu.id === other)
  if (!has(id) || beforeId === id) return false
  if (menuParentId !== null) {
    if (menuParentId === id || !has(menuParentId) || descendantIds(menus, id).has(menuParentId)) return false
    if (isTooDeep(menus, id, menuParentId)) return false
  }
  return beforeId === null || menus.some(menu => menu.id === beforeId && menu.menuParentId === menuParentId)
}

/**
 * The list after a move, as the services will return it: the new siblings are renumbered. Returns the same list if the
 * move is no longer possible. The operation is idempotent.
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

/** The current place of a menu, which moves it back when passed to a later move. */
export function placeOfMenu(menus: readonly AdministeredMenu[], id: number): MenuPlace | undefined {
  const menu = menus.find(each => each.id === id)
  if (!menu) return undefined
  const siblings = childrenOf(menus, menu.menuParentId)
  const next = siblings[siblings.findIndex(each => each.id === id) + 1]
  return { menuParentId: menu.menuParentId, beforeId: next?.id ?? null }
}

/** The order that places a new menu after the last child of a parent, within the contract's limits. */
export function nextOrder(menus: readonly AdministeredMenu[], parentId: number | null): number {
  const last = childrenOf(menus, parentId).at(-1)?.menuOrder ?? 0
  return Math.min(last + orderStep, MenuForm.menuOrder.maximum)
}

/** The titles from the top down to a menu as a path: "Administration › Menus". */
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
