// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List reference sheets. */
export const listReferenceSheets: Call<'listReferenceSheets'> = {
  id: 'listReferenceSheets',
  host: 'organisation',
  method: 'get',
  path: "/v1/ReferenceSheets",
}

/** Draft a reference sheet. */
export const createReferenceSheet: Call<'createReferenceSheet'> = {
  id: 'createReferenceSheet',
  host: 'organisation',
  method: 'post',
  path: "/v1/ReferenceSheets",
  stale: ["listReferenceSheets","countReferenceSheets","getReferenceSheet","searchEngagements","listFinderViews"],
}

/** Count the reference sheets of each list. */
export const countReferenceSheets: Call<'countReferenceSheets'> = {
  id: 'countReferenceSheets',
  host: 'organisation',
  method: 'get',
  path: "/v1/ReferenceSheetCounts",
}

/** Get a reference sheet. */
export const getReferenceSheet: Call<'getReferenceSheet'> = {
  id: 'getReferenceSheet',
  host: 'organisation',
  method: 'get',
  path: "/v1/ReferenceSheets({id})",
}

/** Update a draft or a rejected sheet. */
export const updateReferenceSheet: Call<'updateReferenceSheet'> = {
  id: 'updateReferenceSheet',
  host: 'organisation',
  method: 'patch',
  path: "/v1/ReferenceSheets({id})",
  stale: ["listReferenceSheets","countReferenceSheets","getReferenceSheet","searchEngagements","listFinderViews"],
}

/** Delete a draft. */
export const deleteReferenceSheet: Call<'deleteReferenceSheet'> = {
  id: 'deleteReferenceSheet',
  host: 'organisation',
  method: 'delete',
  path: "/v1/ReferenceSheets({id})",
  stale: ["listReferenceSheets","countReferenceSheets","getReferenceSheet","searchEngagements","listFinderViews"],
}

/** Submit, validate, reject, publish, or withdraw a sheet. */
export const decideReferenceSheet: Call<'decideReferenceSheet'> = {
  id: 'decideReferenceSheet',
  host: 'organisation',
  method: 'patch',
  path: "/v1/ReferenceSheets({id})/Decision",
  stale: ["listReferenceSheets","countReferenceSheets","getReferenceSheet","searchEngagements","listFinderViews"],
}

/** Get sectors, services, and amount bands. */
export const getFinderChoices: Call<'getFinderChoices'> = {
  id: 'getFinderChoices',
  host: 'organisation',
  method: 'get',
  path: "/v1/FinderChoices",
}

/** Find engagements and their published sheets. */
export const searchEngagements: Call<'searchEngagements'> = {
  id: 'searchEngagements',
  host: 'organisation',
  method: 'post',
  path: "/v1/FinderSearch",
}

/** List the caller’s saved views. */
export const listFinderViews: Call<'listFinderViews'> = {
  id: 'listFinderViews',
  host: 'organisation',
  method: 'get',
  path: "/v1/FinderViews",
}

/** Save a view. */
export const createFinderView: Call<'createFinderView'> = {
  id: 'createFinderView',
  host: 'organisation',
  method: 'post',
  path: "/v1/FinderViews",
  stale: ["listReferenceSheets","countReferenceSheets","getReferenceSheet","searchEngagements","listFinderViews"],
}

/** Update a view. */
export const updateFinderView: Call<'updateFinderView'> = {
  id: 'updateFinderView',
  host: 'organisation',
  method: 'patch',
  path: "/v1/FinderViews({id})",
  stale: ["listReferenceSheets","countReferenceSheets","getReferenceSheet","searchEngagements","listFinderViews"],
}

/** Delete a view. */
export const deleteFinderView: Call<'deleteFinderView'> = {
  id: 'deleteFinderView',
  host: 'organisation',
  method: 'delete',
  path: "/v1/FinderViews({id})",
  stale: ["listReferenceSheets","countReferenceSheets","getReferenceSheet","searchEngagements","listFinderViews"],
}

/** Prepare a file of citations. */
export const exportReferenceSheets: Call<'exportReferenceSheets'> = {
  id: 'exportReferenceSheets',
  host: 'organisation',
  method: 'post',
  path: "/v1/ReferenceSheetExports",
}
