import { RolePlan as limits } from '@parvis/api-types/limits/roles'
import { incompleteIn, type Rule } from '@parvis/design-system/rule'
import { explain } from '../../../../api/problem-messages.ts'
import { fieldText } from '../../../../forms/field-texts.ts'
import { defineForm, setOf, text, type FieldKind, type ValuesOf } from '../../../../screens/define-form.ts'
import type { RolePerson, RolePlan, RoleTab, WholeRole } from '../role.ts'
import { isSameRule, isWholeRule } from './member-rule.ts'

/** A scope of the role, with the fields the page uses. */
export interface ChosenScope {
  id: number
  scopeName: string
}

/** First and last name. */
export function fullName({ firstname, name }: Pick<RolePerson, 'firstname' | 'name'>): string {
  return `${firstname} ${name}`
}

/** The people of a list that are not in the other one. */
export function peopleWithout(people: readonly RolePerson[], others: readonly RolePerson[]): RolePerson[] {
  const ids = new Set(others.map(({ usersId }) => usersId))
  return people.filter(({ usersId }) => !ids.has(usersId))
}

/**
 * A list of items identified by a key; other properties and the order do not count as changes. When somebody else saved
 * meanwhile, the additions and removals made here are applied to their list.
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

/** What is missing from the conditions of a rule, by JSON pointer. */
function conditionFaults(rule: Rule): Readonly<Record<string, string>> {
  return Object.fromEntries(
    incompleteIn(rule).map(({ pointer, lacks }) => [pointer, fieldText(`roles:rule.${lacks}`)]),
  )
}

/** The rule of the calculated members; it may be incomplete while it is edited. */
const memberRule: FieldKind<Rule | null> = {
  start: null,
  isRequired: false,
  isValue: (value): value is Rule | null => typeof value === 'object',
  isSame: isSameRule,
  // `roleFaults` also reports each fault at its condition.
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

/** Explains why the impact of a plan could not be assessed. */
export const sayNotAssessed = explain<'assessRolePlan'>({
  ...refusals,
  'role-unknown': 'kinds.gone.text',
  'took-too-long': 'roles:problem.tookTooLong',
})

/**
 * The values of a role's page. Names, purpose, rule, scopes and managers are held as they will be saved. Of the
 * members, who may be thousands, only those added and removed are held.
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

/** The properties of a role that its page starts from. */
export type StartRole = Pick<
  WholeRole,
  'roleFunctionDescription' | 'englishName' | 'purpose' | 'memberRule' | 'roleScopes' | 'roleManagers'
>

/** The values of an existing role's page before any change. */
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

/** The faults in the values of a role, as texts that `fieldText` encodes. */
export interface RoleFaults {
  name?: string
  englishName?: string
  purpose?: string
  /** Keyed by JSON pointer in the rule. */
  rule: Readonly<Record<string, string>>
}

/** The faults to fix before the plan can be reviewed. */
export function roleFaults(values: RoleValues): RoleFaults {
  const { name, englishName, purpose } = roleForm.check(values)
  return {
    ...(name !== undefined && { name }),
    ...(englishName !== undefined && { englishName }),
    ...(purpose !== undefined && { purpose }),
    rule: values.rule === null ? {} : conditionFaults(values.rule),
  }
}

/** The tabs with faults, in order. */
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

/** The plan that turns a role with the values `from` into one with the values `to`; empty if they are the same. */
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

/** The body that creates a role: the plan without removals, since a new role has nothing to remove. */
export function bodyOf(values: RoleValues) {
  const {
    removedScopeIds: _s,
    removedUserIds: _u,
    removedManagerIds: _m,
    ...plan
  } = planBetween(roleForm.start, values)
  return { ...plan, roleFunctionDescription: values.name }
}

/** The fields that two people may both have changed: those covered by the role's version. */
export const versionedFields = ['name', 'englishName', 'purpose', 'rule', 'scopes'] as const
export type VersionedField = (typeof versionedFields)[number]
