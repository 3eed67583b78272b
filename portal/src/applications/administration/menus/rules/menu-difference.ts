import type { MenuDifference, MenuFields } from '../draft.ts'
import type { MenuField } from './menu-form.ts'

/** What became of a menu, in one word. */
export type DifferenceKind = 'added' | 'removed' | 'moved' | 'changed'

const placeFields: readonly MenuField[] = ['menuParentId', 'menuOrder']

/** The fields that differ, in the order of the form. */
export function fieldsThatDiffer(
  { before, after }: Pick<MenuDifference, 'before' | 'after'>,
  fields: readonly MenuField[],
): readonly MenuField[] {
  return before && after ? fields.filter(field => before[field] !== after[field]) : []
}

/** What became of a menu: one of which nothing but the place differs was moved. */
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

/** The menu by which people know a difference: as it would be, or as it was. */
export function menuOfDifference({
  menuId,
  before,
  after,
}: Pick<MenuDifference, 'menuId' | 'before' | 'after'>): (MenuFields & { id: number }) | null {
  const menu = after ?? before
  return menu && { id: menuId, ...menu }
}
