// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const ReferenceSheet = {
  id: { minimum: 1, maximum: 2147483647 },
  engagementId: { minimum: 1, maximum: 2147483647 },
  engagementStatut: { values: ["Actif","dormant","Clos"] },
  title: { maxLength: 200 },
  englishTitle: { maxLength: 200 },
  description: { maxLength: 4000 },
  englishDescription: { maxLength: 4000 },
  amountBand: { values: ["under25k","from25kTo100k","from100kTo500k","from500kTo2m","over2m"] },
  confidentiality: { values: ["named","anonymous","internal"] },
  status: { values: ["draft","submitted","validatedByCommercial","rejectedByCommercial","published","rejectedByManager","withdrawn"] },
  createdBy: { maxLength: 254 },
} as const satisfies Limits

export const ReferenceSheetForm = {
  engagementId: { isRequired: true, minimum: 1, maximum: 2147483647 },
  title: { maxLength: 200 },
  englishTitle: { maxLength: 200 },
  description: { maxLength: 4000 },
  englishDescription: { maxLength: 4000 },
  sector: { minLength: 1, maxLength: 30, pattern: "^[a-zA-Z]+$" },
  services: { isRequired: true, maxItems: 20 },
  amount: { minimum: 0, maximum: 2000000000 },
  amountBand: { values: ["under25k","from25kTo100k","from100kTo500k","from500kTo2m","over2m"] },
  year: { minimum: 1950, maximum: 2100 },
  country: { pattern: "^[A-Z]{2}$" },
  team: { isRequired: true, maxItems: 50 },
  confidentiality: { values: ["named","anonymous","internal"] },
} as const satisfies Limits

export const ReferenceSheetFormItems = {
  services: { maxLength: 30 },
} as const satisfies Limits

export const ReferenceSheetPatch = {
  title: { maxLength: 200 },
  englishTitle: { maxLength: 200 },
  description: { maxLength: 4000 },
  englishDescription: { maxLength: 4000 },
  sector: { minLength: 1, maxLength: 30, pattern: "^[a-zA-Z]+$" },
  services: { maxItems: 20 },
  amount: { minimum: 0, maximum: 2000000000 },
  amountBand: { values: ["under25k","from25kTo100k","from100kTo500k","from500kTo2m","over2m"] },
  year: { minimum: 1950, maximum: 2100 },
  country: { pattern: "^[A-Z]{2}$" },
  team: { maxItems: 50 },
  confidentiality: { values: ["named","anonymous","internal"] },
} as const satisfies Limits

export const ReferenceSheetPatchItems = {
  services: { maxLength: 30 },
} as const satisfies Limits

export const ReferenceSheetDecision = {
  status: { values: ["draft","submitted","validatedByCommercial","rejectedByCommercial","published","rejectedByManager","withdrawn"] },
  reason: { maxLength: 1000 },
} as const satisfies Limits

export const FinderQuestion = {
  words: { maxLength: 200 },
  filters: { isRequired: true },
  order: { values: ["relevance","engagementCode","accountName","year","amountBand","publishedDate"] },
  top: { minimum: 0, maximum: 100 },
  skip: { minimum: 0, maximum: 100000 },
} as const satisfies Limits

export const FinderFilters = {
  sector: { maxItems: 50 },
  service: { maxItems: 50 },
  businessUnit: { maxItems: 50 },
  year: { maxItems: 50 },
  country: { maxItems: 50 },
  amountBand: { maxItems: 50 },
  partner: { maxItems: 50 },
  status: { maxItems: 50 },
  sheet: { maxItems: 50 },
  type: { maxItems: 50 },
} as const satisfies Limits

export const FinderFiltersItems = {
  sector: { maxLength: 254 },
  service: { maxLength: 254 },
  businessUnit: { maxLength: 254 },
  year: { maxLength: 254 },
  country: { maxLength: 254 },
  amountBand: { maxLength: 254 },
  partner: { maxLength: 254 },
  status: { maxLength: 254 },
  sheet: { maxLength: 254 },
  type: { maxLength: 254 },
} as const satisfies Limits

export const FinderViewList = {
  value: { maxItems: 50 },
} as const satisfies Limits

export const FinderViewForm = {
  name: { isRequired: true, maxLength: 100 },
  words: { maxLength: 200 },
  filters: { isRequired: true },
  order: { values: ["relevance","engagementCode","accountName","year","amountBand","publishedDate"] },
  isDescending: { isRequired: true },
  columns: { isRequired: true, minItems: 1, maxItems: 16, values: ["engagementCode","engagementDescription","accountName","title","sector","services","amountBand","year","country","businessUnit","partnerName","managerName","engagementStatut","engagementType","confidentiality","publishedDate"] },
  layout: { values: ["list","board"] },
  boardBy: { values: ["status","sheet","type","sector","businessUnit","year","country","amountBand"] },
  isDefault: { isRequired: true },
} as const satisfies Limits

export const FinderViewPatch = {
  name: { isRequired: true, maxLength: 100 },
  words: { maxLength: 200 },
  order: { values: ["relevance","engagementCode","accountName","year","amountBand","publishedDate"] },
  columns: { minItems: 1, maxItems: 16, values: ["engagementCode","engagementDescription","accountName","title","sector","services","amountBand","year","country","businessUnit","partnerName","managerName","engagementStatut","engagementType","confidentiality","publishedDate"] },
  layout: { values: ["list","board"] },
  boardBy: { values: ["status","sheet","type","sector","businessUnit","year","country","amountBand"] },
} as const satisfies Limits

export const ReferenceSheetExportForm = {
  ids: { isRequired: true, minItems: 1, maxItems: 200 },
  language: { values: ["fr","en"] },
  format: { values: ["docx","csv"] },
} as const satisfies Limits
