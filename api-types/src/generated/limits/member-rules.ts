// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const MemberRuleQuestion = {
  memberRule: { isRequired: true },
} as const satisfies Limits
