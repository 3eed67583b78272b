// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const Notification = {
  id: { minimum: 1, maximum: 2147483647 },
  title: { isRequired: true, maxLength: 120 },
  englishTitle: { isRequired: true, maxLength: 120 },
  text: { isRequired: true, maxLength: 2000 },
  englishText: { isRequired: true, maxLength: 2000 },
  severity: { values: ["info","success","warning","critical"] },
  audience: { values: ["everyone","staff","customers","roles","accounts","contacts"] },
  link: { minLength: 1, maxLength: 500, pattern: "^(/(?![/\\\\])|https://(?=[A-Za-z0-9\\[]))[^\\s\\\\\\u0000-\\u001f\\u007f]*$" },
  status: { values: ["draft","scheduled","live","ended"] },
  recipientCount: { minimum: 0 },
  readCount: { minimum: 0 },
  createdBy: { maxLength: 254 },
} as const satisfies Limits

export const NotificationForm = {
  title: { isRequired: true, maxLength: 120 },
  englishTitle: { isRequired: true, maxLength: 120 },
  text: { isRequired: true, maxLength: 2000 },
  englishText: { isRequired: true, maxLength: 2000 },
  severity: { values: ["info","success","warning","critical"] },
  applicationId: { isRequired: true, minimum: 1, maximum: 2147483647 },
  audience: { values: ["staff","roles","contacts"] },
  audienceIds: { isRequired: true, maxItems: 500 },
  startDate: { maxLength: 40 },
  endDate: { maxLength: 40 },
  link: { minLength: 1, maxLength: 500, pattern: "^(/(?![/\\\\])|https://(?=[A-Za-z0-9\\[]))[^\\s\\\\\\u0000-\\u001f\\u007f]*$" },
  isDraft: { isRequired: true },
} as const satisfies Limits

export const NotificationPatch = {
  title: { isRequired: true, maxLength: 120 },
  englishTitle: { isRequired: true, maxLength: 120 },
  text: { isRequired: true, maxLength: 2000 },
  englishText: { isRequired: true, maxLength: 2000 },
  severity: { values: ["info","success","warning","critical"] },
  applicationId: { minimum: 1, maximum: 2147483647 },
  audience: { values: ["everyone","staff","customers","roles","accounts","contacts"] },
  audienceIds: { maxItems: 500 },
  startDate: { maxLength: 40 },
  endDate: { maxLength: 40 },
  link: { minLength: 1, maxLength: 500, pattern: "^(/(?![/\\\\])|https://(?=[A-Za-z0-9\\[]))[^\\s\\\\\\u0000-\\u001f\\u007f]*$" },
} as const satisfies Limits

export const ClientNotificationForm = {
  title: { isRequired: true, maxLength: 120 },
  englishTitle: { isRequired: true, maxLength: 120 },
  text: { isRequired: true, maxLength: 2000 },
  englishText: { isRequired: true, maxLength: 2000 },
  severity: { values: ["info","success","warning","critical"] },
  applicationId: { isRequired: true, minimum: 1, maximum: 2147483647 },
  audience: { values: ["everyone","customers","roles","accounts","contacts"] },
  audienceIds: { isRequired: true, maxItems: 500 },
  startDate: { maxLength: 40 },
  endDate: { maxLength: 40 },
  link: { minLength: 1, maxLength: 500, pattern: "^(/(?![/\\\\])|https://(?=[A-Za-z0-9\\[]))[^\\s\\\\\\u0000-\\u001f\\u007f]*$" },
  isDraft: { isRequired: true },
} as const satisfies Limits

export const CountNotificationRecipientsQuery = {
  audience: { values: ["everyone","staff","customers","roles","accounts","contacts"] },
  forClients: { isRequired: true },
  ids: { maxLength: 5500, pattern: "^[1-9][0-9]{0,9}(,[1-9][0-9]{0,9}){0,499}$" },
} as const satisfies Limits
