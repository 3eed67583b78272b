import type { MenuDifference, MenuFields } from '../draft.ts'
import type { MenuField } from './menu-form.ts'

/** What happened to a menu, in one word. */
export type DifferenceKind = 'added' | 'removed' | 'moved' | 'changed'

const placeFields: readonly MenuField[] = ['menuParentId', 'menuOrder']

/** The fields that differ, in the order of the form. */
export function fieldsThatDiffer(
  { before, after }: Pick<MenuDifference, 'before' | 'after'>,
  fields: readonly MenuField[],
): readonly MenuField[] {
  return before && after ? fields.filter(field => before[field] !== after[field]) : []
}

/** What happened to a menu: if only its place differs, it was moved. */
export function kindOfDifference(
  difference: Pick<MenuDifference, 'before' | 'after'>,
  fields: readonly MenuField[],
): DifferenceKind {
  if (!difference.before) return 'added'
  if (!difference.after) return 'removed'
  return fieldsThatDiffer(difference, fields).every(field => placeFields.includes(field))
    ? 'moved'
    : 'changed'
}

/** The menu that identifies a difference to the reader: its new state, or the old one if it was removed. */
export function menuOfDifference({
  menuId,
  before,
  after,
}: Pick<MenuDifference, 'menuId' | 'before' | 'after'>): (MenuFields & { id: number }) | null {
  const menu = after ?? before
  return menu && { id: menuId, ...menu }
}
