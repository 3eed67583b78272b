// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** Scopes that exist. */
export const listScopes: Call<'listScopes'> = {
  id: 'listScopes',
  host: 'authorization',
  method: 'get',
  path: "/v1/Scopes",
}

/** Adds a scope. */
export const createScope: Call<'createScope'> = {
  id: 'createScope',
  host: 'authorization',
  method: 'post',
  path: "/v1/Scopes",
  stale: ["listApplications","getApplication","listScopes"],
}

/** Changes what is said of a scope, and where it belongs. */
export const updateScope: Call<'updateScope'> = {
  id: 'updateScope',
  host: 'authorization',
  method: 'patch',
  path: "/v1/Scopes({id})",
  stale: ["listApplications","getApplication","listScopes"],
}

/** Deletes a scope. */
export const deleteScope: Call<'deleteScope'> = {
  id: 'deleteScope',
  host: 'authorization',
  method: 'delete',
  path: "/v1/Scopes({id})",
  stale: ["listApplications","getApplication","listScopes"],
}

/** Lets a scope require another one. */
export const createScopeDependency: Call<'createScopeDependency'> = {
  id: 'createScopeDependency',
  host: 'authorization',
  method: 'post',
  path: "/v1/ScopeDependencies",
  stale: ["listApplications","getApplication","listScopes"],
}

/** Takes a dependency away. */
export const deleteScopeDependency: Call<'deleteScopeDependency'> = {
  id: 'deleteScopeDependency',
  host: 'authorization',
  method: 'delete',
  path: "/v1/ScopeDependencies({id})",
  stale: ["listApplications","getApplication","listScopes"],
}
