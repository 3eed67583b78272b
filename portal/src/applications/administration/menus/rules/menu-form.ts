import { MenuForm } from '@parvis/api-types/limits/menu-administration'
import { explain } from '../../../../api/problem-messages.ts'
import type { Faults } from '../../../../forms/faults.ts'
import { fieldText } from '../../../../forms/field-texts.ts'
import { defineForm, flag, number, orNull, text, type ValuesOf } from '../../../../screens/define-form.ts'
import { linkFault, type LinkFault } from './menu-links.ts'
import type { AdministeredMenu } from './menu-tree.ts'

/** The fields of a menu, in display order; every text is required. */
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
      'menu-too-deep': 'menuParentId',
    },
    say: explain<'createMenu' | 'updateMenu'>({
      'menu-code-taken': 'menus:problem.codeTaken',
      'menu-parent-unknown': 'menus:problem.parentUnknown',
      'menu-link-unknown': 'menus:problem.linkUnknown',
      'menu-scope-unknown': 'menus:problem.scopeUnknown',
      'menu-cycle': 'menus:problem.cycle',
      'menu-too-deep': 'menus:problem.tooDeep',
    }),
  },
)
export type MenuValues = ValuesOf<typeof menuForm.fields>
export type MenuField = keyof MenuValues

/** Moving a menu renumbers its siblings. That must not cause a conflict in an open form. */
export const placeFields = ['menuParentId', 'menuOrder'] as const satisfies readonly MenuField[]

/**
 * The values of a new menu. Below a parent it starts with the parent's rights and colour, so that it is never open to
 * more people.
 */
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

/** What validation needs besides the values. */
export interface MenuRuleContext {
  /** From the settings: the origins that may be embedded. */
  frameOrigins: readonly string[]
  /** The other menus, whose codes are taken. */
  others: readonly Pick<AdministeredMenu, 'menuCode' | 'menuTitle'>[]
}

/** The faults in a form's values, by field. Messages are text keys, encoded by `fieldText`. */
export function menuFaults(values: MenuValues, { frameOrigins, others }: MenuRuleContext): Faults<MenuField> {
  const link = linkFault(values.menuLink, frameOrigins)
  const holder = others.find(({ menuCode }) => menuCode === values.menuCode)
  return {
    ...(link && { menuLink: fieldText(linkTexts[link]) }),
    ...(holder && { menuCode: fieldText('menus:rule.codeTaken', { title: holder.menuTitle }) }),
    ...menuForm.check(values),
  }
}
