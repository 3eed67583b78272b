// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const NetworkFound = {
  value: { maxItems: 20 },
} as const satisfies Limits

export const SearchNetworkQuery = {
  text: { isRequired: true, maxLength: 200, pattern: "^[^\\u0000-\\u001f]*$" },
} as const satisfies Limits

export const NetworkQuestion = {
  start: { isRequired: true, maxItems: 100 },
  mine: { isRequired: true, minimum: 0, maximum: 1000 },
  open: { isRequired: true, maxItems: 200 },
  years: { isRequired: true, maxItems: 50 },
  statuses: { isRequired: true, maxItems: 20 },
  minimumFees: { minimum: 0, maximum: 1000000000 },
  maximumFees: { minimum: 0, maximum: 1000000000 },
} as const satisfies Limits

export const NetworkQuestionItems = {
  start: { maxLength: 20 },
  statuses: { maxLength: 50 },
} as const satisfies Limits

export const NetworkOpening = {
  key: { maxLength: 20, pattern: "^(client|contact|engagement|staff)-[1-9][0-9]{0,8}$" },
  kind: { values: ["client","contact","engagement","staff"] },
  count: { isRequired: true, minimum: 1, maximum: 1000 },
} as const satisfies Limits

export const NetworkPaths = {
  paths: { maxItems: 20 },
  common: { maxItems: 20 },
} as const satisfies Limits

export const FindNetworkPathsQuery = {
  from: { maxLength: 20, pattern: "^(client|contact|engagement|staff)-[1-9][0-9]{0,8}$" },
  to: { maxLength: 20, pattern: "^(client|contact|engagement|staff)-[1-9][0-9]{0,8}$" },
} as const satisfies Limits

export const NetworkClientStaff = {
  value: { maxItems: 20 },
} as const satisfies Limits
