// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const Publication = {
  id: { minimum: 1, maximum: 2147483647 },
  requestId: { minimum: 1, maximum: 2147483647 },
  accountId: { minimum: 1, maximum: 2147483647 },
  status: { values: ["draft","validated","abandoned"] },
  createdBy: { maxLength: 254 },
  closedBy: { maxLength: 254 },
} as const satisfies Limits

export const PublicationForm = {
  requestId: { isRequired: true, minimum: 1, maximum: 2147483647 },
} as const satisfies Limits

export const PublicationPatch = {
  reportId: { minimum: 1, maximum: 2147483647 },
} as const satisfies Limits

export const PublicationDocumentForm = {
  fileId: { isRequired: true, minimum: 1, maximum: 2147483647 },
} as const satisfies Limits
