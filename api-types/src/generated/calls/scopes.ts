// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List scopes. */
export const listScopes: Call<'listScopes'> = {
  id: 'listScopes',
  host: 'authorization',
  method: 'get',
  path: "/v1/Scopes",
}

/** Add a scope. */
export const createScope: Call<'createScope'> = {
  id: 'createScope',
  host: 'authorization',
  method: 'post',
  path: "/v1/Scopes",
  stale: ["listApplications","getApplication","listScopes"],
}

/** Update the descriptions and the feature of a scope. */
export const updateScope: Call<'updateScope'> = {
  id: 'updateScope',
  host: 'authorization',
  method: 'patch',
  path: "/v1/Scopes({id})",
  stale: ["listApplications","getApplication","listScopes"],
}

/** Delete a scope. */
export const deleteScope: Call<'deleteScope'> = {
  id: 'deleteScope',
  host: 'authorization',
  method: 'delete',
  path: "/v1/Scopes({id})",
  stale: ["listApplications","getApplication","listScopes"],
}

/** Add a scope dependency. */
export const createScopeDependency: Call<'createScopeDependency'> = {
  id: 'createScopeDependency',
  host: 'authorization',
  method: 'post',
  path: "/v1/ScopeDependencies",
  stale: ["listApplications","getApplication","listScopes"],
}

/** Delete a scope dependency. */
export const deleteScopeDependency: Call<'deleteScopeDependency'> = {
  id: 'deleteScopeDependency',
  host: 'authorization',
  method: 'delete',
  path: "/v1/ScopeDependencies({id})",
  stale: ["listApplications","getApplication","listScopes"],
}
