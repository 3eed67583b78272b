// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const RoleScope = {
  id: { minimum: 1, maximum: 2147483647 },
  rolesId: { minimum: 1, maximum: 2147483647 },
  scopeId: { minimum: 1, maximum: 2147483647 },
} as const satisfies Limits

export const RoleScopeForm = {
  rolesId: { isRequired: true, minimum: 1, maximum: 2147483647 },
  scopeId: { isRequired: true, minimum: 1, maximum: 2147483647 },
} as const satisfies Limits

export const DeleteRoleScopeQuery = {
  dependents: { values: ["refuse","remove"] },
} as const satisfies Limits
