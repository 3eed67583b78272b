// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const DocumentShareForm = {
  ids: { isRequired: true, minItems: 1, maxItems: 100 },
  contactIds: { isRequired: true, minItems: 1, maxItems: 20 },
} as const satisfies Limits

export const DocumentShare = {
  id: { minimum: 1, maximum: 2147483647 },
  documentId: { minimum: 1, maximum: 2147483647 },
  contactId: { minimum: 1, maximum: 2147483647 },
  createdBy: { maxLength: 254 },
} as const satisfies Limits
