// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List applications. */
export const listApplications: Call<'listApplications'> = {
  id: 'listApplications',
  host: 'authorization',
  method: 'get',
  path: "/v1/Applications",
}

/** Add an application. */
export const createApplication: Call<'createApplication'> = {
  id: 'createApplication',
  host: 'authorization',
  method: 'post',
  path: "/v1/Applications",
  stale: ["listApplications","getApplication","listScopes"],
}

/** Get an application. */
export const getApplication: Call<'getApplication'> = {
  id: 'getApplication',
  host: 'authorization',
  method: 'get',
  path: "/v1/Applications({id})",
}

/** Update an application. */
export const updateApplication: Call<'updateApplication'> = {
  id: 'updateApplication',
  host: 'authorization',
  method: 'patch',
  path: "/v1/Applications({id})",
  stale: ["listApplications","getApplication","listScopes"],
}

/** Delete an application. */
export const deleteApplication: Call<'deleteApplication'> = {
  id: 'deleteApplication',
  host: 'authorization',
  method: 'delete',
  path: "/v1/Applications({id})",
  stale: ["listApplications","getApplication","listScopes"],
}
