// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const Report = {
  id: { minimum: 1, maximum: 2147483647 },
  name: { maxLength: 400 },
  folderId: { minimum: 1, maximum: 2147483647 },
  accountId: { minimum: 1, maximum: 2147483647 },
  powerBiUrl: { maxLength: 500, pattern: "^https://(?=[A-Za-z0-9\\[])[^\\s\\\\\\u0000-\\u001f\\u007f]*$" },
  reportId: { maxLength: 36, pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" },
  reportGroup: { maxLength: 36, pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" },
  securityModel: { values: ["everyone","reader"] },
  height: { minimum: 100, maximum: 10000 },
  width: { minimum: 100, maximum: 10000 },
  author: { maxLength: 254 },
  publicationStatus: { values: ["draft","published","withdrawn"] },
  documentCount: { minimum: 0 },
} as const satisfies Limits

export const ReportForm = {
  name: { maxLength: 400 },
  folderId: { minimum: 1, maximum: 2147483647 },
  powerBiUrl: { maxLength: 500, pattern: "^https://(?=[A-Za-z0-9\\[])[^\\s\\\\\\u0000-\\u001f\\u007f]*$" },
  reportId: { maxLength: 36, pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" },
  reportGroup: { maxLength: 36, pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" },
  securityModel: { values: ["everyone","reader"] },
  height: { minimum: 100, maximum: 10000 },
  width: { minimum: 100, maximum: 10000 },
} as const satisfies Limits

export const ReportPatch = {
  name: { maxLength: 400 },
  powerBiUrl: { maxLength: 500, pattern: "^https://(?=[A-Za-z0-9\\[])[^\\s\\\\\\u0000-\\u001f\\u007f]*$" },
  reportId: { maxLength: 36, pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" },
  reportGroup: { maxLength: 36, pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" },
  securityModel: { values: ["everyone","reader"] },
  height: { minimum: 100, maximum: 10000 },
  width: { minimum: 100, maximum: 10000 },
  publicationStatus: { values: ["draft","published","withdrawn"] },
} as const satisfies Limits

export const ReportMove = {
  folderId: { isRequired: true, minimum: 1, maximum: 2147483647 },
} as const satisfies Limits

export const ReportChange = {
  kind: { values: ["create","rename","move","publish","withdraw","delete"] },
  reportKey: { minimum: 1, maximum: 2147483647 },
  name: { maxLength: 400 },
  folderId: { minimum: 1, maximum: 2147483647 },
} as const satisfies Limits

export const ReportLayout = {
  measures: { maxItems: 200 },
} as const satisfies Limits

export const GetReportByPathQuery = {
  path: { isRequired: true, maxLength: 1000, pattern: "^[^\\u0000-\\u001f]*$" },
} as const satisfies Limits

export const ReportFavouriteForm = {
  isFavourite: { isRequired: true },
} as const satisfies Limits

export const NewReports = {
  value: { maxItems: 5 },
} as const satisfies Limits
