import type { MenuDifference, MenuFault, MenuFields } from './fields.ts'
import { isThirdLevel, type Place } from './tree.ts'

/** The menus by key. */
export type Menus = ReadonlyMap<number, MenuFields>

/** A change of the draft or of a publication, with the states before and after. */
export type Change = MenuDifference

const names = (menu: MenuFields) => Object.keys(menu) as (keyof MenuFields)[]

/** The fields in which two menus differ. */
export const changedFields = (one: MenuFields, other: MenuFields): (keyof MenuFields)[] =>
  names(one).filter(name => one[name] !== other[name])

/** The changes that turn the first menus into the second ones. */
export function differenceOf(before: Menus, after: Menus): MenuDifference[] {
  const ids = new Set([...before.keys(), ...after.keys()])
  return [...ids].flatMap(menuId => {
    const was = before.get(menuId) ?? null
    const is = after.get(menuId) ?? null
    return was && is && changedFields(was, is).length === 0 ? [] : [{ menuId, before: was, after: is }]
  })
}

/** The fields of a change that someone else has since changed to another value. */
export function overtakenFields({ before, after }: Change, present: MenuFields): (keyof MenuFields)[] {
  if (!before) return []
  if (!after) return changedFields(before, present)
  return changedFields(before, after).filter(
    name => present[name] !== before[name] && present[name] !== after[name],
  )
}

/** A menu after a change; fields that the change does not touch keep their current values. */
export function withChange({ before, after }: Change, present: MenuFields | undefined): MenuFields | null {
  if (!before || !after || !present) return after
  const changed = changedFields(before, after)
  return { ...present, ...Object.fromEntries(changed.map(name => [name, after[name]])) }
}

/** The menus after all changes, ignoring conflicts. */
export function applyChanges(menus: Menus, changes: readonly Change[]): Map<number, MenuFields> {
  const changed = new Map(menus)
  for (const change of changes) {
    const menu = withChange(change, menus.get(change.menuId))
    if (menu) changed.set(change.menuId, menu)
    else changed.delete(change.menuId)
  }
  return changed
}

/** What the rules of menus are checked against. */
export interface Rules {
  scopes: ReadonlySet<string>
  isKnownLink: (link: string) => boolean
}

/**
 * The faults of each change: someone has changed the same since, or the menus would break a rule. A rule that was
 * broken before counts only if the change touches it.
 */
export function faultsOf(menus: Menus, changes: readonly Change[], rules: Rules): Map<number, MenuFault[]> {
  const target = applyChanges(menus, changes)
  return new Map(
    changes.map(change => [
      change.menuId,
      [...sinceFaults(change, menus), ...ruleFaults(change, target, rules)],
    ]),
  )
}

function sinceFaults(change: Change, menus: Menus): MenuFault[] {
  const present = menus.get(change.menuId)
  if (!change.before)
    return present && change.after && changedFields(present, change.after).length > 0 ? ['changed-since'] : []
  if (!present) return ['gone-since']
  return overtakenFields(change, present).length > 0 ? ['changed-since'] : []
}

function ruleFaults({ menuId, before }: Change, target: Menus, { scopes, isKnownLink }: Rules): MenuFault[] {
  const menu = target.get(menuId)
  if (!menu)
    return [...target.values()].some(({ menuParentId }) => menuParentId === menuId) ? ['has-children'] : []
  const touches = (name: keyof MenuFields) => before?.[name] !== menu[name]
  const parent = menu.menuParentId
  const found: Partial<Record<MenuFault, boolean>> = {
    'code-taken':
      touches('menuCode') &&
      [...target].some(([id, other]) => id !== menuId && other.menuCode === menu.menuCode),
    'parent-unknown': parent !== null && !target.has(parent),
    cycle: isBelowItself(menuId, target),
    'too-deep': touches('menuParentId') && isThirdLevel(placesOf(target), menuId, parent),
    'link-unknown': touches('menuLink') && !isKnownLink(menu.menuLink),
    'scope-unknown': touches('minimumScope') && !scopes.has(menu.minimumScope),
  }
  return (Object.keys(found) as MenuFault[]).filter(fault => found[fault])
}

/** The places of menus in their tree. */
export const placesOf = (menus: Menus): Place[] =>
  [...menus].map(([id, { menuParentId }]) => ({ id, parentId: menuParentId }))

function isBelowItself(id: number, menus: Menus): boolean {
  const seen = new Set<number>()
  for (
    let above = menus.get(id)?.menuParentId ?? null;
    above !== null;
    above = menus.get(above)?.menuParentId ?? null
  ) {
    if (above === id) return true
    if (seen.has(above)) return false
    seen.add(above)
  }
  return false
}

/** The keys of the menus below a parent, in order. */
export function siblingsIn(menus: Menus, parentId: number | null): number[] {
  return [...menus]
    .filter(([, { menuParentId }]) => menuParentId === parentId)
    .toSorted(([id, one], [other, two]) => one.menuOrder - two.menuOrder || id - other)
    .map(([id]) => id)
}
