// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const AuditFolder = {
  id: { minimum: 1, maximum: 2147483647 },
  accountId: { minimum: 1, maximum: 2147483647 },
  engagementId: { minimum: 1, maximum: 2147483647 },
  year: { minimum: 1990, maximum: 2100 },
  status: { values: ["open","prepared","sealed"] },
  completeness: { minimum: 0, maximum: 100 },
  statementRequestId: { minimum: 1, maximum: 2147483647 },
  priorFolderId: { minimum: 1, maximum: 2147483647 },
  createdBy: { maxLength: 254 },
} as const satisfies Limits

export const AuditFolderForm = {
  engagementId: { isRequired: true, minimum: 1, maximum: 2147483647 },
  year: { isRequired: true, minimum: 1990, maximum: 2100 },
  start: { values: ["template","prior","empty"] },
  language: { values: ["fr","en"] },
  statementRequestId: { minimum: 1, maximum: 2147483647 },
} as const satisfies Limits

export const AuditFolderPatch = {
  status: { values: ["open","prepared","sealed"] },
  statementRequestId: { minimum: 1, maximum: 2147483647 },
} as const satisfies Limits

export const AuditRequest = {
  id: { minimum: 1, maximum: 2147483647 },
  folderId: { minimum: 1, maximum: 2147483647 },
  contactId: { minimum: 1, maximum: 2147483647 },
  status: { values: ["open","submitted","accepted","returned"] },
} as const satisfies Limits

export const AuditRequestForm = {
  folderId: { isRequired: true, minimum: 1, maximum: 2147483647 },
  title: { isRequired: true, maxLength: 200 },
  description: { maxLength: 2000 },
  contactId: { minimum: 1, maximum: 2147483647 },
} as const satisfies Limits

export const AuditRequestPatch = {
  title: { isRequired: true, maxLength: 200 },
  description: { maxLength: 2000 },
  contactId: { minimum: 1, maximum: 2147483647 },
  status: { values: ["open","accepted","returned"] },
  returnReason: { isRequired: true, maxLength: 1000 },
} as const satisfies Limits

export const AuditDocumentForm = {
  fileName: { isRequired: true, maxLength: 255, pattern: "^(?=[\\s\\S]*\\S)[^\\u0000-\\u001f]*$" },
  fileSize: { isRequired: true, minimum: 1, maximum: 9007199254740991 },
} as const satisfies Limits

export const AuditCheck = {
  id: { minimum: 1, maximum: 2147483647 },
  folderId: { minimum: 1, maximum: 2147483647 },
  check: { values: ["cross-footing","trial-balance","statements-agree","prior-year","benford","weekend","round-sums","duplicate-invoices","after-closing","unusual-side"] },
  result: { values: ["passed","attention","failed","not-applicable"] },
  reason: { values: ["no-entries"] },
} as const satisfies Limits

export const AuditCheckPatch = {
  conclusion: { isRequired: true, maxLength: 2000 },
} as const satisfies Limits

export const StatementEntry = {
  id: { minimum: 1 },
} as const satisfies Limits

export const AuditComment = {
  id: { minimum: 1, maximum: 2147483647 },
  folderId: { minimum: 1, maximum: 2147483647 },
  requestId: { minimum: 1, maximum: 2147483647 },
} as const satisfies Limits

export const AuditCommentForm = {
  folderId: { isRequired: true, minimum: 1, maximum: 2147483647 },
  requestId: { minimum: 1, maximum: 2147483647 },
  checkId: { minimum: 1, maximum: 2147483647 },
  text: { isRequired: true, maxLength: 4000 },
  mentions: { isRequired: true, maxItems: 20 },
} as const satisfies Limits

export const AuditCommentFormItems = {
  mentions: { maxLength: 254 },
} as const satisfies Limits
