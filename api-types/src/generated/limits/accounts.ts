// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const Account = {
  id: { minimum: 1, maximum: 2147483647 },
  accountNumber: { isRequired: true, maxLength: 20 },
  accountLegalName: { isRequired: true, maxLength: 200 },
  accountRegisterIdentification2: { pattern: "^[0-9]{9}$" },
} as const satisfies Limits
