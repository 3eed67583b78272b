// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List the relations between clients. */
export const listClientRelations: Call<'listClientRelations'> = {
  id: 'listClientRelations',
  host: 'portal',
  method: 'get',
  path: "/v1/ClientRelations",
}

/** Enter a relation between two clients. */
export const createClientRelation: Call<'createClientRelation'> = {
  id: 'createClientRelation',
  host: 'portal',
  method: 'post',
  path: "/v1/ClientRelations",
  stale: ["searchNetwork","getNetworkChoices","readNetwork","findNetworkPaths","listClientRelations","listDeletedClientRelations","listIndependenceConflicts","rankClientStaff"],
}

/** Delete a relation between two clients. */
export const deleteClientRelation: Call<'deleteClientRelation'> = {
  id: 'deleteClientRelation',
  host: 'portal',
  method: 'delete',
  path: "/v1/ClientRelations({id})",
  stale: ["searchNetwork","getNetworkChoices","readNetwork","findNetworkPaths","listClientRelations","listDeletedClientRelations","listIndependenceConflicts","rankClientStaff"],
}

/** List the relations between clients that were deleted. */
export const listDeletedClientRelations: Call<'listDeletedClientRelations'> = {
  id: 'listDeletedClientRelations',
  host: 'portal',
  method: 'get',
  path: "/v1/DeletedClientRelations",
}

/** List who of the staff works for an audited client and its competitor or supplier. */
export const listIndependenceConflicts: Call<'listIndependenceConflicts'> = {
  id: 'listIndependenceConflicts',
  host: 'portal',
  method: 'get',
  path: "/v1/IndependenceConflicts",
}
