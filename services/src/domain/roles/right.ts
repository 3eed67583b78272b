import type { Handler } from '../../server/call.ts'
import { ProblemError } from '../../server/problem.ts'
import { lockRights } from '../rights-lock.ts'
import { managesRole, readRole, type RoleRow } from './statements.ts'

export type PersonCall = Parameters<Handler>[0]

/** Whether somebody may change everything of every role, and not only the members of those that they manage. */
export function isAdministrator({ person }: PersonCall): boolean {
  return person.scopes.has('Roles.Manage')
}

/** @throws ProblemError scope-missing */
export function needAdministrator(call: PersonCall): void {
  if (!isAdministrator(call))
    throw new ProblemError('scope-missing', { detail: 'Missing scopes: Roles.Manage.' })
}

/**
 * @throws ProblemError `absent` where the caller may not even know of the role, scope-missing where they see it but
 *   neither administer nor manage it
 */
export async function needRole(
  call: PersonCall,
  id: number,
  absent: 'not-found' | 'role-unknown',
): Promise<void> {
  if (isAdministrator(call) || (await managesRole(call.db, id, call.person.userId))) return
  if (!call.person.scopes.has('Roles.Read')) throw new ProblemError(absent)
  throw new ProblemError('scope-missing', {
    detail: 'Missing: the scope Roles.Manage, or managing this role.',
  })
}

/**
 * A role that somebody asks about who may change at least its members.
 * @throws ProblemError role-unknown or scope-missing
 */
export async function askedRole(call: PersonCall, id: number): Promise<RoleRow> {
  await needRole(call, id, 'role-unknown')
  const role = await call.db.selectFrom('role').selectAll().where('id', '=', id).executeTakeFirst()
  if (!role) throw new ProblemError('role-unknown')
  return role
}

/** Makes a role ours until the transaction ends, for somebody who may change at least its members. */
export async function takeRole(
  call: PersonCall,
  id: number,
  absent: 'not-found' | 'role-unknown',
): Promise<RoleRow> {
  await lockRights(call.db)
  await needRole(call, id, absent)
  const role = await readRole(call.db, id)
  if (!role) throw new ProblemError(absent)
  return role
}
