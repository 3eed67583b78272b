// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const Offer = {
  id: { minimum: 1, maximum: 2147483647 },
  offerName: { isRequired: true, maxLength: 100 },
  englishName: { minLength: 1, maxLength: 100 },
  offerDescription: { maxLength: 1000 },
  englishDescription: { minLength: 1, maxLength: 1000 },
} as const satisfies Limits
