// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const AccessRequest = {
  id: { minimum: 1, maximum: 2147483647 },
  usersId: { minimum: 1, maximum: 2147483647 },
  personEmail: { maxLength: 254 },
  reason: { isRequired: true, maxLength: 1000 },
  state: { values: ["pending","granted","refused","withdrawn","closed"] },
  decidedBy: { maxLength: 254 },
  answer: { maxLength: 1000 },
} as const satisfies Limits

export const AccessRequestForm = {
  menuId: { isRequired: true, minimum: 1, maximum: 2147483647 },
  reason: { isRequired: true, maxLength: 1000 },
} as const satisfies Limits

export const AccessRequestRecord = {
  roles: { maxItems: 50 },
} as const satisfies Limits

export const AccessRequestGrant = {
  rolesId: { isRequired: true, minimum: 1, maximum: 2147483647 },
} as const satisfies Limits

export const AccessRequestRefusal = {
  answer: { isRequired: true, maxLength: 1000 },
} as const satisfies Limits

export const MyAccessRequestList = {
  value: { maxItems: 50 },
} as const satisfies Limits

export const ListRequestableApplicationsQuery = {
  path: { isRequired: true, maxLength: 500, pattern: "^/[^\\\\\\u0000-\\u001f\\u007f]*$" },
} as const satisfies Limits
