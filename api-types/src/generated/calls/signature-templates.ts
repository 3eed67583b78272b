// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List the caller's signature templates. */
export const listSignatureTemplates: Call<'listSignatureTemplates'> = {
  id: 'listSignatureTemplates',
  host: 'portal',
  method: 'get',
  path: "/v1/SignatureTemplates",
}

/** Create a signature template. */
export const createSignatureTemplate: Call<'createSignatureTemplate'> = {
  id: 'createSignatureTemplate',
  host: 'portal',
  method: 'post',
  path: "/v1/SignatureTemplates",
  stale: ["listSignatureTemplates"],
}

/** Rename a template. */
export const updateSignatureTemplate: Call<'updateSignatureTemplate'> = {
  id: 'updateSignatureTemplate',
  host: 'portal',
  method: 'patch',
  path: "/v1/SignatureTemplates({id})",
  stale: ["listSignatureTemplates"],
}

/** Delete a template. */
export const deleteSignatureTemplate: Call<'deleteSignatureTemplate'> = {
  id: 'deleteSignatureTemplate',
  host: 'portal',
  method: 'delete',
  path: "/v1/SignatureTemplates({id})",
  stale: ["listSignatureTemplates"],
}
