// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List roles. */
export const listRoles: Call<'listRoles'> = {
  id: 'listRoles',
  host: 'authorization',
  method: 'get',
  path: "/v1/Roles",
}

/** Add a role. */
export const createRole: Call<'createRole'> = {
  id: 'createRole',
  host: 'authorization',
  method: 'post',
  path: "/v1/Roles",
  stale: ["listRoles","getRole","assessRolePlan","listRoleChanges","listRoleScopes","listRoleStaticUsers","listRoleMembers","findRoleMembers","listRoleManagers"],
}

/** Update a role. */
export const updateRole: Call<'updateRole'> = {
  id: 'updateRole',
  host: 'authorization',
  method: 'patch',
  path: "/v1/Roles",
  stale: ["listRoles","getRole","assessRolePlan","listRoleChanges","listRoleScopes","listRoleStaticUsers","listRoleMembers","findRoleMembers","listRoleManagers"],
}

/** Get a role. */
export const getRole: Call<'getRole'> = {
  id: 'getRole',
  host: 'authorization',
  method: 'get',
  path: "/v1/Roles({id})",
}

/** Update a role with its scopes, members, and managers. */
export const applyRolePlan: Call<'applyRolePlan'> = {
  id: 'applyRolePlan',
  host: 'authorization',
  method: 'patch',
  path: "/v1/Roles({id})",
  stale: ["listRoles","getRole","assessRolePlan","listRoleChanges","listRoleScopes","listRoleStaticUsers","listRoleMembers","findRoleMembers","listRoleManagers"],
}

/** Delete a role. */
export const deleteRole: Call<'deleteRole'> = {
  id: 'deleteRole',
  host: 'authorization',
  method: 'delete',
  path: "/v1/Roles({id})",
  stale: ["listRoles","getRole","assessRolePlan","listRoleChanges","listRoleScopes","listRoleStaticUsers","listRoleMembers","findRoleMembers","listRoleManagers"],
}

/** Preview which people gain or lose scopes and menus. */
export const assessRolePlan: Call<'assessRolePlan'> = {
  id: 'assessRolePlan',
  host: 'authorization',
  method: 'post',
  path: "/v1/RoleImpacts",
}

/** List the changes of roles, with author and time. */
export const listRoleChanges: Call<'listRoleChanges'> = {
  id: 'listRoleChanges',
  host: 'authorization',
  method: 'get',
  path: "/v1/RoleChanges",
}
