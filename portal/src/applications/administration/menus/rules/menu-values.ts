import { differing, rebase } from '../../../../forms/changes.ts'
import type { AdministeredMenu } from './menu-tree.ts'

/** What the form of a menu holds. Texts are empty and the order is null until something is entered. */
export interface MenuValues {
  menuTitle: string
  menuEnglishTitle: string
  menuDescription: string
  menuEnglishDescription: string
  menuLink: string
  menuCode: string
  menuIcon: string
  menuColor: string
  minimumScope: string
  menuParentId: number | null
  menuOrder: number | null
  onlyFirm: boolean
  forceRefresh: boolean
}

/** The form's fields in the order in which they stand. */
export const menuFields = [
  'menuTitle',
  'menuEnglishTitle',
  'menuDescription',
  'menuEnglishDescription',
  'menuIcon',
  'menuColor',
  'menuLink',
  'menuCode',
  'menuParentId',
  'menuOrder',
  'minimumScope',
  'onlyFirm',
  'forceRefresh',
] as const satisfies readonly (keyof MenuValues)[]
export type MenuField = (typeof menuFields)[number]

/** The values of a form that has not lost its required order to an empty field. */
export type CompleteMenuValues = MenuValues & { menuOrder: number }

/** Whether every value is there that the body of a request needs. */
export function isComplete(values: MenuValues): values is CompleteMenuValues {
  return values.menuOrder !== null
}

/** The form of a menu that exists. */
export function valuesOf(menu: AdministeredMenu): MenuValues {
  const { id: _id, '@odata.etag': _etag, ...values } = menu
  return values
}

/** The form of a new menu; below a parent it starts with the parent's rights and colour, so that it is never wider. */
export function newValues(parent: AdministeredMenu | undefined, menuOrder: number): MenuValues {
  return {
    menuTitle: '',
    menuEnglishTitle: '',
    menuDescription: '',
    menuEnglishDescription: '',
    menuIcon: '',
    menuColor: parent?.menuColor ?? '',
    menuLink: '',
    menuCode: '',
    menuParentId: parent?.id ?? null,
    menuOrder,
    minimumScope: parent?.minimumScope ?? '',
    onlyFirm: parent?.onlyFirm ?? false,
    forceRefresh: false,
  }
}

/** The fields whose values are not the same, in the order of the form. */
export function differingFields(one: MenuValues, other: MenuValues): MenuField[] {
  return differing(menuFields, one, other)
}

/** What a PATCH has to say so that a menu with the values `from` gets the values `to`. */
export function changesBetween(from: MenuValues, to: CompleteMenuValues): Partial<CompleteMenuValues> {
  return Object.fromEntries(differingFields(from, to).map(field => [field, to[field]]))
}

const placeFields: readonly MenuField[] = ['menuParentId', 'menuOrder']

/**
 * Whether only the place in the tree has changed. Anyone who moves a menu changes the orders of its neighbours: that is
 * no reason to ask the author of an open form anything.
 */
export function isOnlyMoved(before: MenuValues, after: MenuValues): boolean {
  return differingFields(before, after).every(field => placeFields.includes(field))
}

/** The values of a form when the version that it started from is replaced: what the author has touched stays. */
export function rebased(before: MenuValues, after: MenuValues, mine: MenuValues): MenuValues {
  return rebase(menuFields, { before, after }, mine)
}

const kinds: Readonly<Record<MenuField, (value: unknown) => boolean>> = {
  menuTitle: isText,
  menuEnglishTitle: isText,
  menuDescription: isText,
  menuEnglishDescription: isText,
  menuIcon: isText,
  menuColor: isText,
  menuLink: isText,
  menuCode: isText,
  menuParentId: isNumberOrNull,
  menuOrder: isNumberOrNull,
  minimumScope: isText,
  onlyFirm: isFlag,
  forceRefresh: isFlag,
}

function isText(value: unknown) {
  return typeof value === 'string'
}
function isNumberOrNull(value: unknown) {
  return value === null || typeof value === 'number'
}
function isFlag(value: unknown) {
  return typeof value === 'boolean'
}

/** Whether a kept draft still has the shape of the form. */
export function isMenuValues(value: unknown): value is MenuValues {
  return (
    typeof value === 'object' &&
    value !== null &&
    menuFields.every(field => kinds[field](Reflect.get(value, field)))
  )
}
