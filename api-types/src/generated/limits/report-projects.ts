// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const ReportProject = {
  id: { minimum: 1, maximum: 2147483647 },
  name: { isRequired: true, maxLength: 100 },
  description: { maxLength: 500 },
  accountId: { minimum: 1, maximum: 2147483647 },
  engagementId: { minimum: 1, maximum: 2147483647 },
  createdBy: { maxLength: 254 },
  modifiedBy: { maxLength: 254 },
} as const satisfies Limits

export const ReportProjectForm = {
  name: { isRequired: true, maxLength: 100 },
  description: { maxLength: 500 },
  accountId: { minimum: 1, maximum: 2147483647 },
  engagementId: { minimum: 1, maximum: 2147483647 },
  reportIds: { isRequired: true, maxItems: 200 },
} as const satisfies Limits

export const ReportProjectPatch = {
  name: { isRequired: true, maxLength: 100 },
  description: { maxLength: 500 },
  engagementId: { minimum: 1, maximum: 2147483647 },
  reportIds: { maxItems: 200 },
} as const satisfies Limits
