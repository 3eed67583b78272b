// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const Work = {
  value: { maxItems: 50 },
} as const satisfies Limits
