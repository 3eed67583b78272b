import type { Handlers } from '../../server/call.ts'
import { listOf } from '../../server/list.ts'
import { linkOne, unlinkOne } from './links.ts'

const manager = {
  table: 'role_manager',
  entity: 'RoleManager',
  taken: 'role-manager-taken',
  added: 'addedManagerIds',
  removed: 'removedManagerIds',
} as const

/** Who manages roles. */
export const managerHandlers: Handlers = {
  createRoleManager: linkOne(manager),
  deleteRoleManager: unlinkOne(manager),
  listRoleManagers: listOf(),
}
