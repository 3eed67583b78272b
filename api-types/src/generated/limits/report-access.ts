// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const ReportAccessPatch = {
  customerRoleIds: { maxItems: 200 },
  staffRoleIds: { maxItems: 200 },
  grades: { maxItems: 200 },
  businessUnits: { maxItems: 200 },
  contactIds: { maxItems: 200 },
} as const satisfies Limits

export const ReportAccessPatchItems = {
  grades: { maxLength: 100 },
  businessUnits: { maxLength: 100 },
} as const satisfies Limits

export const ReportReader = {
  id: { minimum: 1, maximum: 2147483647 },
  contactEmailOffice: { maxLength: 254 },
  reasons: { minItems: 1 },
} as const satisfies Limits

export const ContactReport = {
  id: { minimum: 1, maximum: 2147483647 },
  reasons: { minItems: 1 },
} as const satisfies Limits

export const ReportAccessSelection = {
  customerRoleIds: { isRequired: true, maxItems: 200 },
  staffRoleIds: { isRequired: true, maxItems: 200 },
  grades: { isRequired: true, maxItems: 200 },
  businessUnits: { isRequired: true, maxItems: 200 },
  contactIds: { isRequired: true, maxItems: 200 },
} as const satisfies Limits

export const ReportAccessSelectionItems = {
  grades: { maxLength: 100 },
  businessUnits: { maxLength: 100 },
} as const satisfies Limits
