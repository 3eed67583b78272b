import { notify } from '../../database/notify.ts'
import type { Handler } from '../../server/call.ts'
import { ProblemError } from '../../server/problem.ts'
import { answerWritten } from '../answer-written.ts'
import { matchVersion } from '../version.ts'
import { findLink, knownIds, type LinkTable, readLink } from './member-statements.ts'
import { applyPlan } from './plan.ts'
import { takeRole } from './right.ts'

/** What people are linked to roles as. */
interface LinkKind {
  table: LinkTable
  entity: string
  /** Code of the problem that somebody is linked already. */
  taken: string
  added: 'addedUserIds' | 'addedManagerIds'
  removed: 'removedUserIds' | 'removedManagerIds'
}

/** The handler that links one person to a role. */
export function linkOne({ table, entity, taken, added }: LinkKind): Handler {
  return async call => {
    const { rolesId, usersId } = call.body as { rolesId: number; usersId: number }
    const role = await takeRole(call, rolesId, 'role-unknown')
    if (!(await knownIds(call.db, 'app_user', [usersId])).has(usersId)) throw new ProblemError('user-unknown')
    if (await findLink(call.db, table, rolesId, usersId)) throw new ProblemError(taken)
    await applyPlan(call, role, { [added]: [usersId] })
    const link = await findLink(call.db, table, rolesId, usersId)
    if (!link) throw new Error(`User ${usersId} was linked to role ${rolesId} and is not`)
    return answerWritten(call, entity, link.id, `/v1/${entity}s(${link.id})`)
  }
}

/** The handler that ends one link of a person to a role. */
export function unlinkOne({ table, removed }: LinkKind): Handler {
  return async call => {
    const id = Number(call.params['id'])
    const found = await readLink(call.db, table, id)
    if (!found) throw new ProblemError('not-found')
    const role = await takeRole(call, found.roles_id, 'not-found')
    // Now that nobody else can end it.
    const link = await readLink(call.db, table, id)
    if (!link) throw new ProblemError('not-found')
    matchVersion(call.ifMatch, link.version)
    await applyPlan(call, role, { [removed]: [link.users_id] })
    await notify(call.db, 'rights', '')
    return {}
  }
}
