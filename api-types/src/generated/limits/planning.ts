// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const PlanningRequest = {
  id: { minimum: 1, maximum: 2147483647 },
  engagementId: { minimum: 1, maximum: 2147483647 },
  engagementType: { values: ["real","provisional"] },
  requestType: { values: ["new","change","update"] },
  managerEmail: { maxLength: 254 },
  offerId: { minimum: 1, maximum: 2147483647 },
  status: { values: ["submitted","accepted","inProgress","delivered","refused","cancelled"] },
  createdBy: { maxLength: 254 },
} as const satisfies Limits

export const PlanningRequestForm = {
  engagementId: { isRequired: true, minimum: 1, maximum: 2147483647 },
  requestType: { values: ["new","change","update"] },
  businessUnit: { isRequired: true, maxLength: 100 },
  managerEmail: { maxLength: 254 },
  offerId: { isRequired: true, minimum: 1, maximum: 2147483647 },
  teamContacts: { isRequired: true, maxItems: 50 },
  desiredStartDate: { pattern: "^20" },
  desiredDeliveryDate: { pattern: "^20" },
} as const satisfies Limits

export const PlanningRequestPatch = {
  engagementId: { minimum: 1, maximum: 2147483647 },
  requestType: { values: ["new","change","update"] },
  businessUnit: { isRequired: true, maxLength: 100 },
  managerEmail: { maxLength: 254 },
  offerId: { minimum: 1, maximum: 2147483647 },
  teamContacts: { maxItems: 50 },
  desiredStartDate: { pattern: "^20" },
  desiredDeliveryDate: { pattern: "^20" },
} as const satisfies Limits

export const PlanningDecision = {
  status: { values: ["accepted","refused","inProgress","delivered"] },
  reason: { maxLength: 1000 },
} as const satisfies Limits

export const GetPlanningLoadQuery = {
  from: { pattern: "^20" },
  to: { pattern: "^20" },
  exceptId: { minimum: 1, maximum: 2147483647 },
  manager: { maxLength: 254 },
  team: { maxLength: 500, pattern: "^[1-9]\\d{0,8}(,[1-9]\\d{0,8}){0,49}$" },
} as const satisfies Limits

export const ListPublicHolidaysQuery = {
  year: { isRequired: true, minimum: 1970, maximum: 2200 },
  years: { minimum: 1, maximum: 5 },
} as const satisfies Limits
