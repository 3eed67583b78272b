// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** Get fees for a period and the previous period. */
export const getFeesDashboard: Call<'getFeesDashboard'> = {
  id: 'getFeesDashboard',
  host: 'portal',
  method: 'get',
  path: "/v1/FeesDashboard",
}

/** Get public register announcements for a period and the previous period. */
export const getRegisterDashboard: Call<'getRegisterDashboard'> = {
  id: 'getRegisterDashboard',
  host: 'portal',
  method: 'get',
  path: "/v1/RegisterDashboard",
}

/** List the filters of a dashboard. */
export const getDashboardChoices: Call<'getDashboardChoices'> = {
  id: 'getDashboardChoices',
  host: 'portal',
  method: 'get',
  path: "/v1/DashboardChoices",
}
