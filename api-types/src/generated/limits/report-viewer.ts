// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const ReportFiguresQuestion = {
  page: { maxLength: 200, pattern: "^[^\\u0000-\\u001f]*$" },
  filters: { isRequired: true, maxItems: 100 },
  from: { maxLength: 7, pattern: "^[0-9]{4}-(0[1-9]|1[0-2])$" },
  to: { maxLength: 7, pattern: "^[0-9]{4}-(0[1-9]|1[0-2])$" },
} as const satisfies Limits

export const ReportFiguresFilter = {
  field: { values: ["engagement","type","status","manager","partner","businessUnit"] },
  operator: { values: ["in","notIn"] },
  values: { isRequired: true, minItems: 1, maxItems: 200 },
} as const satisfies Limits

export const ReportFiguresFilterItems = {
  values: { maxLength: 200 },
} as const satisfies Limits

export const SavedBookmarkForm = {
  name: { isRequired: true, maxLength: 100 },
  pageName: { isRequired: true, maxLength: 200, pattern: "^[^\\u0000-\\u001f]*$" },
  state: { isRequired: true, maxLength: 8000, pattern: "^[A-Za-z0-9+/=_-]*$" },
  isShared: { isRequired: true },
} as const satisfies Limits

export const SavedBookmarkPatch = {
  name: { isRequired: true, maxLength: 100 },
} as const satisfies Limits

export const SavedBookmarkMove = {
  beforeId: { minimum: 1, maximum: 2147483647 },
} as const satisfies Limits

export const SavedBookmarkDefault = {
  isDefault: { isRequired: true },
} as const satisfies Limits
