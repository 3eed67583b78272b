// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const DocumentEvent = {
  id: { minimum: 1, maximum: 2147483647 },
  documentId: { minimum: 1, maximum: 2147483647 },
  kind: { values: ["sent","opened","changed","reverted","deleted","restored","shared","unshared","linked","linkAdded","signed"] },
  versionNumber: { minimum: 1 },
  createdBy: { maxLength: 254 },
} as const satisfies Limits
