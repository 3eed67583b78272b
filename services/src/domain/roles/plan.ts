import type { PersonCall, Refuses } from '../../server/call.ts'
import type { BodyOf } from '../../server/operation-types.ts'
import type { ValidationItem } from '../../server/problem.ts'
import { requireAdministrator } from '../administrators.ts'
import { refuseDuplicate } from '../unique.ts'
import { deleteLinks, insertLinks, knownIds, type LinkTable } from './member-statements.ts'
import { checkRule, clausesOf, type MemberRule } from './member-rule.ts'
import { isAdministrator, needAdministrator } from './right.ts'
import { planScopes, type ScopePlan } from './scope-plan.ts'
import { deleteRoleScopes, insertRoleScopes, readImplied, readScopeIds } from './scope-statements.ts'
import { readScopeNames } from '../applications/scope-statements.ts'
import {
  insertChanges,
  type RoleChangeColumns,
  type RoleColumns,
  type RoleRow,
  touchRole,
  updateRoleRow,
} from './statements.ts'

export type RolePlan = BodyOf<'applyRolePlan'>

type RuleCall = PersonCall & Refuses<'body-invalid'>
type FieldsCall = PersonCall & Refuses<'body-invalid' | 'scope-missing'>
type PlanCall = PersonCall & Refuses<'body-invalid' | 'scope-missing' | 'scope-unknown' | 'user-unknown'>
type ScopesCall = PersonCall & Refuses<'role-scope-required'>

/** The parts of a role that its managers may change. */
const ofManagers: readonly string[] = [
  'memberRule',
  'addedUserIds',
  'removedUserIds',
] satisfies (keyof RolePlan)[]

/**
 * Checks that the caller may change these parts of a role, and validates the rule.
 * @throws ProblemError scope-missing, body-invalid
 */
export async function checkFields(call: FieldsCall, plan: RolePlan, pointer = ''): Promise<void> {
  if (!isAdministrator(call) && Object.keys(plan).some(name => !ofManagers.includes(name)))
    needAdministrator(call)
  if (plan.memberRule) await checkMemberRule(call, plan.memberRule, `${pointer}/memberRule`)
}

/**
 * Checks everything in a plan that does not depend on the state of the role.
 * @param pointer JSON pointer to the plan in the body
 * @throws ProblemError scope-missing, body-invalid, scope-unknown or user-unknown
 */
export async function checkPlan(call: PlanCall, plan: RolePlan, pointer = ''): Promise<void> {
  await checkFields(call, plan, pointer)
  await refuseUnknown(call, plan.addedScopeIds, 'scope', `${pointer}/addedScopeIds`)
  await refuseUnknown(call, plan.addedUserIds, 'app_user', `${pointer}/addedUserIds`)
  await refuseUnknown(call, plan.addedManagerIds, 'app_user', `${pointer}/addedManagerIds`)
}

/** @throws ProblemError body-invalid with pointers to the faults, including applications that do not exist */
export async function checkMemberRule(call: RuleCall, rule: unknown, pointer: string): Promise<void> {
  const errors = checkRule(rule, pointer)
  if (errors.length === 0) errors.push(...(await unknownApplications(call, rule as MemberRule, pointer)))
  if (errors.length > 0) throw call.problem('body-invalid', { errors })
}

async function unknownApplications(
  call: PersonCall,
  rule: MemberRule,
  pointer: string,
): Promise<ValidationItem[]> {
  const named = clausesOf(rule, pointer)
    .filter(({ clause }) => clause.field === 'application')
    .flatMap(({ pointer: at, clause }) =>
      clause.values.map((value, index) => ({ pointer: `${at}/values/${index}`, id: Number(value) })),
    )
    // A key out of the database's range does not exist.
    .map(each => ({ ...each, id: each.id < 2 ** 31 ? each.id : 0 }))
  if (named.length === 0) return []
  const known = await knownIds(
    call.db,
    'application',
    named.map(each => each.id),
  )
  return named
    .filter(each => !known.has(each.id))
    .map(each => ({ pointer: each.pointer, code: 'unknown-name' as const }))
}

async function refuseUnknown(
  call: PlanCall,
  ids: readonly number[] = [],
  table: 'app_user' | 'scope',
  pointer: string,
): Promise<void> {
  if (ids.length === 0) return
  const known = await knownIds(call.db, table, ids)
  const errors = [...ids.entries()]
    .filter(([, id]) => !known.has(id))
    .map(([index]) => ({ pointer: `${pointer}/${index}`, code: 'unknown-name' as const }))
  if (errors.length > 0) throw call.problem(table === 'scope' ? 'scope-unknown' : 'user-unknown', { errors })
}

/**
 * Computes the scopes of a role after a plan.
 * @throws ProblemError role-scope-required with the scopes that depend on one to be removed
 */
export async function scopesOfPlan(
  call: ScopesCall,
  current: ReadonlySet<number>,
  { addedScopeIds = [], removedScopeIds = [] }: RolePlan,
): Promise<ScopePlan> {
  const impliedBy = await readImplied(call.db, [...current, ...addedScopeIds])
  const scopes = planScopes(current, addedScopeIds, removedScopeIds, impliedBy)
  if (scopes.inTheWay.length > 0) {
    const names = await readScopeNames(call.db, scopes.inTheWay.slice(0, 20))
    throw call.problem('role-scope-required', { usedBy: names.map(name => ({ kind: 'scope', name })) })
  }
  return scopes
}

/** Applies a checked plan to a locked role. */
export async function applyPlan(
  call: PersonCall & Refuses<'role-administrator-needed' | 'role-description-taken' | 'role-scope-required'>,
  role: RoleRow,
  plan: RolePlan,
): Promise<void> {
  const name = plan.roleFunctionDescription ?? role.role_function_description
  await finish(call, { id: role.id, name }, [
    ...(await changeFields(call, role, plan)),
    ...(await changeScopes(call, role.id, plan)),
    ...(await changePeople(call, role.id, plan)),
  ])
}

/** Changes that conflict when two people make them at once; of any others, both are kept. */
const ofVersion: readonly RoleChangeColumns['kind'][] = [
  'renamed',
  'englishNameChanged',
  'purposeChanged',
  'ruleChanged',
  'scopeAdded',
  'scopeRemoved',
]

/**
 * Changes that can take rights away. Adding members or scopes can do that too: a rule may require that its members do
 * not use an application.
 */
const taking: readonly RoleChangeColumns['kind'][] = [
  'ruleChanged',
  'scopeAdded',
  'scopeRemoved',
  'memberAdded',
  'memberRemoved',
  'deleted',
]

/** Writes the changes of a role into its history. @throws ProblemError role-administrator-needed */
export async function finish(
  call: PersonCall & Refuses<'role-administrator-needed'>,
  role: { id: number; name: string },
  changes: readonly RoleChangeColumns[],
): Promise<void> {
  await record(call, role, changes)
  if (changes.some(({ kind }) => taking.includes(kind))) await requireAdministrator(call)
}

/** Like `finish`, for changes that cannot take rights away. */
export async function record(
  call: PersonCall,
  role: { id: number; name: string },
  changes: readonly RoleChangeColumns[],
): Promise<void> {
  if (changes.length === 0) return
  await insertChanges(call.db, role, call.person.email, changes)
  if (!changes.some(({ kind }) => kind === 'created' || kind === 'deleted')) {
    const isNewVersion = changes.some(({ kind }) => ofVersion.includes(kind))
    await touchRole(call.db, role.id, call.person.userId, isNewVersion)
  }
}

/** Changes the names, the purpose and the rule of a role. */
export async function changeFields(
  call: PersonCall & Refuses<'role-description-taken'>,
  role: RoleRow,
  plan: RolePlan,
): Promise<RoleChangeColumns[]> {
  const columns: Partial<RoleColumns> = {}
  const changes: RoleChangeColumns[] = []
  const { roleFunctionDescription: name, englishName, purpose, memberRule: rule } = plan
  if (name !== undefined && name !== role.role_function_description) {
    columns.role_function_description = name
    changes.push({ kind: 'renamed', before: role.role_function_description, after: name })
  }
  if (englishName !== undefined && englishName !== role.english_name) {
    columns.english_name = englishName
    changes.push({
      kind: 'englishNameChanged',
      ...(role.english_name !== null && { before: role.english_name }),
      ...(englishName !== null && { after: englishName }),
    })
  }
  if (purpose !== undefined && purpose !== role.purpose) {
    columns.purpose = purpose
    changes.push({ kind: 'purposeChanged', before: role.purpose, after: purpose })
  }
  if (rule !== undefined && !isSameRule(rule, role.member_rule)) {
    columns.member_rule = rule
    changes.push({ kind: 'ruleChanged', rule_before: role.member_rule, rule_after: rule })
  }
  if (changes.length > 0)
    await refuseDuplicate(call, 'role-description-taken', updateRoleRow(call.db, role.id, columns))
  return changes
}

/** The database stores the properties of an object in its own order. */
function isSameRule(one: MemberRule | null, other: MemberRule | null): boolean {
  const text = (rule: MemberRule | null) =>
    JSON.stringify(rule, (_name, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : value,
    )
  return text(one) === text(other)
}

/** Adds and removes scopes of a role. @throws ProblemError role-scope-required */
export async function changeScopes(
  call: ScopesCall,
  rolesId: number,
  plan: RolePlan,
): Promise<RoleChangeColumns[]> {
  if (!plan.addedScopeIds?.length && !plan.removedScopeIds?.length) return []
  return writeScopes(call, rolesId, await scopesOfPlan(call, await readScopeIds(call.db, rolesId), plan))
}

/** Adds scopes to a role, with those that they depend on; this cannot fail. */
export async function addScopes(
  call: PersonCall,
  rolesId: number,
  ids: readonly number[] = [],
): Promise<RoleChangeColumns[]> {
  if (ids.length === 0) return []
  const current = await readScopeIds(call.db, rolesId)
  const impliedBy = await readImplied(call.db, [...current, ...ids])
  return writeScopes(call, rolesId, planScopes(current, ids, [], impliedBy))
}

async function writeScopes(
  call: PersonCall,
  rolesId: number,
  { added, removed }: ScopePlan,
): Promise<RoleChangeColumns[]> {
  if (removed.length > 0) await deleteRoleScopes(call.db, rolesId, removed)
  if (added.length > 0) await insertRoleScopes(call.db, rolesId, added)
  return [
    ...(await readScopeNames(call.db, removed)).map(before => ({ kind: 'scopeRemoved' as const, before })),
    ...(await readScopeNames(call.db, added)).map(after => ({ kind: 'scopeAdded' as const, after })),
  ]
}

/** Changes the members by name and the managers of a role. */
export async function changePeople(
  call: PersonCall,
  rolesId: number,
  plan: RolePlan,
): Promise<RoleChangeColumns[]> {
  return [
    ...(await applyLinks(call, rolesId, 'role_static_user', plan.addedUserIds, plan.removedUserIds)),
    ...(await applyLinks(call, rolesId, 'role_manager', plan.addedManagerIds, plan.removedManagerIds)),
  ]
}

async function applyLinks(
  call: PersonCall,
  rolesId: number,
  table: LinkTable,
  wanted: readonly number[] = [],
  unwanted: readonly number[] = [],
): Promise<RoleChangeColumns[]> {
  const removed = unwanted.filter(id => !wanted.includes(id))
  const gone = removed.length === 0 ? [] : await deleteLinks(call.db, table, rolesId, removed)
  const come = wanted.length === 0 ? [] : await insertLinks(call.db, table, rolesId, wanted)
  const who = table === 'role_manager' ? 'manager' : 'member'
  return [
    ...gone.map(({ firstname, name, userEmail }) => ({
      kind: `${who}Removed` as const,
      before: `${firstname} ${name}`,
      user_email: userEmail,
    })),
    ...come.map(({ firstname, name, userEmail }) => ({
      kind: `${who}Added` as const,
      after: `${firstname} ${name}`,
      user_email: userEmail,
    })),
  ]
}
