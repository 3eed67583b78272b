import { formatMessage, type Locale } from '../../i18n/messages.ts'
import { groupOf, type Rule, type RuleClause, type RuleField } from './rule.ts'
import { messages } from './ruleText.messages.ts'

interface RuleTextOptions {
  fields: readonly RuleField[]
  locale: Locale
}

/** The name of a value, from the field's options; its id if they do not contain it. */
function nameOf(field: RuleField | undefined, id: string): string {
  return (field?.options ?? field?.known ?? []).find(option => option.id === id)?.label ?? id
}

function clauseText(
  { field: id, operator, values }: RuleClause,
  { fields, locale }: RuleTextOptions,
): string {
  const field = fields.find(known => known.id === id)
  const names = values.length === 0 ? ['…'] : values.map(value => nameOf(field, value))
  const [first = '', second = ''] = names
  const say = (key: keyof (typeof messages)['en'], list: string) =>
    formatMessage(locale, messages[locale][key], {
      field: field?.label ?? (id || '…'),
      first,
      second,
      values: list,
    })
  const listed = (type: Intl.ListFormatType) => new Intl.ListFormat(locale, { type }).format(names)
  if (operator === 'is') return say('is', listed('disjunction'))
  if (names.length < 3) return say(names.length === 2 ? 'isNeither' : 'isNot', '')
  return say('isNone', locale === 'fr' ? names.join(', ni ') : listed('conjunction'))
}

/**
 * A rule as a sentence without its full stop: "Grade is Manager or Partner, and Country is France". Nested groups are
 * in parentheses. Empty for no rule.
 */
export function ruleText(rule: Rule | null, options: RuleTextOptions): string {
  if (rule === null) return ''
  if ('field' in rule) return clauseText(rule, options)
  const { joint, parts } = groupOf(rule) ?? { joint: 'all', parts: [] }
  return parts
    .map(part =>
      'field' in part || isAlone(part) ? ruleText(part, options) : `(${ruleText(part, options)})`,
    )
    .join(formatMessage(options.locale, messages[options.locale][joint]))
}

/** A group of one part needs no parentheses. */
const isAlone = (rule: Rule) => groupOf(rule)?.parts.length === 1
