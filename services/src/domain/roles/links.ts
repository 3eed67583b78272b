import { notify } from '../../database/notify.ts'
import type { KeyCall, PersonCall, Refuses } from '../../server/call.ts'
import type { VersionedName } from '../../server/operation-types.ts'
import type { ProblemCode } from '../../server/problem.ts'
import { answerRightsNew } from '../answer-written.ts'
import { matchVersion } from '../version.ts'
import { findLink, knownIds, type LinkTable, readLink } from './member-statements.ts'
import { lockRole } from './right.ts'
import type { RoleRow } from './statements.ts'

/** The kind of link between people and roles. */
interface LinkKind<Entity> {
  table: LinkTable
  entity: Entity
  /** Writes the change of a person into the role, and into its history. */
  change: (role: RoleRow, usersId: number) => Promise<void>
}

/** Links one person to a role. @param taken problem code where the person is linked already */
export async function linkOne<Taken extends ProblemCode, Entity extends VersionedName>(
  call: PersonCall &
    Refuses<Taken | 'role-unknown' | 'scope-missing' | 'user-unknown'> & {
      body: { rolesId: number; usersId: number }
    },
  taken: Taken,
  { table, entity, change }: LinkKind<Entity>,
) {
  const { rolesId, usersId } = call.body
  const role = await lockRole(call, rolesId, 'role-unknown')
  if (!(await knownIds(call.db, 'app_user', [usersId])).has(usersId)) throw call.problem('user-unknown')
  if (await findLink(call.db, table, rolesId, usersId)) throw call.problem(taken)
  await change(role, usersId)
  const link = await findLink(call.db, table, rolesId, usersId)
  if (!link) throw new Error(`User ${usersId} was linked to role ${rolesId} and is not`)
  return answerRightsNew(call, entity, link.id, `/v1/${entity}s(${link.id})`)
}

/** Deletes one link of a person to a role. */
export async function unlinkOne(
  call: KeyCall & Refuses<'not-found' | 'precondition-failed' | 'scope-missing'>,
  { table, change }: Omit<LinkKind<unknown>, 'entity'>,
) {
  const { id } = call.path
  const found = await readLink(call.db, table, id)
  if (!found) throw call.problem('not-found')
  const role = await lockRole(call, found.roles_id, 'not-found')
  // Read it under the lock, so that nobody else can delete it.
  const link = await readLink(call.db, table, id)
  if (!link) throw call.problem('not-found')
  matchVersion(call, link.version)
  await change(role, link.users_id)
  await notify(call.db, 'rights', '')
  return {}
}
