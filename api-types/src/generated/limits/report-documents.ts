// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const ReportDocument = {
  id: { minimum: 1, maximum: 2147483647 },
  reportId: { minimum: 1, maximum: 2147483647 },
  fileName: { isRequired: true, maxLength: 255, pattern: "^(?![. ])(?!([cC][oO][nN]|[pP][rR][nN]|[aA][uU][xX]|[nN][uU][lL]|[cC][oO][mM][0-9]|[lL][pP][tT][0-9])(\\.|$))[^\\u0000-\\u001f\\u007f-\\u009f\\u061c\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff\\\\/:*?\"<>|]*(?<![. ])$" },
} as const satisfies Limits
