// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const ApiUsage = {
  id: { minimum: 1, maximum: 2147483647 },
  consumerId: { minimum: 1, maximum: 2147483647 },
  api: { values: ["Contacts","Accounts","Engagements","Offers","Onboarding","Roles","Applications","Users"] },
} as const satisfies Limits
