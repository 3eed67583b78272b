// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const ApiConsumer = {
  id: { minimum: 1, maximum: 2147483647 },
  name: { isRequired: true, maxLength: 100 },
  description: { maxLength: 500 },
  ownerId: { minimum: 1, maximum: 2147483647 },
  apis: { values: ["Contacts","Accounts","Engagements","Offers","Onboarding","Roles","Applications","Users"] },
  quotaPerMinute: { minimum: 1, maximum: 6000 },
  quotaPerDay: { minimum: 1, maximum: 8640000 },
  state: { values: ["active","suspended"] },
  recentCallsByDay: { minItems: 30, maxItems: 30 },
  createdBy: { maxLength: 254 },
  modifiedBy: { maxLength: 254 },
} as const satisfies Limits

export const ApiConsumerForm = {
  name: { isRequired: true, maxLength: 100 },
  description: { maxLength: 500 },
  ownerId: { isRequired: true, minimum: 1, maximum: 2147483647 },
  apis: { isRequired: true, maxItems: 8, values: ["Contacts","Accounts","Engagements","Offers","Onboarding","Roles","Applications","Users"] },
  quotaPerMinute: { isRequired: true, minimum: 1, maximum: 6000 },
  quotaPerDay: { isRequired: true, minimum: 1, maximum: 8640000 },
} as const satisfies Limits

export const ApiConsumerPatch = {
  name: { isRequired: true, maxLength: 100 },
  description: { maxLength: 500 },
  ownerId: { minimum: 1, maximum: 2147483647 },
  apis: { maxItems: 8, values: ["Contacts","Accounts","Engagements","Offers","Onboarding","Roles","Applications","Users"] },
  quotaPerMinute: { minimum: 1, maximum: 6000 },
  quotaPerDay: { minimum: 1, maximum: 8640000 },
  state: { values: ["active","suspended"] },
} as const satisfies Limits
