// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** Share documents with contacts of their client until a day. */
export const shareDocuments: Call<'shareDocuments'> = {
  id: 'shareDocuments',
  host: 'portal',
  method: 'post',
  path: "/v1/DocumentShares",
  stale: ["listDocuments","findKnownDocuments","getDocument","listDocumentLinks","listDocumentVersions","listDocumentEvents","listDocumentShares","listDocumentDeletions","listDocumentUploads"],
}

/** Stop sharing a document with a contact. */
export const deleteDocumentShare: Call<'deleteDocumentShare'> = {
  id: 'deleteDocumentShare',
  host: 'portal',
  method: 'delete',
  path: "/v1/DocumentShares({id})",
  stale: ["listDocuments","findKnownDocuments","getDocument","listDocumentLinks","listDocumentVersions","listDocumentEvents","listDocumentShares","listDocumentDeletions","listDocumentUploads"],
}

/** List the contacts with whom a document is shared. */
export const listDocumentShares: Call<'listDocumentShares'> = {
  id: 'listDocumentShares',
  host: 'portal',
  method: 'get',
  path: "/v1/Documents({id})/Shares",
}
