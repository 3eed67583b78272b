// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const CountSheet = {
  id: { minimum: 1, maximum: 2147483647 },
  status: { values: ["prepared","open","counting","recount","reconciled","closed"] },
} as const satisfies Limits

export const CountBatch = {
  counts: { isRequired: true, minItems: 1, maxItems: 1000 },
} as const satisfies Limits

export const CountForm = {
  lineId: { minimum: 1, maximum: 2147483647 },
  quantity: { minimum: 0, maximum: 999999999999 },
  expression: { maxLength: 100 },
  note: { maxLength: 500 },
} as const satisfies Limits

export const FoundArticle = {
  zoneId: { isRequired: true, minimum: 1, maximum: 2147483647 },
  shelf: { maxLength: 60 },
  code: { isRequired: true, maxLength: 60 },
  name: { isRequired: true, maxLength: 200 },
  unit: { values: ["piece","kg","g","t","l","ml","m","m2","m3"] },
} as const satisfies Limits

export const CountLine = {
  id: { minimum: 1, maximum: 2147483647 },
  stockTakeId: { minimum: 1, maximum: 2147483647 },
  zoneId: { minimum: 1, maximum: 2147483647 },
  unit: { values: ["piece","kg","g","t","l","ml","m","m2","m3"] },
} as const satisfies Limits

export const CountPhotoForm = {
  lineId: { isRequired: true, minimum: 1, maximum: 2147483647 },
  content: { isRequired: true, minLength: 8, maxLength: 933336, pattern: "^/9j/[A-Za-z0-9+/]+={0,2}$" },
} as const satisfies Limits

export const CountPhoto = {
  id: { minimum: 1, maximum: 2147483647 },
  stockTakeId: { minimum: 1, maximum: 2147483647 },
  lineId: { minimum: 1, maximum: 2147483647 },
  createdBy: { maxLength: 254 },
} as const satisfies Limits

export const MyCount = {
  id: { minimum: 1, maximum: 2147483647 },
  stockTakeId: { minimum: 1, maximum: 2147483647 },
  lineId: { minimum: 1, maximum: 2147483647 },
} as const satisfies Limits
