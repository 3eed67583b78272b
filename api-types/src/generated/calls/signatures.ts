// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List the files that the person is sending to be signed. */
export const listSignatureUploads: Call<'listSignatureUploads'> = {
  id: 'listSignatureUploads',
  host: 'portal',
  method: 'get',
  path: "/v1/SignatureUploads",
}

/** Start to send a PDF that is to be signed. */
export const createSignatureUpload: Call<'createSignatureUpload'> = {
  id: 'createSignatureUpload',
  host: 'portal',
  method: 'post',
  path: "/v1/SignatureUploads",
  stale: ["listSignatureUploads","listSignatureEnvelopes","getSignatureEnvelope","listSignatureSigners","listSignatureEvents","getSignatureTrailDownload","getSignatureAuthority","listWork"],
}

/** Stop sending a PDF. */
export const deleteSignatureUpload: Call<'deleteSignatureUpload'> = {
  id: 'deleteSignatureUpload',
  host: 'portal',
  method: 'delete',
  path: "/v1/SignatureUploads({id})",
  stale: ["listSignatureUploads","listSignatureEnvelopes","getSignatureEnvelope","listSignatureSigners","listSignatureEvents","getSignatureTrailDownload","getSignatureAuthority","listWork"],
}

/** Make a draft of a PDF that has arrived. */
export const importSignatureUpload: Call<'importSignatureUpload'> = {
  id: 'importSignatureUpload',
  host: 'portal',
  method: 'post',
  path: "/v1/SignatureUploads({id})/Import",
  stale: ["listSignatureUploads","listSignatureEnvelopes","getSignatureEnvelope","listSignatureSigners","listSignatureEvents","getSignatureTrailDownload","getSignatureAuthority","listWork"],
}

/** List the documents that the person sends for signature or signs. */
export const listSignatureEnvelopes: Call<'listSignatureEnvelopes'> = {
  id: 'listSignatureEnvelopes',
  host: 'portal',
  method: 'get',
  path: "/v1/SignatureEnvelopes",
}

/** Get a document that is signed. */
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

/** Say who signs a draft and where, and tell them. */
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

/** Remind those whose turn it is to sign a document. */
export const remindSignatureEnvelope: Call<'remindSignatureEnvelope'> = {
  id: 'remindSignatureEnvelope',
  host: 'portal',
  method: 'post',
  path: "/v1/SignatureEnvelopes({id})/Remind",
  stale: ["listSignatureUploads","listSignatureEnvelopes","getSignatureEnvelope","listSignatureSigners","listSignatureEvents","getSignatureTrailDownload","getSignatureAuthority","listWork"],
}

/** List who signs a document, and where. */
export const listSignatureSigners: Call<'listSignatureSigners'> = {
  id: 'listSignatureSigners',
  host: 'portal',
  method: 'get',
  path: "/v1/SignatureEnvelopes({id})/Signers",
}

/** List what happened to a document that is signed. */
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

/** Send the link again to somebody from outside. */
export const sendSignatureLink: Call<'sendSignatureLink'> = {
  id: 'sendSignatureLink',
  host: 'portal',
  method: 'post',
  path: "/v1/SignatureSigners({id})/SendLink",
  stale: ["listSignatureUploads","listSignatureEnvelopes","getSignatureEnvelope","listSignatureSigners","listSignatureEvents","getSignatureTrailDownload","getSignatureAuthority","listWork"],
}

/** Get the certificate that vouches for signatures of this installation. */
export const getSignatureAuthority: Call<'getSignatureAuthority'> = {
  id: 'getSignatureAuthority',
  host: 'portal',
  method: 'get',
  path: "/v1/SignatureAuthority",
}
