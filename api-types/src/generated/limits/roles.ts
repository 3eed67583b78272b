// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const Role = {
  id: { minimum: 1, maximum: 2147483647 },
  roleFunctionDescription: { isRequired: true, maxLength: 200 },
  englishName: { minLength: 1, maxLength: 200 },
  purpose: { maxLength: 1000 },
  memberCount: { minimum: 0 },
  scopeCount: { minimum: 0 },
} as const satisfies Limits

export const RoleForm = {
  roleFunctionDescription: { isRequired: true, maxLength: 200 },
  englishName: { minLength: 1, maxLength: 200 },
  purpose: { maxLength: 1000 },
  addedScopeIds: { maxItems: 1000 },
  addedUserIds: { maxItems: 1000 },
  addedManagerIds: { maxItems: 1000 },
} as const satisfies Limits

export const RolePatch = {
  id: { isRequired: true, minimum: 1, maximum: 2147483647 },
  roleFunctionDescription: { isRequired: true, maxLength: 200 },
  englishName: { minLength: 1, maxLength: 200 },
  purpose: { maxLength: 1000 },
} as const satisfies Limits

export const RolePlan = {
  roleFunctionDescription: { isRequired: true, maxLength: 200 },
  englishName: { minLength: 1, maxLength: 200 },
  purpose: { maxLength: 1000 },
  addedScopeIds: { maxItems: 1000 },
  removedScopeIds: { maxItems: 1000 },
  addedUserIds: { maxItems: 1000 },
  removedUserIds: { maxItems: 1000 },
  addedManagerIds: { maxItems: 1000 },
  removedManagerIds: { maxItems: 1000 },
} as const satisfies Limits

export const RoleImpactQuestion = {
  rolesId: { minimum: 1 },
  plan: { isRequired: true },
} as const satisfies Limits

export const AssessRolePlanQuery = {
  change: { values: ["gains","loses"] },
} as const satisfies Limits

export const RoleChange = {
  id: { minimum: 1, maximum: 2147483647 },
  rolesId: { minimum: 1, maximum: 2147483647 },
  roleFunctionDescription: { maxLength: 200 },
  kind: { values: ["created","renamed","englishNameChanged","purposeChanged","ruleChanged","scopeAdded","scopeRemoved","memberAdded","memberRemoved","managerAdded","managerRemoved","deleted"] },
  before: { maxLength: 1000 },
  after: { maxLength: 1000 },
  changedBy: { maxLength: 254 },
  changedByName: { maxLength: 201 },
} as const satisfies Limits
