// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const StatementRequest = {
  id: { minimum: 1, maximum: 2147483647 },
  accountId: { minimum: 1, maximum: 2147483647 },
  fileName: { isRequired: true, maxLength: 255, pattern: "^(?![. ])(?!([cC][oO][nN]|[pP][rR][nN]|[aA][uU][xX]|[nN][uU][lL]|[cC][oO][mM][0-9]|[lL][pP][tT][0-9])(\\.|$))[^\\u0000-\\u001f\\u007f-\\u009f\\u061c\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff\\\\/:*?\"<>|]*(?<![. ])$" },
  fileSize: { minimum: 1 },
  content: { values: ["entries","balances"] },
  amountSigns: { values: ["debits-positive","credits-positive"] },
  chart: { values: ["pcg-2014","pcg-2025"] },
  rounding: { values: ["cent","euro","thousand"] },
  language: { values: ["fr","en"] },
  companyName: { maxLength: 200 },
  companyForm: { maxLength: 100 },
  companyNumber: { maxLength: 14, pattern: "^([0-9]{9}|[0-9]{14})?$" },
  companyAddress: { maxLength: 300 },
  status: { values: ["uploading","waiting","processing","finished","failed","cancelled"] },
  stage: { values: ["reading","entries","statements"] },
  progress: { minimum: 0, maximum: 100 },
  priorRequestId: { minimum: 1, maximum: 2147483647 },
  createdBy: { maxLength: 254 },
} as const satisfies Limits

export const StatementRequestForm = {
  accountId: { isRequired: true, minimum: 1, maximum: 2147483647 },
  fileName: { isRequired: true, maxLength: 255, pattern: "^(?=[\\s\\S]*\\S)[^\\u0000-\\u001f]*$" },
  fileSize: { isRequired: true, minimum: 1, maximum: 9007199254740991 },
  dialect: { isRequired: true },
  openingJournals: { isRequired: true, maxItems: 50 },
  chart: { values: ["pcg-2014","pcg-2025"] },
  rounding: { values: ["cent","euro","thousand"] },
  language: { values: ["fr","en"] },
  companyName: { maxLength: 200 },
  companyForm: { maxLength: 100 },
  companyNumber: { maxLength: 14, pattern: "^([0-9]{9}|[0-9]{14})?$" },
  companyAddress: { maxLength: 300 },
  mapping: { isRequired: true },
  priorRequestId: { minimum: 1, maximum: 2147483647 },
} as const satisfies Limits

export const StatementRequestFormItems = {
  openingJournals: { maxLength: 100 },
} as const satisfies Limits

export const StatementDialect = {
  encoding: { values: ["utf-8","utf-16le","utf-16be","iso-8859-15","windows-1252","cp850"] },
  separator: { values: ["\t","|",";",","] },
  decimalMark: { values: [",","."] },
  skippedLines: { isRequired: true, minimum: 0, maximum: 100 },
  amounts: { values: ["debit-credit","amount-sign","signed-amount"] },
  dates: { values: ["year-first","day-first","month-first"] },
  signs: { values: ["debits-positive","credits-positive"] },
} as const satisfies Limits

export const StatementMappingForm = {
  sideLevel: { values: ["auxiliary","account"] },
  rememberedFrom: { minimum: 1, maximum: 2147483647 },
  decided: { isRequired: true, maxItems: 1000 },
} as const satisfies Limits

export const StatementMappingAccount = {
  account: { isRequired: true, maxLength: 200, pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f]+$" },
  debit: { isRequired: true, maxLength: 100, pattern: "^[a-z0-9-]+(/[a-z0-9-]+)*$" },
  credit: { isRequired: true, maxLength: 100, pattern: "^[a-z0-9-]+(/[a-z0-9-]+)*$" },
} as const satisfies Limits

export const GetStatementsQuery = {
  amount: { minimum: 0, maximum: 1000000000000 },
  percent: { minimum: 0, maximum: 1000000 },
} as const satisfies Limits

export const GetStatementFigureQuery = {
  line: { isRequired: true, maxLength: 100, pattern: "^[a-z0-9-]+(/[a-z0-9-]+)*$" },
} as const satisfies Limits

export const StatementEntry = {
  id: { minimum: 1 },
} as const satisfies Limits

export const StatementAccount = {
  id: { minimum: 1 },
} as const satisfies Limits
