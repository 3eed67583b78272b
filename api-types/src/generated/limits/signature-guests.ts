// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const SignatureGuestVisit = {
  token: { pattern: "^[A-Za-z0-9_-]{43}$" },
  session: { pattern: "^[A-Za-z0-9_-]{43}$" },
} as const satisfies Limits

export const SignatureGuestToken = {
  token: { pattern: "^[A-Za-z0-9_-]{43}$" },
} as const satisfies Limits

export const SignatureGuestProof = {
  token: { pattern: "^[A-Za-z0-9_-]{43}$" },
  code: { pattern: "^[0-9]{6}$" },
} as const satisfies Limits

export const SignatureGuestMark = {
  token: { pattern: "^[A-Za-z0-9_-]{43}$" },
  session: { pattern: "^[A-Za-z0-9_-]{43}$" },
  mark: { isRequired: true },
} as const satisfies Limits

export const SignatureGuestRefusal = {
  token: { pattern: "^[A-Za-z0-9_-]{43}$" },
  session: { pattern: "^[A-Za-z0-9_-]{43}$" },
  reason: { isRequired: true, maxLength: 1000 },
} as const satisfies Limits

export const SignatureGuestSession = {
  token: { pattern: "^[A-Za-z0-9_-]{43}$" },
  session: { pattern: "^[A-Za-z0-9_-]{43}$" },
} as const satisfies Limits
