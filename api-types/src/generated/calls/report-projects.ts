// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List projects with their reports. */
export const listReportProjects: Call<'listReportProjects'> = {
  id: 'listReportProjects',
  host: 'portal',
  method: 'get',
  path: "/v1/ReportProjects",
}

/** Create a project. */
export const createReportProject: Call<'createReportProject'> = {
  id: 'createReportProject',
  host: 'portal',
  method: 'post',
  path: "/v1/ReportProjects",
  stale: ["listReportProjects","getReportProject"],
}

/** Get a project with its reports. */
export const getReportProject: Call<'getReportProject'> = {
  id: 'getReportProject',
  host: 'portal',
  method: 'get',
  path: "/v1/ReportProjects({id})",
}

/** Update a project, its reports, and their order. */
export const updateReportProject: Call<'updateReportProject'> = {
  id: 'updateReportProject',
  host: 'portal',
  method: 'patch',
  path: "/v1/ReportProjects({id})",
  stale: ["listReportProjects","getReportProject"],
}

/** Delete a project. */
export const deleteReportProject: Call<'deleteReportProject'> = {
  id: 'deleteReportProject',
  host: 'portal',
  method: 'delete',
  path: "/v1/ReportProjects({id})",
  stale: ["listReportProjects","getReportProject"],
}
