import { groupOf, incompleteIn, type Rule, type RuleField } from '@parvis/design-system/rule'
import type { Schemas } from '@parvis/api-types/authorization'
import type { Locale } from '@parvis/design-system/i18n/messages'
import { isSame } from '../../../../forms/changes.ts'
import { nameIn } from '../../../../i18n/names.ts'
import type { Translate } from '../../../../i18n/translations.ts'
import type { RoleRule } from '../role.ts'

/** The fields a rule can use, in the order offered. */
export const ruleFields = ['grade', 'businessUnit', 'country', 'userType', 'application'] as const

function knowsFields(rule: Rule): boolean {
  return 'field' in rule
    ? ruleFields.some(field => field === rule.field)
    : (groupOf(rule)?.parts ?? []).every(knowsFields)
}

/** Whether the rule is complete, or null: each condition needs a field and a value. */
export function isWholeRule(rule: Rule | null): rule is RoleRule | null {
  return rule === null || (incompleteIn(rule).length === 0 && knowsFields(rule))
}

/**
 * Normalises a rule, so that rules with the same meaning compare equal: sorts its parts and values, and unwraps groups
 * with a single part.
 */
function inOneOrder(rule: Rule): Rule {
  if ('field' in rule) {
    const { field, operator, values } = rule
    return { field, operator, values: values.toSorted() }
  }
  const { joint, parts } = groupOf(rule) ?? { joint: 'all', parts: [] }
  const ordered = parts.map(inOneOrder).toSorted((one, other) => (textOf(one) < textOf(other) ? -1 : 1))
  const [only, ...others] = ordered
  if (only && others.length === 0) return only
  return joint === 'all' ? { all: ordered } : { any: ordered }
}

const textOf = (rule: Rule) => JSON.stringify(rule)

/** Whether two rules mean the same, whatever the order of their parts. */
export function isSameRule(one: Rule | null, other: Rule | null): boolean {
  return isSame(one && inOneOrder(one), other && inOneOrder(other))
}

type Choices = Schemas['MemberRuleChoices']

/** The fields a rule can use, with the values that people have; without values until they are loaded. */
export function ruleFieldsOf(
  choices: Choices | undefined,
  t: Translate<'roles'>,
  language: Locale,
): readonly RuleField[] {
  const same = (values: readonly string[] = []) => values.map(id => ({ id, label: id }))
  const regions = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' })
  const options = {
    grade: same(choices?.grades),
    businessUnit: same(choices?.businessUnits),
    country: (choices?.countries ?? [])
      .map(id => ({ id, label: regions.of(id) ?? id }))
      .toSorted((one, other) => one.label.localeCompare(other.label, language)),
    userType: (choices?.userTypes ?? []).map(id => ({ id, label: t(`userType.${id}`) })),
    application: (choices?.applications ?? []).map(each => ({
      id: String(each.id),
      label: nameIn(language, each),
    })),
  }
  return ruleFields.map(id => ({ id, label: t(`ruleField.${id}`), options: options[id] }))
}
