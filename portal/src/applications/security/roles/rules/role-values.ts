import type { Rule } from '@parvis/design-system/rule'
import { rebase, differing } from '../../../../forms/changes.ts'
import type { RolePerson, RolePlan, WholeRole } from '../queries.ts'
import { isWholeRule } from './member-rule.ts'

/** A scope of the role, as far as the page names it. */
export interface ChosenScope {
  id: number
  scopeName: string
}

/**
 * What the page of a role holds: the words and the rule as they are to be, scopes and managers as they are to be, and of
 * the members, who may be thousands, only who comes and who goes.
 */
export interface RoleValues {
  name: string
  purpose: string
  /** May lack something while it is written. */
  rule: Rule | null
  scopes: readonly ChosenScope[]
  managers: readonly RolePerson[]
  addedMembers: readonly RolePerson[]
  removedMembers: readonly RolePerson[]
}

/** The page of a new role. */
export const newValues: RoleValues = {
  name: '',
  purpose: '',
  rule: null,
  scopes: [],
  managers: [],
  addedMembers: [],
  removedMembers: [],
}

/** The part of a role that its page starts from. */
export type StartRole = Pick<
  WholeRole,
  'roleFunctionDescription' | 'purpose' | 'memberRule' | 'roleScopes' | 'roleManagers'
>

/** The page of a role that exists, before anything is changed. */
export function valuesOf(role: StartRole): RoleValues {
  return {
    ...newValues,
    name: role.roleFunctionDescription,
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
    ...(to.purpose !== from.purpose && { purpose: to.purpose }),
    ...(!isSameRule(to.rule, from.rule) && isWholeRule(to.rule) && { memberRule: to.rule }),
    ...Object.fromEntries(Object.entries(lists).filter(([, ids]) => ids.length > 0)),
  }
}

/** Whether nothing is to be done, not even a rule to be completed. */
export function isSameRole(from: RoleValues, to: RoleValues): boolean {
  return Object.keys(planBetween(from, to)).length === 0 && isSameRule(from.rule, to.rule)
}

/** The body of a new role: the same, without what there is nothing to remove of. */
export function bodyOf(values: RoleValues) {
  const {
    removedScopeIds: _s,
    removedUserIds: _u,
    removedManagerIds: _m,
    ...plan
  } = planBetween(newValues, values)
  return { ...plan, roleFunctionDescription: values.name }
}

function isSameRule(one: Rule | null, other: Rule | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** `mine` over `after`: what was added to and taken from `before` is added to and taken from what there is now. */
function rebaseList<Item>(
  before: readonly Item[],
  after: readonly Item[],
  mine: readonly Item[],
  idOf: (item: Item) => number,
): Item[] {
  const idsOf = (items: readonly Item[]) => new Set(items.map(idOf))
  const [had, has, wants] = [idsOf(before), idsOf(after), idsOf(mine)]
  return [
    ...after.filter(item => !had.has(idOf(item)) || wants.has(idOf(item))),
    ...mine.filter(item => !had.has(idOf(item)) && !has.has(idOf(item))),
  ]
}

const words = ['name', 'purpose'] as const

/** The values of the page when the version that it started from is replaced: what the author has touched stays. */
export function rebaseRole(
  versions: { before: RoleValues; after: RoleValues },
  mine: RoleValues,
): RoleValues {
  const { before, after } = versions
  return {
    ...rebase(words, versions, mine),
    rule: isSameRule(mine.rule, before.rule) ? after.rule : mine.rule,
    scopes: rebaseList(before.scopes, after.scopes, mine.scopes, ({ id }) => id),
    managers: rebaseList(before.managers, after.managers, mine.managers, ({ usersId }) => usersId),
    addedMembers: mine.addedMembers,
    removedMembers: mine.removedMembers,
  }
}

/** What two people may both have changed: the parts that share the version of the role. */
export const versionedFields = ['name', 'purpose', 'rule', 'scopes'] as const
export type VersionedField = (typeof versionedFields)[number]

/** The versioned parts whose values are not the same. */
export function conflictsBetween(one: RoleValues, other: RoleValues): VersionedField[] {
  const text = (values: RoleValues) => ({
    name: values.name,
    purpose: values.purpose,
    rule: JSON.stringify(values.rule),
    scopes: scopeIds(values)
      .toSorted((a, b) => a - b)
      .join(),
  })
  return differing(versionedFields, text(one), text(other))
}

const isList = (value: unknown, key: string): boolean =>
  Array.isArray(value) &&
  value.every(item => typeof item === 'object' && item !== null && typeof Reflect.get(item, key) === 'number')

/** Whether a kept draft still has the shape of the page's values. */
export function isRoleValues(value: unknown): value is RoleValues {
  if (typeof value !== 'object' || value === null) return false
  const at = (key: keyof RoleValues): unknown => Reflect.get(value, key)
  return (
    typeof at('name') === 'string' &&
    typeof at('purpose') === 'string' &&
    typeof at('rule') === 'object' &&
    isList(at('scopes'), 'id') &&
    (['managers', 'addedMembers', 'removedMembers'] as const).every(key => isList(at(key), 'usersId'))
  )
}
