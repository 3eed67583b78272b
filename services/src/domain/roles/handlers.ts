import { notify } from '../../database/notify.ts'
import type { Handler, Handlers } from '../../server/call.ts'
import { listOf, readOne } from '../../server/list.ts'
import { answerWritten } from '../answer-written.ts'
import { refuseUsed } from '../applications/uses.ts'
import { lockRights } from '../rights-lock.ts'
import { refuseTaken } from '../unique.ts'
import { matchVersion } from '../version.ts'
import { managerHandlers } from './manager-handlers.ts'
import { memberHandlers } from './member-handlers.ts'
import { applyPlan, checkPlan, finish, type RolePlan } from './plan.ts'
import { questionHandlers } from './question-handlers.ts'
import { takeRole } from './right.ts'
import { scopeHandlers } from './scope-handlers.ts'
import { countReportsOf, deleteRoleRow, insertRole, notificationsTo } from './statements.ts'

/** RoleForm of the contract: a plan with a name. */
type RoleForm = RolePlan & { roleFunctionDescription: string }

/** More than a person reads before doing something about it; the contract's limit. */
const mostUses = 20

const createRole: Handler = async call => {
  const { roleFunctionDescription: name, purpose = '', memberRule = null, ...rest } = call.body as RoleForm
  await lockRights(call.db)
  await checkPlan(call, call.body as RoleForm)
  const columns = { role_function_description: name, purpose, member_rule: memberRule }
  const role = await refuseTaken('role-description-taken', insertRole(call.db, columns, call.person.userId))
  await finish(call, { id: role.id, name }, [{ kind: 'created', after: name, rule_after: memberRule }])
  await applyPlan(call, role, rest)
  return answerWritten(call, 'Role', role.id, `/v1/Roles(${role.id})`)
}

const updateRole: Handler = async call => {
  const { id, ...plan } = call.body as RolePlan & { id: number }
  const role = await takeRole(call, id, 'not-found')
  matchVersion(call.ifMatch, role.version)
  await checkPlan(call, plan)
  await applyPlan(call, role, plan)
  return answerWritten(call, 'Role', id)
}

const applyRolePlan: Handler = async call => {
  const plan = call.body as RolePlan
  const role = await takeRole(call, Number(call.params['id']), 'not-found')
  matchVersion(call.ifMatch, role.version)
  await checkPlan(call, plan)
  await applyPlan(call, role, plan)
  return answerWritten(call, 'Role', role.id)
}

const deleteRole: Handler = async call => {
  const role = await takeRole(call, Number(call.params['id']), 'not-found')
  matchVersion(call.ifMatch, role.version)
  const titles = await notificationsTo(call.db, role.id, mostUses - 1)
  const reports = await countReportsOf(call.db, role.id)
  refuseUsed('role-in-use', [
    ...titles.map(name => ({ kind: 'notification' as const, name })),
    ...(reports > 0 ? [{ kind: 'report' as const, name: String(reports) }] : []),
  ])
  await deleteRoleRow(call.db, role.id)
  const { role_function_description: name, member_rule: rule } = role
  await finish(call, { id: role.id, name }, [{ kind: 'deleted', before: name, rule_before: rule }])
  await notify(call.db, 'rights', '')
  return {}
}

/** Roles, their scopes, members and managers, and what was changed of them. */
export const roleHandlers: Handlers = {
  ...managerHandlers,
  ...memberHandlers,
  ...questionHandlers,
  ...scopeHandlers,
  applyRolePlan,
  createRole,
  deleteRole,
  getRole: call => readOne(call, Number(call.params['id'])),
  listRoleChanges: listOf(),
  listRoles: listOf(),
  updateRole,
}
