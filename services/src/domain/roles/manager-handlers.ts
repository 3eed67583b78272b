import type { PersonCall, SomeHandlers } from '../../server/call.ts'
import { readList } from '../../server/list.ts'
import { linkOne, unlinkOne } from './links.ts'
import { changePeople, record, type RolePlan } from './plan.ts'
import type { RoleRow } from './statements.ts'

/** Who manages a role has none of its rights: nobody can lose any by it. */
async function change(call: PersonCall, role: RoleRow, plan: RolePlan): Promise<void> {
  const { id, role_function_description: name } = role
  await record(call, { id, name }, await changePeople(call, id, plan))
}

const manager = { table: 'role_manager', entity: 'RoleManager' } as const

/** Who manages roles. */
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
