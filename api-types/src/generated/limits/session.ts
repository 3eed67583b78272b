// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const PortalSettings = {
  frameOrigins: { maxItems: 100 },
} as const satisfies Limits
