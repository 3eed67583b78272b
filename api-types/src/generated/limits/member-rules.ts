// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const MemberRuleQuestion = {
  memberRule: { isRequired: true },
} as const satisfies Limits

export const MemberRuleAll = {
  all: { isRequired: true, minItems: 1, maxItems: 50 },
} as const satisfies Limits

export const MemberRuleAny = {
  any: { isRequired: true, minItems: 1, maxItems: 50 },
} as const satisfies Limits

export const MemberRuleClause = {
  field: { values: ["grade","businessUnit","country","userType","application"] },
  operator: { values: ["is","isNot"] },
  values: { isRequired: true, minItems: 1, maxItems: 200 },
} as const satisfies Limits

export const MemberRuleClauseItems = {
  values: { maxLength: 100 },
} as const satisfies Limits
