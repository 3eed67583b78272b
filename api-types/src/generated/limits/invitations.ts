// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const InvitationToken = {
  token: { pattern: "^[A-Za-z0-9_-]{43}$" },
} as const satisfies Limits

export const InvitationProof = {
  token: { pattern: "^[A-Za-z0-9_-]{43}$" },
  code: { pattern: "^[0-9]{6}$" },
} as const satisfies Limits

export const InvitationAcceptance = {
  token: { pattern: "^[A-Za-z0-9_-]{43}$" },
  acceptanceSecret: { pattern: "^[A-Za-z0-9_-]{43}$" },
  password: { isRequired: true, maxLength: 200, pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f]*$" },
} as const satisfies Limits

export const InvitationRefusal = {
  token: { pattern: "^[A-Za-z0-9_-]{43}$" },
  reason: { isRequired: true, maxLength: 1000 },
} as const satisfies Limits
