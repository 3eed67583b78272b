// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const FeesDashboard = {
  rows: { maxItems: 1000 },
} as const satisfies Limits

export const GetFeesDashboardQuery = {
  dashboard: { values: ["indicators","followUp","originating"] },
  from: { maxLength: 7, pattern: "^(19[1-9]|20[0-9])[0-9]-(0[1-9]|1[0-2])$" },
  to: { maxLength: 7, pattern: "^(19[1-9]|20[0-9])[0-9]-(0[1-9]|1[0-2])$" },
  unit: { isRequired: true, maxLength: 100, pattern: "^[^\\u0000-\\u001f]*$" },
  partner: { maxLength: 254 },
  client: { minimum: 1, maximum: 2147483647 },
} as const satisfies Limits

export const RegisterDashboard = {
  notices: { maxItems: 500 },
} as const satisfies Limits

export const GetRegisterDashboardQuery = {
  from: { maxLength: 7, pattern: "^(19[1-9]|20[0-9])[0-9]-(0[1-9]|1[0-2])$" },
  to: { maxLength: 7, pattern: "^(19[1-9]|20[0-9])[0-9]-(0[1-9]|1[0-2])$" },
  unit: { isRequired: true, maxLength: 100, pattern: "^[^\\u0000-\\u001f]*$" },
  partner: { maxLength: 254 },
  client: { minimum: 1, maximum: 2147483647 },
  kind: { values: ["creation","sale","modification","removal","proceeding","accounts"] },
} as const satisfies Limits

export const GetDashboardChoicesQuery = {
  dashboard: { values: ["indicators","followUp","originating","register"] },
} as const satisfies Limits
