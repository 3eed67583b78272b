// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const ApiKey = {
  id: { minimum: 1, maximum: 2147483647 },
  consumerId: { minimum: 1, maximum: 2147483647 },
  label: { isRequired: true, maxLength: 100 },
  prefix: { maxLength: 15, pattern: "^parvis_[0-9A-Za-z]{8}$" },
  state: { values: ["active","ending","expired","revoked"] },
  replacedById: { minimum: 1 },
  revokedBy: { maxLength: 254 },
  createdBy: { maxLength: 254 },
} as const satisfies Limits

export const ApiKeyForm = {
  consumerId: { isRequired: true, minimum: 1, maximum: 2147483647 },
  label: { isRequired: true, maxLength: 100 },
} as const satisfies Limits

export const ApiKeyRotation = {
  overlapDays: { isRequired: true, minimum: 0, maximum: 30 },
} as const satisfies Limits
