import { notify } from '../../database/notify.ts'
import type { Handler, SomeHandlers } from '../../server/call.ts'
import { readList, readOne } from '../../server/list.ts'
import { answerRightsChanged, answerRightsNew } from '../answer-written.ts'
import { refuseUsed } from '../applications/uses.ts'
import { lockRights } from '../rights-lock.ts'
import { refuseDuplicate } from '../unique.ts'
import { matchVersion } from '../version.ts'
import { managerHandlers } from './manager-handlers.ts'
import { memberHandlers } from './member-handlers.ts'
import { addScopes, applyPlan, changeFields, changePeople, checkFields, checkPlan, finish } from './plan.ts'
import { questionHandlers } from './question-handlers.ts'
import { lockRole } from './right.ts'
import { scopeHandlers } from './scope-handlers.ts'
import { countRemindersTo, countReportsOf, deleteRoleRow, insertRole, notificationsTo } from './statements.ts'

/** The contract's limit: more than a person would read before acting on it. */
const mostUses = 20

const createRole: Handler<'createRole'> = async call => {
  const {
    roleFunctionDescription: name,
    englishName = null,
    purpose = '',
    memberRule = null,
    ...rest
  } = call.body
  await lockRights(call.db)
  await checkPlan(call, call.body)
  const columns = {
    role_function_description: name,
    english_name: englishName,
    purpose,
    member_rule: memberRule,
  }
  const role = await refuseDuplicate(
    call,
    'role-description-taken',
    insertRole(call.db, columns, call.person.userId),
  )
  await finish(call, { id: role.id, name }, [{ kind: 'created', after: name, rule_after: memberRule }])
  await finish(call, { id: role.id, name }, [
    ...(await addScopes(call, role.id, rest.addedScopeIds)),
    ...(await changePeople(call, role.id, rest)),
  ])
  return answerRightsNew(call, 'Role', role.id, `/v1/Roles(${role.id})`)
}

const updateRole: Handler<'updateRole'> = async call => {
  const { id, ...plan } = call.body
  const role = await lockRole(call, id, 'not-found')
  matchVersion(call, role.version)
  await checkFields(call, plan)
  const name = plan.roleFunctionDescription ?? role.role_function_description
  await finish(call, { id, name }, await changeFields(call, role, plan))
  return answerRightsChanged(call, 'Role', id)
}

const applyRolePlan: Handler<'applyRolePlan'> = async call => {
  const plan = call.body
  const role = await lockRole(call, call.path.id, 'not-found')
  matchVersion(call, role.version)
  await checkPlan(call, plan)
  await applyPlan(call, role, plan)
  return answerRightsChanged(call, 'Role', role.id)
}

const deleteRole: Handler<'deleteRole'> = async call => {
  const role = await lockRole(call, call.path.id, 'not-found')
  matchVersion(call, role.version)
  const titles = await notificationsTo(call.db, role.id, mostUses - 2)
  const reminders = await countRemindersTo(call.db, role.id)
  const reports = await countReportsOf(call.db, role.id)
  refuseUsed(call, 'role-in-use', [
    ...titles.map(name => ({ kind: 'notification' as const, name })),
    ...(reminders > 0 ? [{ kind: 'reminder' as const, name: String(reminders) }] : []),
    ...(reports > 0 ? [{ kind: 'report' as const, name: String(reports) }] : []),
  ])
  await deleteRoleRow(call.db, role.id)
  const { role_function_description: name, member_rule: rule } = role
  await finish(call, { id: role.id, name }, [{ kind: 'deleted', before: name, rule_before: rule }])
  await notify(call.db, 'rights', '')
  return {}
}

/** Roles with their scopes, members and managers, and their history. */
export const roleHandlers = {
  ...managerHandlers,
  ...memberHandlers,
  ...questionHandlers,
  ...scopeHandlers,
  applyRolePlan,
  createRole,
  deleteRole,
  getRole: readOne,
  listRoleChanges: readList,
  listRoles: readList,
  updateRole,
} satisfies SomeHandlers
