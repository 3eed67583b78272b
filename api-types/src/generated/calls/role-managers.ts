// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List role managers. */
export const listRoleManagers: Call<'listRoleManagers'> = {
  id: 'listRoleManagers',
  host: 'authorization',
  method: 'get',
  path: "/v1/RoleManagers",
}

/** Add a manager to a role. */
export const createRoleManager: Call<'createRoleManager'> = {
  id: 'createRoleManager',
  host: 'authorization',
  method: 'post',
  path: "/v1/RoleManagers",
  stale: ["listRoles","getRole","assessRolePlan","listRoleChanges","listRoleManagers"],
}

/** Remove a manager from a role. */
export const deleteRoleManager: Call<'deleteRoleManager'> = {
  id: 'deleteRoleManager',
  host: 'authorization',
  method: 'delete',
  path: "/v1/RoleManagers({id})",
  stale: ["listRoles","getRole","assessRolePlan","listRoleChanges","listRoleManagers"],
}
