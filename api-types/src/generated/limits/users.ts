// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const User = {
  id: { minimum: 1, maximum: 2147483647 },
  name: { isRequired: true, maxLength: 100 },
  firstname: { isRequired: true, maxLength: 100 },
  userLogin: { isRequired: true, maxLength: 100, pattern: "^[^@\\s]+$" },
  userEmail: { maxLength: 254 },
} as const satisfies Limits

export const UserScope = {
  id: { minimum: 1, maximum: 2147483647 },
  userEmail: { maxLength: 254 },
  scopeName: { isRequired: true, minLength: 3, maxLength: 100, pattern: "^[A-Z][A-Za-z0-9]*(\\.[A-Z][A-Za-z0-9]*){1,3}$" },
} as const satisfies Limits
