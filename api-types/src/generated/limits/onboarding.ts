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
  contactLanguage: { values: ["fr","en"] },
  accountLegalName: { isRequired: true, maxLength: 200 },
  accountIbsId: { isRequired: true, maxLength: 20 },
  engagementCode: { isRequired: true, maxLength: 30 },
  descriptionEngagement: { maxLength: 300 },
  engagementType: { values: ["real","provisional"] },
  engagementStatut: { values: ["Actif","dormant","Clos"] },
  offerName: { isRequired: true, maxLength: 100 },
  statut: { values: ["toValidate","validated","rejected","inProgress","declared","failed","abandoned","succeeded"] },
  statusReason: { maxLength: 1000 },
  failure: { values: ["declined","addressRefused","mailGivenUp","contactElsewhere"] },
  createdBy: { maxLength: 254 },
  emailValidateur: { maxLength: 254 },
  partnerEmail: { maxLength: 254 },
  managerEmail: { maxLength: 254 },
  decidedBy: { maxLength: 254 },
  waitingForEmail: { maxLength: 254 },
  phoneAcceptedBy: { maxLength: 254 },
  emailAcceptedBy: { maxLength: 254 },
} as const satisfies Limits

export const OnBoardingRequestForm = {
  titre: { isRequired: true, maxLength: 200 },
  contactTitle: { values: ["Mr","Mrs"] },
  contactFirstName: { isRequired: true, maxLength: 100 },
  contactLastName: { isRequired: true, maxLength: 100 },
  contactEmail: { maxLength: 254 },
  contactPhone: { maxLength: 30, pattern: "^[+0-9(][0-9 ().\\-/]*$" },
  contactRole: { isRequired: true, maxLength: 100 },
  contactLanguage: { values: ["fr","en"] },
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
  contactLanguage: { values: ["fr","en"] },
  emailValidateur: { maxLength: 254 },
  statut: { values: ["toValidate","validated","rejected","inProgress","declared","failed","abandoned","succeeded"] },
  statusReason: { isRequired: true, maxLength: 1000 },
} as const satisfies Limits

export const OnBoardingSubstitute = {
  id: { minimum: 1, maximum: 2147483647 },
  forEmail: { maxLength: 254 },
  substituteEmail: { maxLength: 254 },
} as const satisfies Limits

export const OnBoardingSubstituteForm = {
  substituteEmail: { maxLength: 254 },
  fromDate: { pattern: "^20" },
  untilDate: { pattern: "^20" },
} as const satisfies Limits
