import type { PersonCall, Refuses } from '../../server/call.ts'
import { lockRights } from '../rights-lock.ts'
import { managesRole, readRole, type RoleRow } from './statements.ts'

/** Problem codes for a role that does not exist. */
type AbsentCode = 'not-found' | 'role-unknown'
type RightCall<Absent extends AbsentCode> = PersonCall & Refuses<Absent | 'scope-missing'>

/** Whether the caller may change all of every role, and not only the members of roles they manage. */
export function isAdministrator({ person }: PersonCall): boolean {
  return person.scopes.has('Roles.Manage')
}

/** @throws ProblemError scope-missing */
export function needAdministrator(call: PersonCall & Refuses<'scope-missing'>): void {
  if (!isAdministrator(call)) throw call.problem('scope-missing', { detail: 'Missing scopes: Roles.Manage.' })
}

/**
 * @throws ProblemError `absent` if the caller may not even know of the role, scope-missing where they see it but
 * neither administer nor manage it
 */
export async function needRole<Absent extends AbsentCode>(
  call: RightCall<Absent>,
  id: number,
  absent: Absent,
): Promise<void> {
  if (isAdministrator(call) || (await managesRole(call.db, id, call.person.userId))) return
  if (!call.person.scopes.has('Roles.Read')) throw call.problem(absent)
  throw call.problem('scope-missing', {
    detail: 'Missing: the scope Roles.Manage, or managing this role.',
  })
}

/**
 * A role in a query by a caller who may change at least its members.
 * @throws ProblemError role-unknown or scope-missing
 */
export async function askedRole(call: RightCall<'role-unknown'>, id: number): Promise<RoleRow> {
  await needRole(call, id, 'role-unknown')
  const role = await call.db.selectFrom('role').selectAll().where('id', '=', id).executeTakeFirst()
  if (!role) throw call.problem('role-unknown')
  return role
}

/** Locks a role until the transaction ends, for a caller who may change at least its members. */
export async function lockRole<Absent extends AbsentCode>(
  call: RightCall<Absent>,
  id: number,
  absent: Absent,
): Promise<RoleRow> {
  await lockRights(call.db)
  await needRole(call, id, absent)
  const role = await readRole(call.db, id)
  if (!role) throw call.problem(absent)
  return role
}
