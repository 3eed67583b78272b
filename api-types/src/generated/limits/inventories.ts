// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const StockTake = {
  id: { minimum: 1, maximum: 2147483647 },
  accountId: { minimum: 1, maximum: 2147483647 },
  engagementId: { minimum: 1, maximum: 2147483647 },
  status: { values: ["prepared","open","counting","recount","reconciled","closed"] },
  theoreticalDay: { values: ["count","closing"] },
  createdBy: { maxLength: 254 },
} as const satisfies Limits

export const StockTakeForm = {
  engagementId: { isRequired: true, minimum: 1, maximum: 2147483647 },
  name: { isRequired: true, maxLength: 100 },
  theoreticalDay: { values: ["count","closing"] },
  tolerancePercent: { isRequired: true, minimum: 0, maximum: 100 },
  toleranceValue: { isRequired: true, minimum: 0, maximum: 999999999 },
  classTolerancePercent: { minimum: 0, maximum: 100 },
  classToleranceValue: { minimum: 0, maximum: 999999999 },
  totalTolerancePercent: { minimum: 0, maximum: 100 },
  totalToleranceValue: { minimum: 0, maximum: 999999999 },
  zones: { isRequired: true, minItems: 1, maxItems: 100 },
} as const satisfies Limits

export const StockZoneForm = {
  zoneId: { minimum: 1, maximum: 2147483647 },
  site: { isRequired: true, maxLength: 60 },
  name: { isRequired: true, maxLength: 60 },
  counters: { isRequired: true, maxItems: 20 },
} as const satisfies Limits

export const StockZoneFormItems = {
  counters: { maxLength: 254 },
} as const satisfies Limits

export const StockTakePatch = {
  name: { isRequired: true, maxLength: 100 },
  theoreticalDay: { values: ["count","closing"] },
  tolerancePercent: { minimum: 0, maximum: 100 },
  toleranceValue: { minimum: 0, maximum: 999999999 },
  classTolerancePercent: { minimum: 0, maximum: 100 },
  classToleranceValue: { minimum: 0, maximum: 999999999 },
  totalTolerancePercent: { minimum: 0, maximum: 100 },
  totalToleranceValue: { minimum: 0, maximum: 999999999 },
  zones: { minItems: 1, maxItems: 100 },
  status: { values: ["prepared","open","counting","recount","reconciled","closed"] },
} as const satisfies Limits

export const StockLineImport = {
  part: { isRequired: true },
  columns: { minItems: 1, maxItems: 60 },
  lines: { isRequired: true, minItems: 1, maxItems: 1000 },
} as const satisfies Limits

export const StockImportPart = {
  number: { isRequired: true, minimum: 0, maximum: 999 },
  count: { isRequired: true, minimum: 1, maximum: 1000 },
} as const satisfies Limits

export const StockFileColumn = {
  name: { maxLength: 200 },
  says: { isRequired: true, maxItems: 12, values: ["site","zone","shelf","code","barcode","name","articleClass","unit","packSize","batch","unitCost","theoreticalQuantity"] },
} as const satisfies Limits

export const StockLineForm = {
  site: { isRequired: true, maxLength: 60 },
  zone: { isRequired: true, maxLength: 60 },
  shelf: { maxLength: 60 },
  code: { isRequired: true, maxLength: 60 },
  barcode: { maxLength: 100 },
  name: { isRequired: true, maxLength: 200 },
  articleClass: { maxLength: 60 },
  unit: { values: ["piece","kg","g","t","l","ml","m","m2","m3"] },
  packSize: { isRequired: true, maximum: 1000000 },
  batch: { maxLength: 60 },
  unitCost: { minimum: 0, maximum: 999999999 },
  theoreticalQuantity: { isRequired: true, minimum: 0, maximum: 999999999999 },
} as const satisfies Limits

export const RememberedStockColumns = {
  value: { maxItems: 20 },
} as const satisfies Limits

export const StockSamples = {
  value: { maxItems: 10 },
} as const satisfies Limits

export const StockSampleForm = {
  method: { values: ["random","threshold","value"] },
  size: { minimum: 1, maximum: 500 },
  threshold: { minimum: 0, maximum: 999999999 },
  seed: { minimum: 0, maximum: 2147483647 },
} as const satisfies Limits

export const StockAttendancePatch = {
  attendedFrom: { maxLength: 5, pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" },
  attendedUntil: { maxLength: 5, pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" },
  zoneIds: { maxItems: 100 },
  auditors: { maxItems: 20 },
  metPeople: { maxLength: 500 },
  answers: { maxItems: 8 },
  observations: { maxLength: 5000 },
  conclusion: { values: ["satisfactory","reservations","notSatisfactory"] },
  conclusionText: { maxLength: 2000 },
} as const satisfies Limits

export const StockAttendancePatchItems = {
  auditors: { maxLength: 254 },
} as const satisfies Limits

export const StockAttendanceAnswer = {
  question: { values: ["instructions","places","movements","damaged","goodsOfOthers","sheets","coverage","testCounts"] },
  reply: { values: ["yes","no","notApplicable"] },
  note: { maxLength: 500 },
} as const satisfies Limits

export const StockAttendanceSendForm = {
  language: { values: ["fr","en"] },
} as const satisfies Limits

export const StockMovementImport = {
  isTrial: { isRequired: true },
  movements: { isRequired: true, minItems: 1, maxItems: 1000 },
} as const satisfies Limits

export const StockMovementForm = {
  code: { isRequired: true, maxLength: 60 },
  site: { isRequired: true, maxLength: 60 },
  zone: { isRequired: true, maxLength: 60 },
  shelf: { maxLength: 60 },
  batch: { maxLength: 60 },
  kind: { values: ["delivery","receipt","correction"] },
  quantity: { isRequired: true, minimum: -999999999999, maximum: 999999999999 },
  document: { maxLength: 60 },
  unitCost: { minimum: 0, maximum: 999999999 },
} as const satisfies Limits

export const StockDifferencesPatch = {
  articleClass: { maxLength: 60 },
  difference: { isRequired: true },
  absoluteDifference: { isRequired: true },
  explanation: { maxLength: 1000 },
} as const satisfies Limits

export const StockValuationPatch = {
  method: { values: ["given","average","fifo"] },
  rest: { values: ["none","given"] },
  slowDays: { minimum: 1, maximum: 9999 },
  slowMonths: { minimum: 1, maximum: 999 },
  depreciation: { maxItems: 10 },
} as const satisfies Limits

export const StockDepreciationRule = {
  days: { isRequired: true, minimum: 1, maximum: 9999 },
  percent: { isRequired: true, minimum: 0, maximum: 100 },
} as const satisfies Limits

export const StockEntryImport = {
  isTrial: { isRequired: true },
  columns: { minItems: 1, maxItems: 60 },
  entries: { isRequired: true, minItems: 1, maxItems: 1000 },
} as const satisfies Limits

export const StockEntryFileColumn = {
  name: { maxLength: 200 },
  says: { isRequired: true, maxItems: 5, values: ["code","date","quantity","unitCost","document"] },
} as const satisfies Limits

export const StockEntryForm = {
  code: { isRequired: true, maxLength: 60 },
  quantity: { isRequired: true, minimum: -999999999999, maximum: 999999999999 },
  unitCost: { isRequired: true, minimum: -999999999, maximum: 999999999 },
  document: { maxLength: 60 },
} as const satisfies Limits

export const RememberedStockEntryColumns = {
  value: { maxItems: 20 },
} as const satisfies Limits

export const StockEntry = {
  id: { minimum: 1, maximum: 2147483647 },
  stockTakeId: { minimum: 1, maximum: 2147483647 },
  unit: { values: ["piece","kg","g","t","l","ml","m","m2","m3"] },
  createdBy: { maxLength: 254 },
} as const satisfies Limits

export const StockValue = {
  id: { minimum: 1, maximum: 2147483647 },
  stockTakeId: { minimum: 1, maximum: 2147483647 },
  unit: { values: ["piece","kg","g","t","l","ml","m","m2","m3"] },
  slowness: { values: ["slow","moving","unknown"] },
} as const satisfies Limits

export const StockMovement = {
  id: { minimum: 1, maximum: 2147483647 },
  stockTakeId: { minimum: 1, maximum: 2147483647 },
  lineId: { minimum: 1, maximum: 2147483647 },
  unit: { values: ["piece","kg","g","t","l","ml","m","m2","m3"] },
  kind: { values: ["delivery","receipt","correction"] },
  use: { values: ["forward","back","outside"] },
  createdBy: { maxLength: 254 },
} as const satisfies Limits

export const StockLine = {
  id: { minimum: 1, maximum: 2147483647 },
  stockTakeId: { minimum: 1, maximum: 2147483647 },
  zoneId: { minimum: 1, maximum: 2147483647 },
  unit: { values: ["piece","kg","g","t","l","ml","m","m2","m3"] },
  state: { values: ["waiting","counted","recount"] },
} as const satisfies Limits

export const StockLinePatch = {
  explanation: { maxLength: 1000 },
  recountBy: { maxLength: 254 },
} as const satisfies Limits

export const StockCount = {
  id: { minimum: 1, maximum: 2147483647 },
  stockTakeId: { minimum: 1, maximum: 2147483647 },
  lineId: { minimum: 1, maximum: 2147483647 },
  createdBy: { maxLength: 254 },
} as const satisfies Limits
