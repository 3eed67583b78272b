// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const ReportTemplate = {
  id: { minimum: 1, maximum: 2147483647 },
  name: { isRequired: true, maxLength: 100 },
  description: { maxLength: 1000 },
  offerId: { minimum: 1, maximum: 2147483647 },
  fileName: { isRequired: true, maxLength: 255, pattern: "^(?![. ])(?!([cC][oO][nN]|[pP][rR][nN]|[aA][uU][xX]|[nN][uU][lL]|[cC][oO][mM][0-9]|[lL][pP][tT][0-9])(\\.|$))[^\\u0000-\\u001f\\u007f-\\u009f\\u061c\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff\\\\/:*?\"<>|]*(?<![. ])$" },
  createdBy: { maxLength: 254 },
} as const satisfies Limits

export const ReportTemplateForm = {
  fileId: { isRequired: true, minimum: 1, maximum: 2147483647 },
  name: { isRequired: true, maxLength: 100 },
  description: { maxLength: 1000 },
  offerId: { isRequired: true, minimum: 1, maximum: 2147483647 },
  note: { maxLength: 500 },
} as const satisfies Limits

export const ReportTemplatePatch = {
  name: { isRequired: true, maxLength: 100 },
  description: { maxLength: 1000 },
  offerId: { minimum: 1, maximum: 2147483647 },
} as const satisfies Limits

export const ReportTemplateVersionForm = {
  fileId: { isRequired: true, minimum: 1, maximum: 2147483647 },
  note: { maxLength: 500 },
} as const satisfies Limits

export const ReportLayout = {
  measures: { maxItems: 200 },
} as const satisfies Limits

export const GetReportTemplateLayoutQuery = {
  version: { minimum: 1, maximum: 2147483647 },
} as const satisfies Limits

export const ReportTemplateUse = {
  id: { minimum: 1, maximum: 2147483647 },
  templateId: { minimum: 1, maximum: 2147483647 },
  usedBy: { maxLength: 254 },
} as const satisfies Limits
