// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const OnBoardingRequest = {
  id: { minimum: 1, maximum: 2147483647 },
  titre: { isRequired: true, maxLength: 200 },
  contactTitle: { values: ["Mr","Mrs"] },
  contactFirstName: { isRequired: true, maxLength: 100 },
  contactLastName: { isRequired: true, maxLength: 100 },
  contactEmail: { maxLength: 254 },
  contactPhone: { maxLength: 30, pattern: "^[+0-9(][0-9 ().\\-/]*$" },
  contactRole: { isRequired: true, maxLength: 100 },
  accountLegalName: { isRequired: true, maxLength: 200 },
  accountIbsId: { isRequired: true, maxLength: 20 },
  engagementCode: { isRequired: true, maxLength: 30 },
  descriptionEngagement: { maxLength: 300 },
  offerName: { isRequired: true, maxLength: 100 },
  statut: { values: ["toValidate","validated","rejected","inProgress","declared","failed","abandoned","succeeded"] },
  rejectionReason: { maxLength: 1000 },
  createdBy: { maxLength: 254 },
  emailValidateur: { maxLength: 254 },
} as const satisfies Limits

export const OnBoardingRequestForm = {
  titre: { isRequired: true, maxLength: 200 },
  contactTitle: { values: ["Mr","Mrs"] },
  contactFirstName: { isRequired: true, maxLength: 100 },
  contactLastName: { isRequired: true, maxLength: 100 },
  contactEmail: { maxLength: 254 },
  contactPhone: { maxLength: 30, pattern: "^[+0-9(][0-9 ().\\-/]*$" },
  contactRole: { isRequired: true, maxLength: 100 },
  accountIbsId: { isRequired: true, maxLength: 20 },
  engagementCode: { isRequired: true, maxLength: 30 },
  offerName: { isRequired: true, maxLength: 100 },
  emailValidateur: { maxLength: 254 },
} as const satisfies Limits

export const OnBoardingRequestPatch = {
  titre: { isRequired: true, maxLength: 200 },
  contactTitle: { values: ["Mr","Mrs"] },
  contactFirstName: { isRequired: true, maxLength: 100 },
  contactLastName: { isRequired: true, maxLength: 100 },
  contactEmail: { maxLength: 254 },
  contactPhone: { maxLength: 30, pattern: "^[+0-9(][0-9 ().\\-/]*$" },
  contactRole: { isRequired: true, maxLength: 100 },
  emailValidateur: { maxLength: 254 },
  statut: { values: ["toValidate","validated","rejected","inProgress","declared","failed","abandoned","succeeded"] },
  rejectionReason: { isRequired: true, maxLength: 1000 },
} as const satisfies Limits
