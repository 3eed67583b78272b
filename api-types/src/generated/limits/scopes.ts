// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const Scope = {
  id: { minimum: 1, maximum: 2147483647 },
  scopeName: { isRequired: true, minLength: 3, maxLength: 100, pattern: "^[A-Z][A-Za-z0-9]*(\\.[A-Z][A-Za-z0-9]*){1,3}$" },
  scopeDescription: { maxLength: 300 },
  scopeEnglishDescription: { maxLength: 300 },
} as const satisfies Limits

export const ScopeForm = {
  scopeName: { isRequired: true, minLength: 3, maxLength: 100, pattern: "^[A-Z][A-Za-z0-9]*(\\.[A-Z][A-Za-z0-9]*){1,3}$" },
  scopeDescription: { isRequired: true, maxLength: 300 },
  scopeEnglishDescription: { isRequired: true, maxLength: 300 },
  applicationId: { isRequired: true, minimum: 1, maximum: 2147483647 },
  applicationFeatureId: { minimum: 1 },
} as const satisfies Limits

export const ScopePatch = {
  scopeDescription: { isRequired: true, maxLength: 300 },
  scopeEnglishDescription: { isRequired: true, maxLength: 300 },
  applicationFeatureId: { minimum: 1 },
} as const satisfies Limits

export const ScopeDependencyForm = {
  scopeId: { isRequired: true, minimum: 1, maximum: 2147483647 },
  requiredScopeId: { isRequired: true, minimum: 1, maximum: 2147483647 },
} as const satisfies Limits
