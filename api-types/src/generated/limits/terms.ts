// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const TermsAcceptance = {
  id: { minimum: 1, maximum: 2147483647 },
  termsVersion: { minimum: 1 },
  termsHash: { pattern: "^[0-9a-f]{64}$" },
  language: { values: ["fr","en"] },
  userEmail: { maxLength: 254 },
  receipt: { pattern: "^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$" },
} as const satisfies Limits

export const TermsAcceptanceForm = {
  termsVersion: { isRequired: true, minimum: 1 },
  termsHash: { pattern: "^[0-9a-f]{64}$" },
  language: { values: ["fr","en"] },
  accepted: { isRequired: true },
} as const satisfies Limits
