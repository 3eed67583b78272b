// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** Members of roles by name. */
export const listRoleStaticUsers: Call<'listRoleStaticUsers'> = {
  id: 'listRoleStaticUsers',
  host: 'authorization',
  method: 'get',
  path: "/v1/RoleStaticUsers",
}

/** Adds a member to a role. */
export const createRoleStaticUser: Call<'createRoleStaticUser'> = {
  id: 'createRoleStaticUser',
  host: 'authorization',
  method: 'post',
  path: "/v1/RoleStaticUsers",
  stale: ["listRoles","getRole","assessRolePlan","listRoleChanges","listRoleStaticUsers","listRoleMembers","findRoleMembers"],
}

/** Removes a member from a role. */
export const deleteRoleStaticUser: Call<'deleteRoleStaticUser'> = {
  id: 'deleteRoleStaticUser',
  host: 'authorization',
  method: 'delete',
  path: "/v1/RoleStaticUsers({id})",
  stale: ["listRoles","getRole","assessRolePlan","listRoleChanges","listRoleStaticUsers","listRoleMembers","findRoleMembers"],
}

/** Adds members to a role by their e-mails. */
export const addRoleMembers: Call<'addRoleMembers'> = {
  id: 'addRoleMembers',
  host: 'authorization',
  method: 'post',
  path: "/v1/RoleStaticUsers/ByEmail",
  stale: ["listRoles","getRole","assessRolePlan","listRoleChanges","listRoleStaticUsers","listRoleMembers","findRoleMembers"],
}

/** Everybody who is a member of a role, by name or by its rule. */
export const listRoleMembers: Call<'listRoleMembers'> = {
  id: 'listRoleMembers',
  host: 'authorization',
  method: 'get',
  path: "/v1/RoleMembers",
}

/** What adding members by their e-mails would do. */
export const findRoleMembers: Call<'findRoleMembers'> = {
  id: 'findRoleMembers',
  host: 'authorization',
  method: 'post',
  path: "/v1/RoleMembers/ByEmail",
}
