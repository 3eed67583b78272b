// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const Contact = {
  id: { minimum: 1, maximum: 2147483647 },
  contactFirstName: { isRequired: true, maxLength: 100 },
  contactLastName: { isRequired: true, maxLength: 100 },
  contactFullName: { isRequired: true, maxLength: 201 },
  contactEmailOffice: { maxLength: 254 },
  contactPhoneMobileOffice: { maxLength: 30 },
  contactPhoneMobilePrivate: { maxLength: 30 },
  contactPhoneLandLine: { maxLength: 30 },
  contactAddress1: { maxLength: 200 },
  contactAddress2: { maxLength: 200 },
  contactAddress3: { maxLength: 200 },
  contactType: { values: ["Collaborateur","Client","Other"] },
  country: { minLength: 2, maxLength: 2, pattern: "^[A-Z]{2}$" },
} as const satisfies Limits
