import type { PersonCall, SomeHandlers } from '../../server/call.ts'
import { readList } from '../../server/list.ts'
import { linkOne, unlinkOne } from './links.ts'
import { changePeople, record, type RolePlan } from './plan.ts'
import type { RoleRow } from './statements.ts'

/** A manager has none of the role's rights, so nobody can lose any by this. */
async function change(call: PersonCall, role: RoleRow, plan: RolePlan): Promise<void> {
  const { id, role_function_description: name } = role
  await record(call, { id, name }, await changePeople(call, id, plan))
}

const manager = { table: 'role_manager', entity: 'RoleManager' } as const

/** The managers of roles. */
export const managerHandlers = {
  createRoleManager: call =>
    linkOne(call, 'role-manager-taken', {
      ...manager,
      change: (role, id) => change(call, role, { addedManagerIds: [id] }),
    }),
  deleteRoleManager: call =>
    unlinkOne(call, { ...manager, change: (role, id) => change(call, role, { removedManagerIds: [id] }) }),
  listRoleManagers: readList,
} satisfies SomeHandlers
