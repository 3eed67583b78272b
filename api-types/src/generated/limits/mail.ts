// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const Mail = {
  id: { minimum: 1, maximum: 2147483647 },
  kind: { values: ["onboarding-invitation","onboarding-decision","finder-reminder","report-planned","report-moved","report-delivered","report-available","audit-reminder","signature-request","signature-reminder","signature-guest","signature-code","signature-copy","document-shared","access-decision","password-code","password-changed"] },
  status: { values: ["queued","sending","sent","kept","failed"] },
  language: { values: ["fr","en"] },
  body: { values: ["present","withheld","erased"] },
  attempts: { minimum: 0 },
} as const satisfies Limits
