import type { ZodMiniType } from 'zod/mini'
import { fieldText } from '../../../../forms/field-texts.ts'
import { requiredInteger, requiredPattern, requiredText } from '../../../../forms/rules.ts'
import { linkFault, type LinkFault } from './menu-links.ts'
import type { AdministeredMenu } from './menu-tree.ts'
import { menuFields, type MenuField, type MenuValues } from './menu-values.ts'

/** What the values of a form are held against. */
export interface MenuRuleContext {
  /** From the settings: the origins that may be embedded. */
  frameOrigins: readonly string[]
  /** The other menus: their codes are taken. */
  others: readonly Pick<AdministeredMenu, 'menuCode' | 'menuTitle'>[]
}

/** Lengths of the contract. */
export const menuLimits = { title: 80, description: 400, link: 500, code: 20, order: 9999 } as const

const codeForm = /^(?=..)[A-Z][A-Z0-9]*(\.[0-9]+)?$/

const linkTexts = {
  malformed: 'menus:rule.linkForm',
  'unknown-route': 'menus:rule.linkRoute',
  'foreign-origin': 'menus:rule.linkOrigin',
} as const satisfies Record<LinkFault, `menus:${string}`>

/** Says in the field's own words what the general rule calls a wrong form. */
const inWords = (rule: ZodMiniType, key: 'menus:rule.code' | 'menus:rule.color' | 'menus:rule.icon') => ({
  rule,
  malformed: fieldText(key),
})

const rules: Partial<Record<MenuField, { rule: ZodMiniType; malformed?: string }>> = {
  menuTitle: { rule: requiredText(menuLimits.title) },
  menuEnglishTitle: { rule: requiredText(menuLimits.title) },
  menuDescription: { rule: requiredText(menuLimits.description) },
  menuEnglishDescription: { rule: requiredText(menuLimits.description) },
  menuIcon: inWords(requiredPattern(/^[a-z0-9]+(-[a-z0-9]+)*$/, 60), 'menus:rule.icon'),
  menuColor: inWords(requiredPattern(/^#[0-9a-f]{6}$/, 7), 'menus:rule.color'),
  menuLink: { rule: requiredText(menuLimits.link) },
  menuCode: inWords(requiredPattern(codeForm, menuLimits.code), 'menus:rule.code'),
  menuOrder: { rule: requiredInteger(0, menuLimits.order) },
  minimumScope: { rule: requiredText(100) },
}

const isPatternMessage = (message: string) => message.startsWith('problem.value.pattern')

function faultOf(field: MenuField, values: MenuValues, context: MenuRuleContext): string | undefined {
  const own = rules[field]
  const message = own?.rule.safeParse(values[field]).error?.issues[0]?.message
  if (message !== undefined) return isPatternMessage(message) ? (own?.malformed ?? message) : message
  if (field === 'menuLink') {
    const fault = linkFault(values.menuLink, context.frameOrigins)
    return fault && fieldText(linkTexts[fault])
  }
  if (field === 'menuCode') {
    const holder = context.others.find(menu => menu.menuCode === values.menuCode)
    return holder && fieldText('menus:rule.codeTaken', { title: holder.menuTitle })
  }
  return undefined
}

/**
 * What is wrong with the values of a form, by field, in the order of the form; every field of the specification is
 * required. Messages are keys, as `fieldText` carries them.
 */
export function menuFaults(values: MenuValues, context: MenuRuleContext): Partial<Record<MenuField, string>> {
  return Object.fromEntries(
    menuFields.flatMap(field => {
      const fault = faultOf(field, values, context)
      return fault === undefined ? [] : [[field, fault]]
    }),
  )
}
