// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** Add a module or a sub-module. */
export const createApplicationModule: Call<'createApplicationModule'> = {
  id: 'createApplicationModule',
  host: 'authorization',
  method: 'post',
  path: "/v1/ApplicationModules",
  stale: ["listApplications","getApplication","listScopes"],
}

/** Rename a module. */
export const updateApplicationModule: Call<'updateApplicationModule'> = {
  id: 'updateApplicationModule',
  host: 'authorization',
  method: 'patch',
  path: "/v1/ApplicationModules({id})",
  stale: ["listApplications","getApplication","listScopes"],
}

/** Delete a module. */
export const deleteApplicationModule: Call<'deleteApplicationModule'> = {
  id: 'deleteApplicationModule',
  host: 'authorization',
  method: 'delete',
  path: "/v1/ApplicationModules({id})",
  stale: ["listApplications","getApplication","listScopes"],
}

/** Add a feature. */
export const createApplicationFeature: Call<'createApplicationFeature'> = {
  id: 'createApplicationFeature',
  host: 'authorization',
  method: 'post',
  path: "/v1/ApplicationFeatures",
  stale: ["listApplications","getApplication","listScopes"],
}

/** Rename a feature. */
export const updateApplicationFeature: Call<'updateApplicationFeature'> = {
  id: 'updateApplicationFeature',
  host: 'authorization',
  method: 'patch',
  path: "/v1/ApplicationFeatures({id})",
  stale: ["listApplications","getApplication","listScopes"],
}

/** Delete a feature. */
export const deleteApplicationFeature: Call<'deleteApplicationFeature'> = {
  id: 'deleteApplicationFeature',
  host: 'authorization',
  method: 'delete',
  path: "/v1/ApplicationFeatures({id})",
  stale: ["listApplications","getApplication","listScopes"],
}
