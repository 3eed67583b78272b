import { notify } from '../../database/notify.ts'
import type { Handler, Handlers } from '../../server/call.ts'
import { listOf } from '../../server/list.ts'
import { ProblemError } from '../../server/problem.ts'
import { answerWritten } from '../answer-written.ts'
import { readScopeNames } from '../applications/scope-statements.ts'
import { matchVersion } from '../version.ts'
import { knownIds } from './member-statements.ts'
import { applyPlan } from './plan.ts'
import { takeRole } from './right.ts'
import { withDependents } from './scope-plan.ts'
import { findRoleScope, readImplied, readRoleScope, readScopeIds } from './scope-statements.ts'

const createRoleScope: Handler = async call => {
  const { rolesId, scopeId } = call.body as { rolesId: number; scopeId: number }
  const role = await takeRole(call, rolesId, 'role-unknown')
  if (!(await knownIds(call.db, 'scope', [scopeId])).has(scopeId)) throw new ProblemError('scope-unknown')
  if (await findRoleScope(call.db, rolesId, scopeId)) throw new ProblemError('role-scope-taken')
  const changes = await applyPlan(call, role, { addedScopeIds: [scopeId] })
  const added = await findRoleScope(call.db, rolesId, scopeId)
  if (!added) throw new Error(`Role ${rolesId} was given scope ${scopeId} and has it not`)
  const answer = await answerWritten(
    call,
    'RoleScope',
    added.id,
    `/v1/RoleScopes?$filter=id%20eq%20${added.id}`,
  )
  const [own] = await readScopeNames(call.db, [scopeId])
  const addedDependencies = changes.flatMap(({ after }) =>
    after === undefined || after === own ? [] : [after],
  )
  return { ...answer, body: { ...(answer.body as object), addedDependencies: addedDependencies.toSorted() } }
}

const deleteRoleScope: Handler = async call => {
  const id = Number(call.params['id'])
  const found = await readRoleScope(call.db, id)
  if (!found) throw new ProblemError('not-found')
  const role = await takeRole(call, found.roles_id, 'not-found')
  // Now that nobody else can take it away.
  const roleScope = await readRoleScope(call.db, id)
  if (!roleScope) throw new ProblemError('not-found')
  matchVersion(call.ifMatch, roleScope.version)
  await applyPlan(call, role, { removedScopeIds: await idsToRemove(call, role.id, roleScope.scope_id) })
  await notify(call.db, 'rights', '')
  return {}
}

async function idsToRemove(
  call: Parameters<Handler>[0],
  rolesId: number,
  scopeId: number,
): Promise<number[]> {
  if (call.query['dependents'] !== 'remove') return [scopeId]
  const current = await readScopeIds(call.db, rolesId)
  return withDependents(current, [scopeId], await readImplied(call.db, current))
}

/** Scopes of roles. */
export const scopeHandlers: Handlers = {
  createRoleScope,
  deleteRoleScope,
  listRoleScopes: listOf(),
}
