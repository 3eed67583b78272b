import {
  MemberRuleAll,
  MemberRuleClause as MemberRuleClauseLimits,
  MemberRuleClauseItems,
} from '@parvis/api-types/limits/member-rules'
import type { BodyOf } from '../../server/operation-types.ts'
import type { ValidationItem } from '../../server/problem.ts'

/** A rule for the members of a role. */
export type MemberRule = NonNullable<BodyOf<'applyRolePlan'>['memberRule']>
export type MemberRuleClause = Extract<MemberRule, { field: unknown }>

/** The properties of people that a clause may test. */
export const ruleFields = [
  'grade',
  'businessUnit',
  'country',
  'userType',
  'application',
] as const satisfies readonly MemberRuleClause['field'][]
export type RuleField = MemberRuleClause['field']

/** The facts about a person: their values of each field. */
export type PersonFacts = Readonly<Record<RuleField, readonly string[]>>

/** Nesting depth of groups, which the contract states only in words, and total number of clauses. */
const ruleLimits = { depth: 5, clauses: MemberRuleAll.all.maxItems } as const

const operators = ['is', 'isNot']

/** Checks the values of a field, in addition to the checks for any text. */
const wrongValue: Readonly<Record<RuleField, (value: string) => ValidationItem['code'] | undefined>> = {
  grade: () => undefined,
  businessUnit: () => undefined,
  country: value => (/^[A-Z]{2}$/.test(value) ? undefined : 'pattern'),
  userType: value => (value === 'Collaborateur' || value === 'Client' ? undefined : 'value-not-allowed'),
  application: value => (/^[1-9]\d{0,9}$/.test(value) ? undefined : 'unknown-name'),
}

/**
 * Validates a rule, with the codes of the contract. The contract's schema itself covers only the first level of groups.
 * @param pointer JSON pointer to the rule in the body
 */
export function checkRule(rule: unknown, pointer: string): ValidationItem[] {
  const found: ValidationItem[] = []
  let clauses = 0
  const say = (at: string, code: ValidationItem['code'], params?: ValidationItem['params']) =>
    found.push({ pointer: at, code, ...(params && { params }) })

  function listIn(value: unknown, at: string, limit: number): unknown[] {
    if (!Array.isArray(value)) {
      say(at, value === undefined ? 'required' : 'type')
      return []
    }
    if (value.length === 0) say(at, 'too-few', { limit: 1 })
    if (value.length > limit) say(at, 'too-many', { limit })
    return value.slice(0, limit)
  }
  function clause(value: Record<string, unknown>, at: string): void {
    clauses += 1
    const { field, operator } = value
    const known = ruleFields.find(each => each === field)
    if (!known) say(`${at}/field`, field === undefined ? 'required' : 'value-not-allowed')
    if (!operators.includes(String(operator)))
      say(`${at}/operator`, operator === undefined ? 'required' : 'value-not-allowed')
    const values = listIn(value['values'], `${at}/values`, MemberRuleClauseLimits.values.maxItems)
    if (new Set(values).size < values.length) say(`${at}/values`, 'not-unique')
    for (const [index, each] of values.entries()) {
      const code = wrongText(each) ?? (known && wrongValue[known](String(each)))
      if (code) say(`${at}/values/${index}`, code)
    }
  }
  function part(value: unknown, at: string, depth: number): void {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      say(at, 'type')
      return
    }
    const group = (['all', 'any'] as const).find(name => Object.hasOwn(value, name))
    const names = group ? [group] : ['field', 'operator', 'values']
    for (const name of Object.keys(value)) if (!names.includes(name)) say(`${at}/${name}`, 'unknown-field')
    if (!group) clause(value as Record<string, unknown>, at)
    else if (depth === ruleLimits.depth) say(at, 'too-complex', { limit: ruleLimits.depth })
    else
      for (const [index, each] of listIn(
        Reflect.get(value, group),
        `${at}/${group}`,
        ruleLimits.clauses,
      ).entries())
        part(each, `${at}/${group}/${index}`, depth + 1)
  }
  part(rule, pointer, 0)
  if (clauses > ruleLimits.clauses) say(pointer, 'too-many', { limit: ruleLimits.clauses })
  return found
}

function wrongText(value: unknown): ValidationItem['code'] | undefined {
  if (typeof value !== 'string') return 'type'
  if (value.trim() === '') return 'required'
  return value.length > MemberRuleClauseItems.values.maxLength ? 'too-long' : undefined
}

/** The clauses of a rule, each with its pointer. */
export function clausesOf(rule: MemberRule, pointer = ''): { pointer: string; clause: MemberRuleClause }[] {
  if ('field' in rule) return [{ pointer, clause: rule }]
  const [name, parts] = 'all' in rule ? (['all', rule.all] as const) : (['any', rule.any] as const)
  return parts.flatMap((part, index) => clausesOf(part, `${pointer}/${name}/${index}`))
}

/** Whether a rule matches a person; the same as member_rule_holds of the database for the same facts. */
export function holds(rule: MemberRule, facts: PersonFacts): boolean {
  if ('all' in rule) return rule.all.every(part => holds(part, facts))
  if ('any' in rule) return rule.any.some(part => holds(part, facts))
  return rule.values.some(value => facts[rule.field].includes(value)) === (rule.operator === 'is')
}

/**
 * Why a rule matches a person: the clauses that hold, except in branches that do not match.
 * @returns their pointers into the rule, in its order; undefined if it does not match
 */
export function matchedClauses(rule: MemberRule, facts: PersonFacts, pointer = ''): string[] | undefined {
  if ('field' in rule) return holds(rule, facts) ? [pointer] : undefined
  const isAll = 'all' in rule
  const parts = (isAll ? rule.all : rule.any).map((part, index) =>
    matchedClauses(part, facts, `${pointer}/${isAll ? 'all' : 'any'}/${index}`),
  )
  const matching = parts.filter(part => part !== undefined)
  const isMatch = isAll ? matching.length === parts.length : matching.length > 0
  return isMatch ? matching.flat() : undefined
}
