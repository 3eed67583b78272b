// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** Fees of engagements over a period, and of the period before. */
export const getFeesDashboard: Call<'getFeesDashboard'> = {
  id: 'getFeesDashboard',
  host: 'portal',
  method: 'get',
  path: "/v1/FeesDashboard",
}

/** What the public register announced of clients over a period, and over the one before. */
export const getRegisterDashboard: Call<'getRegisterDashboard'> = {
  id: 'getRegisterDashboard',
  host: 'portal',
  method: 'get',
  path: "/v1/RegisterDashboard",
}

/** What a dashboard can be narrowed by. */
export const getDashboardChoices: Call<'getDashboardChoices'> = {
  id: 'getDashboardChoices',
  host: 'portal',
  method: 'get',
  path: "/v1/DashboardChoices",
}
