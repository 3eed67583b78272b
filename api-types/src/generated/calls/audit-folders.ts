// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List audit folders. */
export const listAuditFolders: Call<'listAuditFolders'> = {
  id: 'listAuditFolders',
  host: 'portal',
  method: 'get',
  path: "/v1/AuditFolders",
}

/** Open the audit folder of an engagement and a year. */
export const createAuditFolder: Call<'createAuditFolder'> = {
  id: 'createAuditFolder',
  host: 'portal',
  method: 'post',
  path: "/v1/AuditFolders",
  stale: ["listAuditFolders","getAuditFolder","listAuditRequests","listAuditChecks","listAuditCheckEntries","listAuditComments","listWork"],
}

/** Get an audit folder. */
export const getAuditFolder: Call<'getAuditFolder'> = {
  id: 'getAuditFolder',
  host: 'portal',
  method: 'get',
  path: "/v1/AuditFolders({id})",
}

/** Pin statements, sign off, or send back. */
export const updateAuditFolder: Call<'updateAuditFolder'> = {
  id: 'updateAuditFolder',
  host: 'portal',
  method: 'patch',
  path: "/v1/AuditFolders({id})",
  stale: ["listAuditFolders","getAuditFolder","listAuditRequests","listAuditChecks","listAuditCheckEntries","listAuditComments","listWork"],
}

/** Delete an audit folder that nothing was handed in to. */
export const deleteAuditFolder: Call<'deleteAuditFolder'> = {
  id: 'deleteAuditFolder',
  host: 'portal',
  method: 'delete',
  path: "/v1/AuditFolders({id})",
  stale: ["listAuditFolders","getAuditFolder","listAuditRequests","listAuditChecks","listAuditCheckEntries","listAuditComments","listWork"],
}

/** Get a download ticket for a sealed folder. */
export const getAuditFolderExport: Call<'getAuditFolderExport'> = {
  id: 'getAuditFolderExport',
  host: 'portal',
  method: 'get',
  path: "/v1/AuditFolders({id})/Manifest",
}

/** List requested documents. */
export const listAuditRequests: Call<'listAuditRequests'> = {
  id: 'listAuditRequests',
  host: 'portal',
  method: 'get',
  path: "/v1/AuditRequests",
}

/** Request a document. */
export const createAuditRequest: Call<'createAuditRequest'> = {
  id: 'createAuditRequest',
  host: 'portal',
  method: 'post',
  path: "/v1/AuditRequests",
  stale: ["listAuditFolders","getAuditFolder","listAuditRequests","listAuditChecks","listAuditCheckEntries","listAuditComments","listWork"],
}

/** Change a requested document, accept it, or return it. */
export const updateAuditRequest: Call<'updateAuditRequest'> = {
  id: 'updateAuditRequest',
  host: 'portal',
  method: 'patch',
  path: "/v1/AuditRequests({id})",
  stale: ["listAuditFolders","getAuditFolder","listAuditRequests","listAuditChecks","listAuditCheckEntries","listAuditComments","listWork"],
}

/** Delete a requested document that nothing was handed in for. */
export const deleteAuditRequest: Call<'deleteAuditRequest'> = {
  id: 'deleteAuditRequest',
  host: 'portal',
  method: 'delete',
  path: "/v1/AuditRequests({id})",
  stale: ["listAuditFolders","getAuditFolder","listAuditRequests","listAuditChecks","listAuditCheckEntries","listAuditComments","listWork"],
}

/** Begin to hand in a document. */
export const createAuditDocument: Call<'createAuditDocument'> = {
  id: 'createAuditDocument',
  host: 'portal',
  method: 'post',
  path: "/v1/AuditRequests({id})/Documents",
  stale: ["listAuditFolders","getAuditFolder","listAuditRequests","listAuditChecks","listAuditCheckEntries","listAuditComments","listWork"],
}

/** Hand in a document that has arrived. */
export const submitAuditDocument: Call<'submitAuditDocument'> = {
  id: 'submitAuditDocument',
  host: 'portal',
  method: 'post',
  path: "/v1/AuditDocuments({id})/Submit",
  stale: ["listAuditFolders","getAuditFolder","listAuditRequests","listAuditChecks","listAuditCheckEntries","listAuditComments","listWork"],
}

/** Take a document back. */
export const deleteAuditDocument: Call<'deleteAuditDocument'> = {
  id: 'deleteAuditDocument',
  host: 'portal',
  method: 'delete',
  path: "/v1/AuditDocuments({id})",
  stale: ["listAuditFolders","getAuditFolder","listAuditRequests","listAuditChecks","listAuditCheckEntries","listAuditComments","listWork"],
}

/** Get a download ticket for a document. */
export const getAuditDocumentDownload: Call<'getAuditDocumentDownload'> = {
  id: 'getAuditDocumentDownload',
  host: 'portal',
  method: 'get',
  path: "/v1/AuditDocuments({id})/Download",
}

/** List the checks on the statements of folders. */
export const listAuditChecks: Call<'listAuditChecks'> = {
  id: 'listAuditChecks',
  host: 'portal',
  method: 'get',
  path: "/v1/AuditChecks",
}

/** Conclude a check, or review its conclusion. */
export const updateAuditCheck: Call<'updateAuditCheck'> = {
  id: 'updateAuditCheck',
  host: 'portal',
  method: 'patch',
  path: "/v1/AuditChecks({id})",
  stale: ["listAuditFolders","getAuditFolder","listAuditRequests","listAuditChecks","listAuditCheckEntries","listAuditComments","listWork"],
}

/** List the entries behind a check. */
export const listAuditCheckEntries: Call<'listAuditCheckEntries'> = {
  id: 'listAuditCheckEntries',
  host: 'portal',
  method: 'get',
  path: "/v1/AuditChecks({id})/Entries",
}

/** List the comments on folders. */
export const listAuditComments: Call<'listAuditComments'> = {
  id: 'listAuditComments',
  host: 'portal',
  method: 'get',
  path: "/v1/AuditComments",
}

/** Comment on a folder, a requested document, or a check. */
export const createAuditComment: Call<'createAuditComment'> = {
  id: 'createAuditComment',
  host: 'portal',
  method: 'post',
  path: "/v1/AuditComments",
  stale: ["listAuditFolders","getAuditFolder","listAuditRequests","listAuditChecks","listAuditCheckEntries","listAuditComments","listWork"],
}
