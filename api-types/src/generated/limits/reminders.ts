// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const ReminderRule = {
  ranges: { minItems: 1, maxItems: 6 },
  recipients: { maxItems: 3, values: ["decider","substitute","author"] },
  weekdays: { minItems: 1, maxItems: 5, values: ["monday","tuesday","wednesday","thursday","friday"] },
} as const satisfies Limits

export const ReminderRulePatch = {
  ranges: { minItems: 1, maxItems: 6 },
  repeatEvery: { minimum: 1, maximum: 250 },
  recipients: { maxItems: 3, values: ["decider","substitute","author"] },
  roleId: { minimum: 1, maximum: 2147483647 },
  hour: { minimum: 0, maximum: 23 },
  weekdays: { minItems: 1, maxItems: 5, values: ["monday","tuesday","wednesday","thursday","friday"] },
  subject: { isRequired: true, maxLength: 150 },
  englishSubject: { isRequired: true, maxLength: 150 },
  body: { isRequired: true, maxLength: 4000 },
  englishBody: { isRequired: true, maxLength: 4000 },
} as const satisfies Limits

export const ReminderPreviewQuestion = {
  state: { values: ["submitted","validatedByCommercial","rejectedByCommercial","rejectedByManager"] },
  sheetId: { minimum: 1, maximum: 2147483647 },
  language: { values: ["fr","en"] },
  subject: { isRequired: true, maxLength: 150 },
  body: { isRequired: true, maxLength: 4000 },
} as const satisfies Limits

export const ReminderDryRunQuestion = {
  rules: { isRequired: true, maxItems: 4 },
} as const satisfies Limits

export const ReminderRuleDraft = {
  state: { values: ["submitted","validatedByCommercial","rejectedByCommercial","rejectedByManager"] },
  ranges: { minItems: 1, maxItems: 6 },
  repeatEvery: { minimum: 1, maximum: 250 },
  recipients: { maxItems: 3, values: ["decider","substitute","author"] },
  roleId: { minimum: 1, maximum: 2147483647 },
  hour: { minimum: 0, maximum: 23 },
  weekdays: { minItems: 1, maxItems: 5, values: ["monday","tuesday","wednesday","thursday","friday"] },
} as const satisfies Limits

export const ReminderLogEntry = {
  id: { minimum: 1, maximum: 2147483647 },
  state: { values: ["submitted","validatedByCommercial","rejectedByCommercial","rejectedByManager"] },
  rangeDay: { minimum: 1 },
  sheetId: { minimum: 1, maximum: 2147483647 },
  language: { values: ["fr","en"] },
  mailStatus: { values: ["queued","sending","sent","kept","failed","forgotten"] },
} as const satisfies Limits
