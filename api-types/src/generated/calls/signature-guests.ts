// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** Get the content of the page that a link opens. */
export const readSignatureGuest: Call<'readSignatureGuest'> = {
  id: 'readSignatureGuest',
  host: 'portal',
  method: 'post',
  path: "/v1/SignatureGuests/Read",
}

/** Send a code to the email address of a link. */
export const requestSignatureCode: Call<'requestSignatureCode'> = {
  id: 'requestSignatureCode',
  host: 'portal',
  method: 'post',
  path: "/v1/SignatureGuests/RequestCode",
  stale: ["listSignatureUploads","listSignatureEnvelopes","getSignatureEnvelope","listSignatureSigners","listSignatureEvents","getSignatureTrailDownload","readSignatureGuest","getSignatureAuthority","listWork"],
}

/** Prove the email address with a code. */
export const proveSignatureGuest: Call<'proveSignatureGuest'> = {
  id: 'proveSignatureGuest',
  host: 'portal',
  method: 'post',
  path: "/v1/SignatureGuests/Prove",
  stale: ["listSignatureUploads","listSignatureEnvelopes","getSignatureEnvelope","listSignatureSigners","listSignatureEvents","getSignatureTrailDownload","readSignatureGuest","getSignatureAuthority","listWork"],
}

/** Sign the document of a link. */
export const signAsSignatureGuest: Call<'signAsSignatureGuest'> = {
  id: 'signAsSignatureGuest',
  host: 'portal',
  method: 'post',
  path: "/v1/SignatureGuests/Sign",
  stale: ["listSignatureUploads","listSignatureEnvelopes","getSignatureEnvelope","listSignatureSigners","listSignatureEvents","getSignatureTrailDownload","readSignatureGuest","getSignatureAuthority","listWork"],
}

/** Decline to sign the document of a link. */
export const declineAsSignatureGuest: Call<'declineAsSignatureGuest'> = {
  id: 'declineAsSignatureGuest',
  host: 'portal',
  method: 'post',
  path: "/v1/SignatureGuests/Decline",
  stale: ["listSignatureUploads","listSignatureEnvelopes","getSignatureEnvelope","listSignatureSigners","listSignatureEvents","getSignatureTrailDownload","readSignatureGuest","getSignatureAuthority","listWork"],
}

/** Get a download ticket for the file of a link. */
export const getSignatureGuestDownload: Call<'getSignatureGuestDownload'> = {
  id: 'getSignatureGuestDownload',
  host: 'portal',
  method: 'post',
  path: "/v1/SignatureGuests/Download",
  stale: ["listSignatureUploads","listSignatureEnvelopes","getSignatureEnvelope","listSignatureSigners","listSignatureEvents","getSignatureTrailDownload","readSignatureGuest","getSignatureAuthority","listWork"],
}
