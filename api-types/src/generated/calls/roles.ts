// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** Roles. */
export const listRoles: Call<'listRoles'> = {
  id: 'listRoles',
  host: 'authorization',
  method: 'get',
  path: "/v1/Roles",
}

/** Adds a role. */
export const createRole: Call<'createRole'> = {
  id: 'createRole',
  host: 'authorization',
  method: 'post',
  path: "/v1/Roles",
  stale: ["listRoles","getRole","assessRolePlan","listRoleChanges","listRoleScopes","listRoleStaticUsers","listRoleMembers","findRoleMembers","listRoleManagers"],
}

/** Changes a role. */
export const updateRole: Call<'updateRole'> = {
  id: 'updateRole',
  host: 'authorization',
  method: 'patch',
  path: "/v1/Roles",
  stale: ["listRoles","getRole","assessRolePlan","listRoleChanges","listRoleScopes","listRoleStaticUsers","listRoleMembers","findRoleMembers","listRoleManagers"],
}

/** One role. */
export const getRole: Call<'getRole'> = {
  id: 'getRole',
  host: 'authorization',
  method: 'get',
  path: "/v1/Roles({id})",
}

/** Changes much of a role at once. */
export const applyRolePlan: Call<'applyRolePlan'> = {
  id: 'applyRolePlan',
  host: 'authorization',
  method: 'patch',
  path: "/v1/Roles({id})",
  stale: ["listRoles","getRole","assessRolePlan","listRoleChanges","listRoleScopes","listRoleStaticUsers","listRoleMembers","findRoleMembers","listRoleManagers"],
}

/** Deletes a role. */
export const deleteRole: Call<'deleteRole'> = {
  id: 'deleteRole',
  host: 'authorization',
  method: 'delete',
  path: "/v1/Roles({id})",
  stale: ["listRoles","getRole","assessRolePlan","listRoleChanges","listRoleScopes","listRoleStaticUsers","listRoleMembers","findRoleMembers","listRoleManagers"],
}

/** Who would gain and who would lose what. */
export const assessRolePlan: Call<'assessRolePlan'> = {
  id: 'assessRolePlan',
  host: 'authorization',
  method: 'post',
  path: "/v1/RoleImpacts",
}

/** What was changed of roles, by whom and when. */
export const listRoleChanges: Call<'listRoleChanges'> = {
  id: 'listRoleChanges',
  host: 'authorization',
  method: 'get',
  path: "/v1/RoleChanges",
}
