import { notify } from '../../database/notify.ts'
import type { CallOf, Handler, SomeHandlers } from '../../server/call.ts'
import { readList } from '../../server/list.ts'
import { answerRightsNew } from '../answer-written.ts'
import { readScopeNames } from '../applications/scope-statements.ts'
import { matchVersion } from '../version.ts'
import { knownIds } from './member-statements.ts'
import { addScopes, changeScopes, finish } from './plan.ts'
import { lockRole } from './right.ts'
import { withDependents } from './scope-plan.ts'
import type { RoleRow } from './statements.ts'
import { findRoleScope, readImplied, readRoleScope, readScopeIds } from './scope-statements.ts'

const named = ({ id, role_function_description: name }: RoleRow) => ({ id, name })

const createRoleScope: Handler<'createRoleScope'> = async call => {
  const { rolesId, scopeId } = call.body
  const role = await lockRole(call, rolesId, 'role-unknown')
  if (!(await knownIds(call.db, 'scope', [scopeId])).has(scopeId)) throw call.problem('scope-unknown')
  if (await findRoleScope(call.db, rolesId, scopeId)) throw call.problem('role-scope-taken')
  const changes = await addScopes(call, rolesId, [scopeId])
  await finish(call, named(role), changes)
  const added = await findRoleScope(call.db, rolesId, scopeId)
  if (!added) throw new Error(`Role ${rolesId} was given scope ${scopeId} and has it not`)
  const { body, headers } = await answerRightsNew(
    call,
    'RoleScope',
    added.id,
    `/v1/RoleScopes?$filter=id%20eq%20${added.id}`,
  )
  const [own] = await readScopeNames(call.db, [scopeId])
  const addedDependencies = changes.flatMap(({ after }) =>
    after === undefined || after === own ? [] : [after],
  )
  return { body: { ...body, addedDependencies: addedDependencies.toSorted() }, headers }
}

const deleteRoleScope: Handler<'deleteRoleScope'> = async call => {
  const id = call.path.id
  const found = await readRoleScope(call.db, id)
  if (!found) throw call.problem('not-found')
  const role = await lockRole(call, found.roles_id, 'not-found')
  // Read it under the lock, so that nobody else can remove it.
  const roleScope = await readRoleScope(call.db, id)
  if (!roleScope) throw call.problem('not-found')
  matchVersion(call, roleScope.version)
  const removedScopeIds = await idsToRemove(call, role.id, roleScope.scope_id)
  await finish(call, named(role), await changeScopes(call, role.id, { removedScopeIds }))
  await notify(call.db, 'rights', '')
  return {}
}

async function idsToRemove(
  call: CallOf<'deleteRoleScope'>,
  rolesId: number,
  scopeId: number,
): Promise<number[]> {
  if (call.query.dependents !== 'remove') return [scopeId]
  const current = await readScopeIds(call.db, rolesId)
  return withDependents(current, [scopeId], await readImplied(call.db, current))
}

/** Scopes of roles. */
export const scopeHandlers = {
  createRoleScope,
  deleteRoleScope,
  listRoleScopes: readList,
} satisfies SomeHandlers
