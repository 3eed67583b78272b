import { RolePlan as limits } from '@parvis/api-types/limits/roles'
import { incompleteIn, type Rule } from '@parvis/design-system/rule'
import { explain } from '../../../../api/problem-messages.ts'
import { fieldText } from '../../../../forms/field-texts.ts'
import { defineForm, setOf, text, type FieldKind, type ValuesOf } from '../../../../screens/define-form.ts'
import type { RolePerson, RolePlan, RoleTab, WholeRole } from '../role.ts'
import { isSameRule, isWholeRule } from './member-rule.ts'

/** A scope of the role, as far as the page names it. */
export interface ChosenScope {
  id: number
  scopeName: string
}

/** First name and name. */
export function fullName({ firstname, name }: Pick<RolePerson, 'firstname' | 'name'>): string {
  return `${firstname} ${name}`
}

/** The people of a list, without those of another one. */
export function peopleWithout(people: readonly RolePerson[], others: readonly RolePerson[]): RolePerson[] {
  const ids = new Set(others.map(({ usersId }) => usersId))
  return people.filter(({ usersId }) => !ids.has(usersId))
}

/**
 * Things that are told apart by their keys, whatever else is known of them now; their order says nothing. What was added
 * to and taken from them is added to and taken from those that another person has saved.
 */
function things<Item extends object>(key: keyof Item & string): FieldKind<readonly Item[], Item[]> {
  const keyOf = (item: Item) => Number(item[key])
  const keysOf = (items: readonly Item[]) => new Set(items.map(keyOf))
  const isItem = (item: unknown) =>
    typeof item === 'object' && item !== null && typeof Reflect.get(item, key) === 'number'
  return {
    ...setOf<Item>({}, keyOf),
    isValue: (value): value is readonly Item[] => Array.isArray(value) && value.every(isItem),
    merge: ({ before, after }, mine) => {
      const [had, has, wants] = [keysOf(before), keysOf(after), keysOf(mine)]
      return [
        ...after.filter(item => !had.has(keyOf(item)) || wants.has(keyOf(item))),
        ...mine.filter(item => !had.has(keyOf(item)) && !has.has(keyOf(item))),
      ]
    },
  }
}

/** What the conditions of a rule lack, by their JSON pointers. */
function conditionFaults(rule: Rule): Readonly<Record<string, string>> {
  return Object.fromEntries(
    incompleteIn(rule).map(({ pointer, lacks }) => [pointer, fieldText(`roles:rule.${lacks}`)]),
  )
}

/** The rule of the calculated members; it may lack something while it is written. */
const memberRule: FieldKind<Rule | null> = {
  start: null,
  isRequired: false,
  isValue: (value): value is Rule | null => typeof value === 'object',
  isSame: isSameRule,
  // What it lacks is said at its conditions, too: `roleFaults`.
  fault: rule => (rule === null ? undefined : Object.values(conditionFaults(rule))[0]),
  read: rule => rule,
  send: rule => rule,
}

const refusals = {
  'role-description-taken': 'roles:problem.nameTaken',
  'scope-unknown': 'roles:problem.scopeGone',
  'user-unknown': 'roles:problem.personGone',
  'role-scope-required': 'roles:problem.scopeRequired',
  'role-administrator-needed': 'roles:problem.administratorNeeded',
  'not-found': 'kinds.gone.text',
} as const

/** Why it is not known what a plan would do. */
export const sayNotAssessed = explain<'assessRolePlan'>({
  ...refusals,
  'role-unknown': 'kinds.gone.text',
  'took-too-long': 'roles:problem.tookTooLong',
})

/**
 * What the page of a role holds: the words and the rule as they are to be, scopes and managers as they are to be, and of
 * the members, who may be thousands, only those who come and those who go.
 */
export const roleForm = defineForm(
  'role',
  {
    name: text(limits.roleFunctionDescription),
    englishName: text(limits.englishName),
    purpose: text(limits.purpose),
    rule: memberRule,
    scopes: things<ChosenScope>('id'),
    managers: things<RolePerson>('usersId'),
    addedMembers: things<RolePerson>('usersId'),
    removedMembers: things<RolePerson>('usersId'),
  },
  { say: explain<'createRole' | 'applyRolePlan'>(refusals) },
)
export type RoleValues = ValuesOf<typeof roleForm.fields>

/** The part of a role that its page starts from. */
export type StartRole = Pick<
  WholeRole,
  'roleFunctionDescription' | 'englishName' | 'purpose' | 'memberRule' | 'roleScopes' | 'roleManagers'
>

/** The page of a role that exists, before anything is changed. */
export function valuesOf(role: StartRole): RoleValues {
  return {
    ...roleForm.start,
    name: role.roleFunctionDescription,
    englishName: role.englishName ?? '',
    purpose: role.purpose,
    rule: role.memberRule,
    scopes: role.roleScopes.flatMap(({ scope }) =>
      scope ? [{ id: scope.id, scopeName: scope.scopeName }] : [],
    ),
    managers: role.roleManagers.flatMap(({ users }) => {
      if (!users) return []
      const { id, name, firstname, userEmail } = users
      return [{ usersId: id, name, firstname, userEmail }]
    }),
  }
}

/** What is wrong with the values of a role: texts as `fieldText` carries them. */
export interface RoleFaults {
  name?: string
  englishName?: string
  purpose?: string
  /** By JSON pointer in the rule. */
  rule: Readonly<Record<string, string>>
}

/** What must be mended before the plan can be looked at. */
export function roleFaults(values: RoleValues): RoleFaults {
  const { name, englishName, purpose } = roleForm.check(values)
  return {
    ...(name !== undefined && { name }),
    ...(englishName !== undefined && { englishName }),
    ...(purpose !== undefined && { purpose }),
    rule: values.rule === null ? {} : conditionFaults(values.rule),
  }
}

/** The parts of the page that have something to mend, in their order. */
export function faultyTabs(faults: RoleFaults): RoleTab[] {
  const isWrong = {
    details: [faults.name, faults.englishName, faults.purpose].some(fault => fault !== undefined),
    members: Object.keys(faults.rule).length > 0,
  }
  return (['details', 'members'] as const).filter(tab => isWrong[tab])
}

const scopeIds = (values: RoleValues) => values.scopes.map(({ id }) => id)
const userIds = (people: readonly RolePerson[]) => people.map(({ usersId }) => usersId)
const without = (ids: readonly number[], others: readonly number[]) => ids.filter(id => !others.includes(id))

/** What the services are asked to do so that a role with the values `from` gets the values `to`; empty when they are the same. */
export function planBetween(from: RoleValues, to: RoleValues): RolePlan {
  const lists = {
    addedScopeIds: without(scopeIds(to), scopeIds(from)),
    removedScopeIds: without(scopeIds(from), scopeIds(to)),
    addedUserIds: userIds(to.addedMembers),
    removedUserIds: userIds(to.removedMembers),
    addedManagerIds: without(userIds(to.managers), userIds(from.managers)),
    removedManagerIds: without(userIds(from.managers), userIds(to.managers)),
  }
  return {
    ...(to.name !== from.name && { roleFunctionDescription: to.name }),
    ...(to.englishName !== from.englishName && { englishName: to.englishName.trim() || null }),
    ...(to.purpose !== from.purpose && { purpose: to.purpose }),
    ...(!isSameRule(to.rule, from.rule) && isWholeRule(to.rule) && { memberRule: to.rule }),
    ...Object.fromEntries(Object.entries(lists).filter(([, ids]) => ids.length > 0)),
  }
}

/** The body of a new role: the same, without what there is nothing to remove of. */
export function bodyOf(values: RoleValues) {
  const {
    removedScopeIds: _s,
    removedUserIds: _u,
    removedManagerIds: _m,
    ...plan
  } = planBetween(roleForm.start, values)
  return { ...plan, roleFunctionDescription: values.name }
}

/** What two people may both have changed: the parts that share the version of the role. */
export const versionedFields = ['name', 'englishName', 'purpose', 'rule', 'scopes'] as const
export type VersionedField = (typeof versionedFields)[number]
