// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const TermsDraftList = {
  value: { maxItems: 1 },
} as const satisfies Limits

export const TermsDraftPatch = {
  title: { maxLength: 200 },
  englishTitle: { maxLength: 200 },
  text: { maxLength: 100000 },
  englishText: { maxLength: 100000 },
  changes: { maxLength: 2000 },
  englishChanges: { maxLength: 2000 },
} as const satisfies Limits

export const TermsVersion = {
  id: { minimum: 1, maximum: 2147483647 },
  publishedBy: { maxLength: 254 },
  acceptances: { minimum: 0 },
  hash: { pattern: "^[0-9a-f]{64}$" },
} as const satisfies Limits
