// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const ContactWithoutUser = {
  id: { minimum: 1, maximum: 2147483647 },
  name: { isRequired: true, maxLength: 100 },
  firstname: { isRequired: true, maxLength: 100 },
  userEmail: { maxLength: 254 },
} as const satisfies Limits

export const ScopeHolder = {
  id: { minimum: 1, maximum: 2147483647 },
  name: { isRequired: true, maxLength: 100 },
  firstname: { isRequired: true, maxLength: 100 },
  userEmail: { maxLength: 254 },
  roleNames: { maxItems: 5 },
  englishRoleNames: { maxItems: 5 },
} as const satisfies Limits
