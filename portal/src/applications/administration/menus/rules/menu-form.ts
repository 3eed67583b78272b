import { MenuForm } from '@parvis/api-types/limits/menu-administration'
import { explain } from '../../../../api/problem-messages.ts'
import type { Faults } from '../../../../forms/faults.ts'
import { fieldText } from '../../../../forms/field-texts.ts'
import { defineForm, flag, number, orNull, text, type ValuesOf } from '../../../../screens/define-form.ts'
import { linkFault, type LinkFault } from './menu-links.ts'
import type { AdministeredMenu } from './menu-tree.ts'

/** The fields of a menu, in the order in which they stand; every text of them is required. */
export const menuForm = defineForm(
  'menu',
  {
    menuTitle: text(MenuForm.menuTitle),
    menuEnglishTitle: text(MenuForm.menuEnglishTitle),
    menuDescription: text(MenuForm.menuDescription),
    menuEnglishDescription: text(MenuForm.menuEnglishDescription),
    menuIcon: text(MenuForm.menuIcon, 'menus:rule.icon'),
    menuColor: text(MenuForm.menuColor, 'menus:rule.color'),
    menuLink: text(MenuForm.menuLink, 'menus:rule.linkForm'),
    menuCode: text(MenuForm.menuCode, 'menus:rule.code'),
    menuParentId: orNull(number(MenuForm.menuParentId)),
    menuOrder: number(MenuForm.menuOrder),
    minimumScope: text(MenuForm.minimumScope),
    onlyFirm: flag(),
    forceRefresh: flag(),
  },
  {
    refusals: {
      'menu-code-taken': 'menuCode',
      'menu-link-unknown': 'menuLink',
      'menu-scope-unknown': 'minimumScope',
      'menu-parent-unknown': 'menuParentId',
      'menu-cycle': 'menuParentId',
    },
    say: explain<'createMenu' | 'updateMenu'>({
      'menu-code-taken': 'menus:problem.codeTaken',
      'menu-parent-unknown': 'menus:problem.parentUnknown',
      'menu-link-unknown': 'menus:problem.linkUnknown',
      'menu-scope-unknown': 'menus:problem.scopeUnknown',
      'menu-cycle': 'menus:problem.cycle',
    }),
  },
)
export type MenuValues = ValuesOf<typeof menuForm.fields>
export type MenuField = keyof MenuValues

/**
 * Anyone who moves a menu changes the orders of its neighbours: that is no reason to ask the author of an open form
 * anything.
 */
export const placeFields = ['menuParentId', 'menuOrder'] as const satisfies readonly MenuField[]

/** The form of a new menu; below a parent it starts with the parent's rights and color, so that it is never wider. */
export function newValues(parent: AdministeredMenu | undefined, menuOrder: number): MenuValues {
  return {
    ...menuForm.start,
    ...(parent && {
      menuColor: parent.menuColor,
      menuParentId: parent.id,
      minimumScope: parent.minimumScope,
      onlyFirm: parent.onlyFirm,
    }),
    menuOrder,
  }
}

const linkTexts = {
  malformed: 'menus:rule.linkForm',
  'unknown-route': 'menus:rule.linkRoute',
  'foreign-origin': 'menus:rule.linkOrigin',
} as const satisfies Record<LinkFault, `menus:${string}`>

/** What the values of a form are held against. */
export interface MenuRuleContext {
  /** From the settings: the origins that may be embedded. */
  frameOrigins: readonly string[]
  /** The other menus: their codes are taken. */
  others: readonly Pick<AdministeredMenu, 'menuCode' | 'menuTitle'>[]
}

/** What is wrong with the values of a form, by field. Messages are keys, as `fieldText` carries them. */
export function menuFaults(values: MenuValues, { frameOrigins, others }: MenuRuleContext): Faults<MenuField> {
  const link = linkFault(values.menuLink, frameOrigins)
  const holder = others.find(({ menuCode }) => menuCode === values.menuCode)
  return {
    ...(link && { menuLink: fieldText(linkTexts[link]) }),
    ...(holder && { menuCode: fieldText('menus:rule.codeTaken', { title: holder.menuTitle }) }),
    ...menuForm.check(values),
  }
}
