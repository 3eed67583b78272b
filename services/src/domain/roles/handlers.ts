import { notify } from '../../database/notify.ts'
import type { Handler, Handlers } from '../../server/call.ts'
import { listOf, readOne } from '../../server/list.ts'
import { ProblemError } from '../../server/problem.ts'
import { answerWritten } from '../answer-written.ts'
import { lockRights } from '../rights-lock.ts'
import { refuseTaken } from '../unique.ts'
import { matchVersion } from '../version.ts'
import {
  deleteMember,
  describeRole,
  insertDependencies,
  insertMember,
  insertRole,
  insertRoleScope,
  readMember,
  readRole,
  rowExists,
  touchRole,
} from './statements.ts'

const createRole: Handler = async call => {
  const { roleFunctionDescription } = call.body as { roleFunctionDescription: string }
  const id = await refuseTaken(
    'role-description-taken',
    insertRole(call.db, roleFunctionDescription, call.person.userId),
  )
  return answerWritten(call, 'Role', id, `/v1/Roles(${id})`)
}

const updateRole: Handler = async call => {
  const { id, roleFunctionDescription } = call.body as { id: number; roleFunctionDescription: string }
  const role = await readRole(call.db, id)
  if (!role) throw new ProblemError('not-found')
  matchVersion(call.ifMatch, role.version)
  await refuseTaken('role-description-taken', describeRole(call.db, id, roleFunctionDescription))
  return answerWritten(call, 'Role', id)
}

const getRole: Handler = call => readOne(call, Number(call.params['id']))

const createRoleScope: Handler = async call => {
  const { rolesId, scopeId } = call.body as { rolesId: number; scopeId: number }
  await lockRights(call.db)
  if (!(await readRole(call.db, rolesId))) throw new ProblemError('role-unknown')
  if (!(await rowExists(call.db, 'scope', scopeId))) throw new ProblemError('scope-unknown')
  const id = await refuseTaken('role-scope-taken', insertRoleScope(call.db, rolesId, scopeId))
  await insertDependencies(call.db, rolesId, scopeId)
  await touchRole(call.db, rolesId)
  return answerWritten(call, 'RoleScope', id, `/v1/RoleScopes?$filter=id%20eq%20${id}`)
}

const createRoleStaticUser: Handler = async call => {
  const { rolesId, usersId } = call.body as { rolesId: number; usersId: number }
  if (!(await readRole(call.db, rolesId))) throw new ProblemError('role-unknown')
  if (!(await rowExists(call.db, 'app_user', usersId))) throw new ProblemError('user-unknown')
  const id = await refuseTaken('role-member-taken', insertMember(call.db, rolesId, usersId))
  await touchRole(call.db, rolesId)
  return answerWritten(call, 'RoleStaticUser', id, `/v1/RoleStaticUsers(${id})`)
}

const deleteRoleStaticUser: Handler = async call => {
  const id = Number(call.params['id'])
  const member = await readMember(call.db, id)
  if (!member) throw new ProblemError('not-found')
  matchVersion(call.ifMatch, member.version)
  await deleteMember(call.db, id)
  await touchRole(call.db, member.roles_id)
  await notify(call.db, 'rights', '')
  return {}
}

/** Roles, their scopes and their members. */
export const roleHandlers: Handlers = {
  createRole,
  createRoleScope,
  createRoleStaticUser,
  deleteRoleStaticUser,
  getRole,
  listRoleScopes: listOf(),
  listRoles: listOf(),
  updateRole,
}
