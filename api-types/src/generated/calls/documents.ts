// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List the documents of clients. */
export const listDocuments: Call<'listDocuments'> = {
  id: 'listDocuments',
  host: 'portal',
  method: 'get',
  path: "/v1/Documents",
}

/** Find documents whose content is the same. */
export const findKnownDocuments: Call<'findKnownDocuments'> = {
  id: 'findKnownDocuments',
  host: 'portal',
  method: 'post',
  path: "/v1/Documents/Known",
}

/** Move or classify several documents. */
export const moveDocuments: Call<'moveDocuments'> = {
  id: 'moveDocuments',
  host: 'portal',
  method: 'post',
  path: "/v1/Documents/Move",
  stale: ["listDocuments","findKnownDocuments","getDocument","listDocumentLinks","listDocumentVersions","listDocumentEvents","listDocumentShares","listDocumentDeletions","listDocumentUploads"],
}

/** Delete documents. */
export const deleteDocuments: Call<'deleteDocuments'> = {
  id: 'deleteDocuments',
  host: 'portal',
  method: 'post',
  path: "/v1/Documents/Delete",
  stale: ["listDocuments","findKnownDocuments","getDocument","listDocumentLinks","listDocumentVersions","listDocumentEvents","listDocumentShares","listDocumentDeletions","listDocumentUploads"],
}

/** Bring deleted documents back. */
export const restoreDocuments: Call<'restoreDocuments'> = {
  id: 'restoreDocuments',
  host: 'portal',
  method: 'post',
  path: "/v1/Documents/Restore",
  stale: ["listDocuments","findKnownDocuments","getDocument","listDocumentLinks","listDocumentVersions","listDocumentEvents","listDocumentShares","listDocumentDeletions","listDocumentUploads"],
}

/** Get a document. */
export const getDocument: Call<'getDocument'> = {
  id: 'getDocument',
  host: 'portal',
  method: 'get',
  path: "/v1/Documents({id})",
}

/** Rename, move or classify a document. */
export const updateDocument: Call<'updateDocument'> = {
  id: 'updateDocument',
  host: 'portal',
  method: 'patch',
  path: "/v1/Documents({id})",
  stale: ["listDocuments","findKnownDocuments","getDocument","listDocumentLinks","listDocumentVersions","listDocumentEvents","listDocumentShares","listDocumentDeletions","listDocumentUploads"],
}

/** Put the content of a document in another place without storing it twice. */
export const linkDocument: Call<'linkDocument'> = {
  id: 'linkDocument',
  host: 'portal',
  method: 'post',
  path: "/v1/Documents({id})/Link",
  stale: ["listDocuments","findKnownDocuments","getDocument","listDocumentLinks","listDocumentVersions","listDocumentEvents","listDocumentShares","listDocumentDeletions","listDocumentUploads"],
}

/** List the documents that are links to a document. */
export const listDocumentLinks: Call<'listDocumentLinks'> = {
  id: 'listDocumentLinks',
  host: 'portal',
  method: 'get',
  path: "/v1/Documents({id})/Links",
}

/** List the versions of a document. */
export const listDocumentVersions: Call<'listDocumentVersions'> = {
  id: 'listDocumentVersions',
  host: 'portal',
  method: 'get',
  path: "/v1/Documents({id})/Versions",
}

/** Make an earlier version the current one. */
export const restoreDocumentVersion: Call<'restoreDocumentVersion'> = {
  id: 'restoreDocumentVersion',
  host: 'portal',
  method: 'post',
  path: "/v1/DocumentVersions({id})/Restore",
  stale: ["listDocuments","findKnownDocuments","getDocument","listDocumentLinks","listDocumentVersions","listDocumentEvents","listDocumentShares","listDocumentDeletions","listDocumentUploads"],
}

/** Get a download ticket for a version of a document. */
export const getDocumentDownload: Call<'getDocumentDownload'> = {
  id: 'getDocumentDownload',
  host: 'portal',
  method: 'get',
  path: "/v1/DocumentVersions({id})/Download",
  stale: ["listDocumentEvents"],
}

/** Prepare several documents as one zip. */
export const prepareDocumentArchive: Call<'prepareDocumentArchive'> = {
  id: 'prepareDocumentArchive',
  host: 'portal',
  method: 'post',
  path: "/v1/DocumentArchives",
  stale: ["listDocumentEvents"],
}

/** List deleted documents. */
export const listDocumentDeletions: Call<'listDocumentDeletions'> = {
  id: 'listDocumentDeletions',
  host: 'portal',
  method: 'get',
  path: "/v1/DocumentDeletions",
}

/** List the files that the person is sending. */
export const listDocumentUploads: Call<'listDocumentUploads'> = {
  id: 'listDocumentUploads',
  host: 'portal',
  method: 'get',
  path: "/v1/DocumentUploads",
}

/** Start to send a document. */
export const createDocumentUpload: Call<'createDocumentUpload'> = {
  id: 'createDocumentUpload',
  host: 'portal',
  method: 'post',
  path: "/v1/DocumentUploads",
  stale: ["listDocuments","findKnownDocuments","getDocument","listDocumentLinks","listDocumentVersions","listDocumentEvents","listDocumentShares","listDocumentDeletions","listDocumentUploads"],
}

/** Stop sending a document. */
export const deleteDocumentUpload: Call<'deleteDocumentUpload'> = {
  id: 'deleteDocumentUpload',
  host: 'portal',
  method: 'delete',
  path: "/v1/DocumentUploads({id})",
  stale: ["listDocuments","findKnownDocuments","getDocument","listDocumentLinks","listDocumentVersions","listDocumentEvents","listDocumentShares","listDocumentDeletions","listDocumentUploads"],
}

/** Make a document of a file that has arrived. */
export const importDocumentUpload: Call<'importDocumentUpload'> = {
  id: 'importDocumentUpload',
  host: 'portal',
  method: 'post',
  path: "/v1/DocumentUploads({id})/Import",
  stale: ["listDocuments","findKnownDocuments","getDocument","listDocumentLinks","listDocumentVersions","listDocumentEvents","listDocumentShares","listDocumentDeletions","listDocumentUploads"],
}
