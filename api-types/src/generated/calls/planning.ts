// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List report requests. */
export const listPlanningRequests: Call<'listPlanningRequests'> = {
  id: 'listPlanningRequests',
  host: 'portal',
  method: 'get',
  path: "/v1/PlanningRequests",
}

/** Request a report. */
export const createPlanningRequest: Call<'createPlanningRequest'> = {
  id: 'createPlanningRequest',
  host: 'portal',
  method: 'post',
  path: "/v1/PlanningRequests",
  stale: ["listPlanningRequests","getPlanningRequest","getPlanningChoices","getPlanningLoad","listWork"],
}

/** Get a request. */
export const getPlanningRequest: Call<'getPlanningRequest'> = {
  id: 'getPlanningRequest',
  host: 'portal',
  method: 'get',
  path: "/v1/PlanningRequests({id})",
}

/** Update a request. */
export const updatePlanningRequest: Call<'updatePlanningRequest'> = {
  id: 'updatePlanningRequest',
  host: 'portal',
  method: 'patch',
  path: "/v1/PlanningRequests({id})",
  stale: ["listPlanningRequests","getPlanningRequest","getPlanningChoices","getPlanningLoad","listWork"],
}

/** Plan, refuse, start, or deliver a request. */
export const decidePlanningRequest: Call<'decidePlanningRequest'> = {
  id: 'decidePlanningRequest',
  host: 'portal',
  method: 'patch',
  path: "/v1/PlanningRequests({id})/Decision",
  stale: ["listPlanningRequests","getPlanningRequest","getPlanningChoices","getPlanningLoad","listWork"],
}

/** Cancel a request. */
export const cancelPlanningRequest: Call<'cancelPlanningRequest'> = {
  id: 'cancelPlanningRequest',
  host: 'portal',
  method: 'patch',
  path: "/v1/PlanningRequests({id})/Cancel",
  stale: ["listPlanningRequests","getPlanningRequest","getPlanningChoices","getPlanningLoad","listWork"],
}

/** List the choices for a request. */
export const getPlanningChoices: Call<'getPlanningChoices'> = {
  id: 'getPlanningChoices',
  host: 'portal',
  method: 'get',
  path: "/v1/PlanningChoices",
}

/** Check whether a request is feasible in a period. */
export const getPlanningLoad: Call<'getPlanningLoad'> = {
  id: 'getPlanningLoad',
  host: 'portal',
  method: 'get',
  path: "/v1/PlanningLoad",
}

/** List French public holidays. */
export const listPublicHolidays: Call<'listPublicHolidays'> = {
  id: 'listPublicHolidays',
  host: 'portal',
  method: 'get',
  path: "/v1/PublicHolidays",
}
