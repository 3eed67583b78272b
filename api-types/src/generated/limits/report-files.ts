// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const ReportFile = {
  id: { minimum: 1, maximum: 2147483647 },
  kind: { values: ["report","template","document"] },
  publicationId: { minimum: 1, maximum: 2147483647 },
  fileName: { isRequired: true, maxLength: 255, pattern: "^(?![. ])(?!([cC][oO][nN]|[pP][rR][nN]|[aA][uU][xX]|[nN][uU][lL]|[cC][oO][mM][0-9]|[lL][pP][tT][0-9])(\\.|$))[^\\u0000-\\u001f\\u007f-\\u009f\\u061c\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff\\\\/:*?\"<>|]*(?<![. ])$" },
  fileSize: { minimum: 1 },
  state: { values: ["arriving","checked"] },
  createdBy: { maxLength: 254 },
} as const satisfies Limits

export const ReportFileForm = {
  kind: { values: ["report","template","document"] },
  publicationId: { minimum: 1, maximum: 2147483647 },
  fileName: { isRequired: true, maxLength: 255, pattern: "^(?=[\\s\\S]*\\S)[^\\u0000-\\u001f]*$" },
  fileSize: { isRequired: true, minimum: 1, maximum: 9007199254740991 },
} as const satisfies Limits

export const CompareReportFileQuery = {
  reportKey: { isRequired: true, minimum: 1, maximum: 2147483647 },
} as const satisfies Limits

export const ReportFileImport = {
  reportKey: { minimum: 1, maximum: 2147483647 },
  name: { maxLength: 400 },
  folderId: { minimum: 1, maximum: 2147483647 },
} as const satisfies Limits
