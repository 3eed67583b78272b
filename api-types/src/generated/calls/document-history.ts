// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List what happened to a document. */
export const listDocumentEvents: Call<'listDocumentEvents'> = {
  id: 'listDocumentEvents',
  host: 'portal',
  method: 'get',
  path: "/v1/Documents({id})/Events",
}
