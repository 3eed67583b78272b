// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const SignatureUpload = {
  id: { minimum: 1, maximum: 2147483647 },
  fileName: { isRequired: true, maxLength: 255, pattern: "^(?![. ])(?!([cC][oO][nN]|[pP][rR][nN]|[aA][uU][xX]|[nN][uU][lL]|[cC][oO][mM][0-9]|[lL][pP][tT][0-9])(\\.|$))[^\\u0000-\\u001f\\u007f-\\u009f\\u061c\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff\\\\/:*?\"<>|]*(?<![. ])$" },
  fileSize: { minimum: 1 },
} as const satisfies Limits

export const SignatureUploadForm = {
  fileName: { isRequired: true, maxLength: 255, pattern: "^(?=[\\s\\S]*\\S)[^\\u0000-\\u001f]*$" },
  fileSize: { isRequired: true, minimum: 1, maximum: 9007199254740991 },
} as const satisfies Limits

export const SignatureEnvelope = {
  id: { minimum: 1, maximum: 2147483647 },
  name: { isRequired: true, maxLength: 255, pattern: "^(?![. ])(?!([cC][oO][nN]|[pP][rR][nN]|[aA][uU][xX]|[nN][uU][lL]|[cC][oO][mM][0-9]|[lL][pP][tT][0-9])(\\.|$))[^\\u0000-\\u001f\\u007f-\\u009f\\u061c\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff\\\\/:*?\"<>|]*(?<![. ])$" },
  status: { values: ["draft","open","completed","declined","cancelled"] },
  pageCount: { minimum: 1 },
  pageSizes: { maxItems: 200 },
  fileSize: { minimum: 1 },
  contentHash: { isRequired: true, minLength: 64, maxLength: 64, pattern: "^[0-9a-f]{64}$" },
  originalHash: { isRequired: true, minLength: 64, maxLength: 64, pattern: "^[0-9a-f]{64}$" },
  signerCount: { minimum: 0 },
  signedCount: { minimum: 0 },
  createdBy: { maxLength: 254 },
} as const satisfies Limits

export const SignatureSendForm = {
  signers: { isRequired: true, minItems: 1, maxItems: 20 },
  copies: { maxItems: 20 },
  isOrdered: { isRequired: true },
  message: { maxLength: 1000 },
} as const satisfies Limits

export const SignatureSignerForm = {
  contactId: { minimum: 1, maximum: 2147483647 },
  page: { isRequired: true, minimum: 1, maximum: 100000 },
  across: { isRequired: true, minimum: 0, maximum: 100 },
  down: { isRequired: true, minimum: 0, maximum: 100 },
  fields: { maxItems: 50 },
} as const satisfies Limits

export const SignatureOutsider = {
  name: { isRequired: true, maxLength: 100 },
  email: { maxLength: 254 },
  language: { values: ["fr","en"] },
} as const satisfies Limits

export const SignatureFieldForm = {
  kind: { values: ["signature","initials","date","text","checkbox"] },
  label: { isRequired: true, maxLength: 100 },
  page: { isRequired: true, minimum: 1, maximum: 100000 },
  isOnEveryPage: { isRequired: true },
  across: { isRequired: true, minimum: 0, maximum: 100 },
  down: { isRequired: true, minimum: 0, maximum: 100 },
  width: { isRequired: true, minimum: 10, maximum: 500 },
  height: { isRequired: true, minimum: 10, maximum: 500 },
  isRequired: { isRequired: true },
  maxLength: { minimum: 1, maximum: 200 },
} as const satisfies Limits

export const SignatureCopyForm = {
  contactId: { minimum: 1, maximum: 2147483647 },
} as const satisfies Limits

export const SignatureMark = {
  look: { values: ["typed","drawn","picture"] },
  text: { maxLength: 60, pattern: "^[\\u0020-\\u007e\\u00a0-\\u00ac\\u00ae-\\u024f\\u0370-\\u0373\\u0384-\\u0386\\u0388-\\u038a\\u038c\\u038e-\\u03a1\\u03a3-\\u03ce\\u0400-\\u045f\\u1e00-\\u1eff\\u2010-\\u2015\\u2018-\\u201e\\u2020-\\u2022\\u2026\\u202f\\u2030\\u2039\\u203a\\u20ac\\u2116\\u2122]*$" },
  hand: { values: ["casual","rounded","slanted"] },
  lines: { isRequired: true, maxItems: 60 },
  picture: { isRequired: true, minLength: 8, maxLength: 80000, pattern: "^[A-Za-z0-9+/]+={0,2}$" },
  values: { maxItems: 50 },
  language: { values: ["fr","en"] },
  consent: { isRequired: true },
} as const satisfies Limits

export const SignatureInitials = {
  look: { values: ["typed","drawn"] },
  text: { maxLength: 10, pattern: "^[\\u0020-\\u007e\\u00a0-\\u00ac\\u00ae-\\u024f\\u0370-\\u0373\\u0384-\\u0386\\u0388-\\u038a\\u038c\\u038e-\\u03a1\\u03a3-\\u03ce\\u0400-\\u045f\\u1e00-\\u1eff\\u2010-\\u2015\\u2018-\\u201e\\u2020-\\u2022\\u2026\\u202f\\u2030\\u2039\\u203a\\u20ac\\u2116\\u2122]*$" },
  hand: { values: ["casual","rounded","slanted"] },
  lines: { isRequired: true, maxItems: 60 },
} as const satisfies Limits

export const SignatureInitialsItems = {
  lines: { maxLength: 2000 },
} as const satisfies Limits

export const SignatureValue = {
  fieldId: { isRequired: true, minimum: 1, maximum: 2147483647 },
  text: { maxLength: 200, pattern: "^[\\u0020-\\u007e\\u00a0-\\u00ac\\u00ae-\\u024f\\u0370-\\u0373\\u0384-\\u0386\\u0388-\\u038a\\u038c\\u038e-\\u03a1\\u03a3-\\u03ce\\u0400-\\u045f\\u1e00-\\u1eff\\u2010-\\u2015\\u2018-\\u201e\\u2020-\\u2022\\u2026\\u202f\\u2030\\u2039\\u203a\\u20ac\\u2116\\u2122]*$" },
} as const satisfies Limits

export const SignatureReason = {
  reason: { isRequired: true, maxLength: 1000 },
} as const satisfies Limits

export const SignatureSigner = {
  id: { minimum: 1, maximum: 2147483647 },
  envelopeId: { minimum: 1, maximum: 2147483647 },
  position: { minimum: 1 },
  contactId: { minimum: 1 },
  email: { maxLength: 254 },
  page: { minimum: 1, maximum: 100000 },
  across: { minimum: 0, maximum: 100 },
  down: { minimum: 0, maximum: 100 },
  status: { values: ["waiting","signed","declined"] },
  language: { values: ["fr","en"] },
  linkState: { values: ["queued","sent","failed","opened","proved","expired"] },
} as const satisfies Limits

export const SignatureEvent = {
  id: { minimum: 1, maximum: 2147483647 },
  envelopeId: { minimum: 1, maximum: 2147483647 },
  kind: { values: ["created","sent","opened","reminded","signed","declined","cancelled","completed","linkSent","proved","copied"] },
} as const satisfies Limits
