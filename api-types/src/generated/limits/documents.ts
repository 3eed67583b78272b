// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const Document = {
  id: { minimum: 1, maximum: 2147483647 },
  name: { isRequired: true, maxLength: 255, pattern: "^(?![. ])(?!([cC][oO][nN]|[pP][rR][nN]|[aA][uU][xX]|[nN][uU][lL]|[cC][oO][mM][0-9]|[lL][pP][tT][0-9])(\\.|$))[^\\u0000-\\u001f\\u007f-\\u009f\\u061c\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff\\\\/:*?\"<>|]*(?<![. ])$" },
  accountId: { minimum: 1, maximum: 2147483647 },
  engagementId: { minimum: 1, maximum: 2147483647 },
  fiscalYear: { minimum: 1990, maximum: 2100 },
  documentType: { values: ["accounting","bank","tax","payroll","legal","contract","correspondence","deliverable","other"] },
  confidentiality: { values: ["client","firm","restricted"] },
  versionId: { minimum: 1, maximum: 2147483647 },
  versionNumber: { minimum: 1 },
  fileSize: { minimum: 1 },
  activeContent: { values: ["none","macros","scripts"] },
  createdBy: { maxLength: 254 },
  modifiedBy: { maxLength: 254 },
  textMatch: { minItems: 1, maxItems: 100 },
} as const satisfies Limits

export const DocumentContentQuestion = {
  contentHash: { maxLength: 64, pattern: "^[0-9a-f]{64}$" },
} as const satisfies Limits

export const DocumentMoveForm = {
  documents: { isRequired: true, minItems: 1, maxItems: 100 },
} as const satisfies Limits

export const DocumentMove = {
  id: { isRequired: true, minimum: 1, maximum: 2147483647 },
  etag: { pattern: "^\"[0-9]{1,10}\"$" },
  accountId: { minimum: 1, maximum: 2147483647 },
  engagementId: { minimum: 1, maximum: 2147483647 },
  fiscalYear: { minimum: 1990, maximum: 2100 },
  folder: { maxLength: 255, pattern: "^[^\\u0000-\\u001f]*$" },
  documentType: { values: ["accounting","bank","tax","payroll","legal","contract","correspondence","deliverable","other"] },
  confidentiality: { values: ["client","firm","restricted"] },
} as const satisfies Limits

export const DocumentDeletionForm = {
  documents: { isRequired: true, minItems: 1, maxItems: 100 },
} as const satisfies Limits

export const DocumentAsSeen = {
  id: { isRequired: true, minimum: 1, maximum: 2147483647 },
  etag: { pattern: "^\"[0-9]{1,10}\"$" },
} as const satisfies Limits

export const DocumentRestorationForm = {
  ids: { isRequired: true, minItems: 1, maxItems: 100 },
} as const satisfies Limits

export const DocumentPatch = {
  name: { isRequired: true, maxLength: 255, pattern: "^(?=[\\s\\S]*\\S)[^\\u0000-\\u001f]*$" },
  accountId: { minimum: 1, maximum: 2147483647 },
  engagementId: { minimum: 1, maximum: 2147483647 },
  fiscalYear: { minimum: 1990, maximum: 2100 },
  folder: { maxLength: 255, pattern: "^[^\\u0000-\\u001f]*$" },
  documentType: { values: ["accounting","bank","tax","payroll","legal","contract","correspondence","deliverable","other"] },
  confidentiality: { values: ["client","firm","restricted"] },
} as const satisfies Limits

export const DocumentLinkForm = {
  accountId: { isRequired: true, minimum: 1, maximum: 2147483647 },
  engagementId: { minimum: 1, maximum: 2147483647 },
  fiscalYear: { minimum: 1990, maximum: 2100 },
  folder: { maxLength: 255, pattern: "^[^\\u0000-\\u001f]*$" },
  documentType: { values: ["accounting","bank","tax","payroll","legal","contract","correspondence","deliverable","other"] },
  confidentiality: { values: ["client","firm","restricted"] },
  fileName: { isRequired: true, maxLength: 255, pattern: "^(?=[\\s\\S]*\\S)[^\\u0000-\\u001f]*$" },
  contentHash: { maxLength: 64, pattern: "^[0-9a-f]{64}$" },
} as const satisfies Limits

export const DocumentVersion = {
  id: { minimum: 1, maximum: 2147483647 },
  documentId: { minimum: 1, maximum: 2147483647 },
  number: { minimum: 1 },
  fileName: { isRequired: true, maxLength: 255, pattern: "^(?![. ])(?!([cC][oO][nN]|[pP][rR][nN]|[aA][uU][xX]|[nN][uU][lL]|[cC][oO][mM][0-9]|[lL][pP][tT][0-9])(\\.|$))[^\\u0000-\\u001f\\u007f-\\u009f\\u061c\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff\\\\/:*?\"<>|]*(?<![. ])$" },
  fileSize: { minimum: 1 },
  contentHash: { maxLength: 64, pattern: "^[0-9a-f]{64}$" },
  activeContent: { values: ["none","macros","scripts"] },
  restoredNumber: { minimum: 1, maximum: 2147483647 },
  createdBy: { maxLength: 254 },
} as const satisfies Limits

export const DocumentArchiveForm = {
  ids: { isRequired: true, minItems: 1, maxItems: 500 },
} as const satisfies Limits

export const DocumentDeletion = {
  id: { minimum: 1, maximum: 2147483647 },
  name: { isRequired: true, maxLength: 255, pattern: "^(?![. ])(?!([cC][oO][nN]|[pP][rR][nN]|[aA][uU][xX]|[nN][uU][lL]|[cC][oO][mM][0-9]|[lL][pP][tT][0-9])(\\.|$))[^\\u0000-\\u001f\\u007f-\\u009f\\u061c\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff\\\\/:*?\"<>|]*(?<![. ])$" },
  fiscalYear: { minimum: 1990, maximum: 2100 },
  createdBy: { maxLength: 254 },
  deletedBy: { maxLength: 254 },
} as const satisfies Limits

export const DocumentUpload = {
  id: { minimum: 1, maximum: 2147483647 },
  accountId: { minimum: 1, maximum: 2147483647 },
  engagementId: { minimum: 1, maximum: 2147483647 },
  fiscalYear: { minimum: 1990, maximum: 2100 },
  documentType: { values: ["accounting","bank","tax","payroll","legal","contract","correspondence","deliverable","other"] },
  confidentiality: { values: ["client","firm","restricted"] },
  fileName: { isRequired: true, maxLength: 255, pattern: "^(?![. ])(?!([cC][oO][nN]|[pP][rR][nN]|[aA][uU][xX]|[nN][uU][lL]|[cC][oO][mM][0-9]|[lL][pP][tT][0-9])(\\.|$))[^\\u0000-\\u001f\\u007f-\\u009f\\u061c\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff\\\\/:*?\"<>|]*(?<![. ])$" },
  fileSize: { minimum: 1 },
} as const satisfies Limits

export const DocumentUploadForm = {
  accountId: { isRequired: true, minimum: 1, maximum: 2147483647 },
  engagementId: { minimum: 1, maximum: 2147483647 },
  fiscalYear: { minimum: 1990, maximum: 2100 },
  folder: { maxLength: 255, pattern: "^[^\\u0000-\\u001f]*$" },
  documentType: { values: ["accounting","bank","tax","payroll","legal","contract","correspondence","deliverable","other"] },
  confidentiality: { values: ["client","firm","restricted"] },
  fileName: { isRequired: true, maxLength: 255, pattern: "^(?=[\\s\\S]*\\S)[^\\u0000-\\u001f]*$" },
  fileSize: { isRequired: true, minimum: 1, maximum: 9007199254740991 },
} as const satisfies Limits
