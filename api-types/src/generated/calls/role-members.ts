// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List the members of roles by name. */
export const listRoleStaticUsers: Call<'listRoleStaticUsers'> = {
  id: 'listRoleStaticUsers',
  host: 'authorization',
  method: 'get',
  path: "/v1/RoleStaticUsers",
}

/** Add a member to a role by name. */
export const createRoleStaticUser: Call<'createRoleStaticUser'> = {
  id: 'createRoleStaticUser',
  host: 'authorization',
  method: 'post',
  path: "/v1/RoleStaticUsers",
  stale: ["listRoles","getRole","assessRolePlan","listRoleChanges","listRoleStaticUsers","listRoleMembers","findRoleMembers"],
}

/** Remove a member by name from a role. */
export const deleteRoleStaticUser: Call<'deleteRoleStaticUser'> = {
  id: 'deleteRoleStaticUser',
  host: 'authorization',
  method: 'delete',
  path: "/v1/RoleStaticUsers({id})",
  stale: ["listRoles","getRole","assessRolePlan","listRoleChanges","listRoleStaticUsers","listRoleMembers","findRoleMembers"],
}

/** Add members to a role by email address. */
export const addRoleMembers: Call<'addRoleMembers'> = {
  id: 'addRoleMembers',
  host: 'authorization',
  method: 'post',
  path: "/v1/RoleStaticUsers/ByEmail",
  stale: ["listRoles","getRole","assessRolePlan","listRoleChanges","listRoleStaticUsers","listRoleMembers","findRoleMembers"],
}

/** List all members of a role, by name or by rule. */
export const listRoleMembers: Call<'listRoleMembers'> = {
  id: 'listRoleMembers',
  host: 'authorization',
  method: 'get',
  path: "/v1/RoleMembers",
}

/** Preview adding members by email address. */
export const findRoleMembers: Call<'findRoleMembers'> = {
  id: 'findRoleMembers',
  host: 'authorization',
  method: 'post',
  path: "/v1/RoleMembers/ByEmail",
}
