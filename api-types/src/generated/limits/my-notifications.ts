// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const MyNotification = {
  id: { minimum: 1, maximum: 2147483647 },
  title: { isRequired: true, maxLength: 120 },
  englishTitle: { isRequired: true, maxLength: 120 },
  text: { isRequired: true, maxLength: 2000 },
  englishText: { isRequired: true, maxLength: 2000 },
  severity: { values: ["info","success","warning","critical"] },
  link: { minLength: 1, maxLength: 500, pattern: "^(/(?![/\\\\])|https://(?=[A-Za-z0-9\\[]))[^\\s\\\\\\u0000-\\u001f\\u007f]*$" },
  status: { values: ["live","ended"] },
} as const satisfies Limits

export const NotificationReadingForm = {
  ids: { isRequired: true, minItems: 1, maxItems: 500 },
  isRead: { isRequired: true },
} as const satisfies Limits
