// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List access requests. */
export const listAccessRequests: Call<'listAccessRequests'> = {
  id: 'listAccessRequests',
  host: 'authorization',
  method: 'get',
  path: "/v1/AccessRequests",
}

/** Request access to an application. */
export const createAccessRequest: Call<'createAccessRequest'> = {
  id: 'createAccessRequest',
  host: 'authorization',
  method: 'post',
  path: "/v1/AccessRequests",
  stale: ["listAccessRequests","getAccessRequest","listMyAccessRequests","listRequestableApplications"],
}

/** Get an access request with the roles that would grant it. */
export const getAccessRequest: Call<'getAccessRequest'> = {
  id: 'getAccessRequest',
  host: 'authorization',
  method: 'get',
  path: "/v1/AccessRequests({id})",
}

/** Grant an access request with a role. */
export const grantAccessRequest: Call<'grantAccessRequest'> = {
  id: 'grantAccessRequest',
  host: 'authorization',
  method: 'patch',
  path: "/v1/AccessRequests({id})/Grant",
  stale: ["listRoles","getRole","assessRolePlan","listRoleChanges","listRoleStaticUsers","listRoleMembers","findRoleMembers","listAccessRequests","getAccessRequest","listMyAccessRequests","listRequestableApplications"],
}

/** Refuse an access request, with a reason. */
export const refuseAccessRequest: Call<'refuseAccessRequest'> = {
  id: 'refuseAccessRequest',
  host: 'authorization',
  method: 'patch',
  path: "/v1/AccessRequests({id})/Refuse",
  stale: ["listAccessRequests","getAccessRequest","listMyAccessRequests","listRequestableApplications"],
}

/** Withdraw the caller’s own access request. */
export const withdrawAccessRequest: Call<'withdrawAccessRequest'> = {
  id: 'withdrawAccessRequest',
  host: 'authorization',
  method: 'patch',
  path: "/v1/AccessRequests({id})/Withdraw",
  stale: ["listAccessRequests","getAccessRequest","listMyAccessRequests","listRequestableApplications"],
}

/** List the caller’s own access requests. */
export const listMyAccessRequests: Call<'listMyAccessRequests'> = {
  id: 'listMyAccessRequests',
  host: 'authorization',
  method: 'get',
  path: "/v1/MyAccessRequests",
}

/** List the applications that the caller can request. */
export const listRequestableApplications: Call<'listRequestableApplications'> = {
  id: 'listRequestableApplications',
  host: 'authorization',
  method: 'get',
  path: "/v1/RequestableApplications",
}
