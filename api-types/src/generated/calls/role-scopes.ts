// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List the scopes of roles. */
export const listRoleScopes: Call<'listRoleScopes'> = {
  id: 'listRoleScopes',
  host: 'authorization',
  method: 'get',
  path: "/v1/RoleScopes",
}

/** Add a scope to a role. */
export const createRoleScope: Call<'createRoleScope'> = {
  id: 'createRoleScope',
  host: 'authorization',
  method: 'post',
  path: "/v1/RoleScopes",
  stale: ["listRoles","getRole","assessRolePlan","listRoleChanges","listRoleScopes"],
}

/** Remove a scope from a role. */
export const deleteRoleScope: Call<'deleteRoleScope'> = {
  id: 'deleteRoleScope',
  host: 'authorization',
  method: 'delete',
  path: "/v1/RoleScopes({id})",
  stale: ["listRoles","getRole","assessRolePlan","listRoleChanges","listRoleScopes"],
}
