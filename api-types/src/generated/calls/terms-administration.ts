// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** Get the draft of the next version, if there is one. */
export const listTermsDrafts: Call<'listTermsDrafts'> = {
  id: 'listTermsDrafts',
  host: 'consent',
  method: 'get',
  path: "/v1/TermsDrafts",
}

/** Create a draft of the next version. */
export const createTermsDraft: Call<'createTermsDraft'> = {
  id: 'createTermsDraft',
  host: 'consent',
  method: 'post',
  path: "/v1/TermsDrafts",
  stale: ["listTermsDrafts","getTermsDraft","listTermsVersions","getTermsVersion"],
}

/** Get the draft. */
export const getTermsDraft: Call<'getTermsDraft'> = {
  id: 'getTermsDraft',
  host: 'consent',
  method: 'get',
  path: "/v1/TermsDrafts({id})",
}

/** Update the draft. */
export const updateTermsDraft: Call<'updateTermsDraft'> = {
  id: 'updateTermsDraft',
  host: 'consent',
  method: 'patch',
  path: "/v1/TermsDrafts({id})",
  stale: ["listTermsDrafts","getTermsDraft","listTermsVersions","getTermsVersion"],
}

/** Delete the draft. */
export const deleteTermsDraft: Call<'deleteTermsDraft'> = {
  id: 'deleteTermsDraft',
  host: 'consent',
  method: 'delete',
  path: "/v1/TermsDrafts({id})",
  stale: ["listTermsDrafts","getTermsDraft","listTermsVersions","getTermsVersion"],
}

/** Publish the draft as the next version. */
export const publishTermsDraft: Call<'publishTermsDraft'> = {
  id: 'publishTermsDraft',
  host: 'consent',
  method: 'patch',
  path: "/v1/TermsDrafts({id})/Publish",
  stale: ["getCurrentTerms","listTermsDrafts","getTermsDraft","listTermsVersions","getTermsVersion","listTermsAcceptances"],
}

/** List the published versions of the terms of use. */
export const listTermsVersions: Call<'listTermsVersions'> = {
  id: 'listTermsVersions',
  host: 'consent',
  method: 'get',
  path: "/v1/TermsVersions",
}

/** Get a published version with its texts. */
export const getTermsVersion: Call<'getTermsVersion'> = {
  id: 'getTermsVersion',
  host: 'consent',
  method: 'get',
  path: "/v1/TermsVersions({id})",
}
