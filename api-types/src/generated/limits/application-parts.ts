// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const ApplicationModuleForm = {
  applicationId: { isRequired: true, minimum: 1, maximum: 2147483647 },
  parentModuleId: { minimum: 1 },
  name: { isRequired: true, maxLength: 100 },
} as const satisfies Limits

export const ApplicationModulePatch = {
  name: { isRequired: true, maxLength: 100 },
} as const satisfies Limits

export const ApplicationFeatureForm = {
  applicationId: { isRequired: true, minimum: 1, maximum: 2147483647 },
  applicationModuleId: { minimum: 1 },
  name: { isRequired: true, maxLength: 100 },
} as const satisfies Limits

export const ApplicationFeaturePatch = {
  name: { isRequired: true, maxLength: 100 },
} as const satisfies Limits
