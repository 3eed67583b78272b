import { MenuForm } from '@parvis/api-types/limits/menu-administration'

/** A menu's place in the tree. */
export interface Place {
  id: number
  parentId: number | null
}

/** Whether `id` would be below itself with `parentId` as its parent. */
export function closesCycle(places: readonly Place[], id: number, parentId: number | null): boolean {
  const parents = new Map(places.map(place => [place.id, place.parentId]))
  const seen = new Set<number>()
  for (let above = parentId; above !== null && !seen.has(above); above = parents.get(above) ?? null) {
    if (above === id) return true
    seen.add(above)
  }
  return false
}

/** Whether a menu below `parentId` would be out of sight: the portal shows two levels, so a sub-menu has no sub-menus. */
export const isThirdLevel = (
  places: readonly Place[],
  id: number | undefined,
  parentId: number | null,
): boolean =>
  parentId !== null &&
  places.some(
    place =>
      (place.id === parentId && place.parentId !== null) || (id !== undefined && place.parentId === id),
  )

/**
 * Whether a menu cannot be placed below `parentId`, because it would be out of sight. A menu that was deeper before may
 * stay where it is.
 * @param id the menu; undefined for a new one
 */
export function isTooDeep(
  places: readonly Place[],
  id: number | undefined,
  parentId: number | null,
): boolean {
  return places.find(place => place.id === id)?.parentId !== parentId && isThirdLevel(places, id, parentId)
}

/** The ids below `id` at any depth, children before their own children. */
export function descendants(places: readonly Place[], id: number): number[] {
  const found: number[] = []
  const open = [id]
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    for (const place of places) {
      if (place.parentId !== next || found.includes(place.id)) continue
      found.push(place.id)
      open.push(place.id)
    }
  }
  return found
}

/**
 * The siblings in their new order.
 * @param siblings ids in the current order, possibly including `moved`.
 * @param beforeId the sibling to put `moved` before; null: at the end.
 * @returns undefined when `beforeId` is not a sibling.
 */
export function reorder(
  siblings: readonly number[],
  moved: number,
  beforeId: number | null,
): number[] | undefined {
  const others = siblings.filter(id => id !== moved)
  if (beforeId === null || beforeId === moved) {
    // Moving it before itself changes nothing.
    if (beforeId === moved) return siblings.includes(moved) ? [...siblings] : undefined
    return [...others, moved]
  }
  const at = others.indexOf(beforeId)
  return at < 0 ? undefined : others.toSpliced(at, 0, moved)
}

/** Numbers with gaps: 10, 20, 30 … as long as the contract allows the last one, otherwise 1, 2, 3 … */
export function ordersFor(count: number): number[] {
  const step = count * 10 <= MenuForm.menuOrder.maximum ? 10 : 1
  return Array.from({ length: count }, (_, index) => (index + 1) * step)
}
