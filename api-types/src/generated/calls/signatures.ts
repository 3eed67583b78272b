// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List the caller's uploads of PDFs to be signed. */
export const listSignatureUploads: Call<'listSignatureUploads'> = {
  id: 'listSignatureUploads',
  host: 'portal',
  method: 'get',
  path: "/v1/SignatureUploads",
}

/** Start the upload of a PDF to be signed. */
export const createSignatureUpload: Call<'createSignatureUpload'> = {
  id: 'createSignatureUpload',
  host: 'portal',
  method: 'post',
  path: "/v1/SignatureUploads",
  stale: ["listSignatureUploads","listSignatureEnvelopes","getSignatureEnvelope","listSignatureSigners","listSignatureEvents","getSignatureTrailDownload","getSignatureAuthority","listWork"],
}

/** Delete an upload. */
export const deleteSignatureUpload: Call<'deleteSignatureUpload'> = {
  id: 'deleteSignatureUpload',
  host: 'portal',
  method: 'delete',
  path: "/v1/SignatureUploads({id})",
  stale: ["listSignatureUploads","listSignatureEnvelopes","getSignatureEnvelope","listSignatureSigners","listSignatureEvents","getSignatureTrailDownload","getSignatureAuthority","listWork"],
}

/** Create a draft from an uploaded PDF. */
export const importSignatureUpload: Call<'importSignatureUpload'> = {
  id: 'importSignatureUpload',
  host: 'portal',
  method: 'post',
  path: "/v1/SignatureUploads({id})/Import",
  stale: ["listSignatureUploads","listSignatureEnvelopes","getSignatureEnvelope","listSignatureSigners","listSignatureEvents","getSignatureTrailDownload","getSignatureAuthority","listWork"],
}

/** List the documents that the caller sent, is asked to sign, or receives a copy of. */
export const listSignatureEnvelopes: Call<'listSignatureEnvelopes'> = {
  id: 'listSignatureEnvelopes',
  host: 'portal',
  method: 'get',
  path: "/v1/SignatureEnvelopes",
}

/** Get a document for signature. */
export const getSignatureEnvelope: Call<'getSignatureEnvelope'> = {
  id: 'getSignatureEnvelope',
  host: 'portal',
  method: 'get',
  path: "/v1/SignatureEnvelopes({id})",
}

/** Delete a draft. */
export const deleteSignatureEnvelope: Call<'deleteSignatureEnvelope'> = {
  id: 'deleteSignatureEnvelope',
  host: 'portal',
  method: 'delete',
  path: "/v1/SignatureEnvelopes({id})",
  stale: ["listSignatureUploads","listSignatureEnvelopes","getSignatureEnvelope","listSignatureSigners","listSignatureEvents","getSignatureTrailDownload","getSignatureAuthority","listWork"],
}

/** Send a draft to its signers. */
export const sendSignatureEnvelope: Call<'sendSignatureEnvelope'> = {
  id: 'sendSignatureEnvelope',
  host: 'portal',
  method: 'post',
  path: "/v1/SignatureEnvelopes({id})/Send",
  stale: ["listSignatureUploads","listSignatureEnvelopes","getSignatureEnvelope","listSignatureSigners","listSignatureEvents","getSignatureTrailDownload","getSignatureAuthority","listWork"],
}

/** Sign a document. */
export const signSignatureEnvelope: Call<'signSignatureEnvelope'> = {
  id: 'signSignatureEnvelope',
  host: 'portal',
  method: 'post',
  path: "/v1/SignatureEnvelopes({id})/Sign",
  stale: ["listSignatureUploads","listSignatureEnvelopes","getSignatureEnvelope","listSignatureSigners","listSignatureEvents","getSignatureTrailDownload","getSignatureAuthority","listWork"],
}

/** Decline to sign a document. */
export const declineSignatureEnvelope: Call<'declineSignatureEnvelope'> = {
  id: 'declineSignatureEnvelope',
  host: 'portal',
  method: 'post',
  path: "/v1/SignatureEnvelopes({id})/Decline",
  stale: ["listSignatureUploads","listSignatureEnvelopes","getSignatureEnvelope","listSignatureSigners","listSignatureEvents","getSignatureTrailDownload","getSignatureAuthority","listWork"],
}

/** Cancel a document that waits for signatures. */
export const cancelSignatureEnvelope: Call<'cancelSignatureEnvelope'> = {
  id: 'cancelSignatureEnvelope',
  host: 'portal',
  method: 'post',
  path: "/v1/SignatureEnvelopes({id})/Cancel",
  stale: ["listSignatureUploads","listSignatureEnvelopes","getSignatureEnvelope","listSignatureSigners","listSignatureEvents","getSignatureTrailDownload","getSignatureAuthority","listWork"],
}

/** Remind the signers whose turn it is. */
export const remindSignatureEnvelope: Call<'remindSignatureEnvelope'> = {
  id: 'remindSignatureEnvelope',
  host: 'portal',
  method: 'post',
  path: "/v1/SignatureEnvelopes({id})/Remind",
  stale: ["listSignatureUploads","listSignatureEnvelopes","getSignatureEnvelope","listSignatureSigners","listSignatureEvents","getSignatureTrailDownload","getSignatureAuthority","listWork"],
}

/** Save a signed PDF as a new version of its document. */
export const saveSignedDocument: Call<'saveSignedDocument'> = {
  id: 'saveSignedDocument',
  host: 'portal',
  method: 'post',
  path: "/v1/SignatureEnvelopes({id})/SaveToDocument",
  stale: ["listDocuments","findKnownDocuments","getDocument","listDocumentLinks","listDocumentVersions","listDocumentDeletions","listDocumentUploads","listSignatureUploads","listSignatureEnvelopes","getSignatureEnvelope","listSignatureSigners","listSignatureEvents","getSignatureTrailDownload","getSignatureAuthority"],
}

/** Create a draft to sign from a document. */
export const createDocumentEnvelope: Call<'createDocumentEnvelope'> = {
  id: 'createDocumentEnvelope',
  host: 'portal',
  method: 'post',
  path: "/v1/Documents({id})/SignatureEnvelopes",
  stale: ["listSignatureUploads","listSignatureEnvelopes","getSignatureEnvelope","listSignatureSigners","listSignatureEvents","getSignatureTrailDownload","getSignatureAuthority","listWork"],
}

/** List the signers of a document and where they sign. */
export const listSignatureSigners: Call<'listSignatureSigners'> = {
  id: 'listSignatureSigners',
  host: 'portal',
  method: 'get',
  path: "/v1/SignatureEnvelopes({id})/Signers",
}

/** List the events of a document. */
export const listSignatureEvents: Call<'listSignatureEvents'> = {
  id: 'listSignatureEvents',
  host: 'portal',
  method: 'get',
  path: "/v1/SignatureEnvelopes({id})/Events",
}

/** Get a download ticket for the file of a document. */
export const getSignatureDownload: Call<'getSignatureDownload'> = {
  id: 'getSignatureDownload',
  host: 'portal',
  method: 'get',
  path: "/v1/SignatureEnvelopes({id})/Download",
  stale: ["listSignatureUploads","listSignatureEnvelopes","getSignatureEnvelope","listSignatureSigners","listSignatureEvents","getSignatureTrailDownload","getSignatureAuthority"],
}

/** Get a download ticket for the audit trail of a document. */
export const getSignatureTrailDownload: Call<'getSignatureTrailDownload'> = {
  id: 'getSignatureTrailDownload',
  host: 'portal',
  method: 'get',
  path: "/v1/SignatureEnvelopes({id})/TrailDownload",
}

/** Send a link again to an external person. */
export const sendSignatureLink: Call<'sendSignatureLink'> = {
  id: 'sendSignatureLink',
  host: 'portal',
  method: 'post',
  path: "/v1/SignatureSigners({id})/SendLink",
  stale: ["listSignatureUploads","listSignatureEnvelopes","getSignatureEnvelope","listSignatureSigners","listSignatureEvents","getSignatureTrailDownload","getSignatureAuthority","listWork"],
}

/** Get the certificate behind the signatures of this installation. */
export const getSignatureAuthority: Call<'getSignatureAuthority'> = {
  id: 'getSignatureAuthority',
  host: 'portal',
  method: 'get',
  path: "/v1/SignatureAuthority",
}
