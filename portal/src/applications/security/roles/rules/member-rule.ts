import { incompleteIn, type Rule, type RuleField } from '@parvis/design-system/rule'
import type { Schemas } from '@parvis/api-types/authorization'
import type { Translate } from '../../../../i18n/translations.ts'
import type { RoleRule } from '../queries.ts'

/** What rules may be about, in the order in which it is offered. */
export const ruleFields = ['grade', 'businessUnit', 'country', 'userType', 'application'] as const

const partsOf = (rule: Rule): readonly Rule[] => ('all' in rule ? rule.all : 'any' in rule ? rule.any : [])

function knowsFields(rule: Rule): boolean {
  return 'field' in rule ? ruleFields.some(field => field === rule.field) : partsOf(rule).every(knowsFields)
}

/** Whether the rule can be kept, or there is none: each condition has a field and a value. */
export function isWholeRule(rule: Rule | null): rule is RoleRule | null {
  return rule === null || (incompleteIn(rule).length === 0 && knowsFields(rule))
}

type Choices = Schemas['MemberRuleChoices']

/** What rules may be about, with the values that people have; without them while they are not known. */
export function ruleFieldsOf(
  choices: Choices | undefined,
  t: Translate<'roles'>,
  language: string,
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
    application: (choices?.applications ?? []).map(({ id, name }) => ({ id: String(id), label: name })),
  }
  return ruleFields.map(id => ({ id, label: t(`ruleField.${id}`), options: options[id] }))
}
