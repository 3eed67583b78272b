// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** Requests for reports. */
export const listPlanningRequests: Call<'listPlanningRequests'> = {
  id: 'listPlanningRequests',
  host: 'portal',
  method: 'get',
  path: "/v1/PlanningRequests",
}

/** Requests a report. */
export const createPlanningRequest: Call<'createPlanningRequest'> = {
  id: 'createPlanningRequest',
  host: 'portal',
  method: 'post',
  path: "/v1/PlanningRequests",
  stale: ["listPlanningRequests","getPlanningRequest","getPlanningChoices","getPlanningLoad"],
}

/** One request. */
export const getPlanningRequest: Call<'getPlanningRequest'> = {
  id: 'getPlanningRequest',
  host: 'portal',
  method: 'get',
  path: "/v1/PlanningRequests({id})",
}

/** Changes a request. */
export const updatePlanningRequest: Call<'updatePlanningRequest'> = {
  id: 'updatePlanningRequest',
  host: 'portal',
  method: 'patch',
  path: "/v1/PlanningRequests({id})",
  stale: ["listPlanningRequests","getPlanningRequest","getPlanningChoices","getPlanningLoad"],
}

/** Accepts, refuses, begins or delivers what was requested. */
export const decidePlanningRequest: Call<'decidePlanningRequest'> = {
  id: 'decidePlanningRequest',
  host: 'portal',
  method: 'patch',
  path: "/v1/PlanningRequests({id})/Decision",
  stale: ["listPlanningRequests","getPlanningRequest","getPlanningChoices","getPlanningLoad"],
}

/** Cancels a request. */
export const cancelPlanningRequest: Call<'cancelPlanningRequest'> = {
  id: 'cancelPlanningRequest',
  host: 'portal',
  method: 'patch',
  path: "/v1/PlanningRequests({id})/Cancel",
  stale: ["listPlanningRequests","getPlanningRequest","getPlanningChoices","getPlanningLoad"],
}

/** What a request can be made of. */
export const getPlanningChoices: Call<'getPlanningChoices'> = {
  id: 'getPlanningChoices',
  host: 'portal',
  method: 'get',
  path: "/v1/PlanningChoices",
}

/** How many requests are wanted at the same time. */
export const getPlanningLoad: Call<'getPlanningLoad'> = {
  id: 'getPlanningLoad',
  host: 'portal',
  method: 'get',
  path: "/v1/PlanningLoad",
}

/** The days on which France does not work, beside Saturdays and Sundays. */
export const listPublicHolidays: Call<'listPublicHolidays'> = {
  id: 'listPublicHolidays',
  host: 'portal',
  method: 'get',
  path: "/v1/PublicHolidays",
}
