// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** Projects, each with its reports. */
export const listReportProjects: Call<'listReportProjects'> = {
  id: 'listReportProjects',
  host: 'portal',
  method: 'get',
  path: "/v1/ReportProjects",
}

/** Groups reports of a client for one of its engagements. */
export const createReportProject: Call<'createReportProject'> = {
  id: 'createReportProject',
  host: 'portal',
  method: 'post',
  path: "/v1/ReportProjects",
  stale: ["listReportProjects","getReportProject"],
}

/** One project, with its reports. */
export const getReportProject: Call<'getReportProject'> = {
  id: 'getReportProject',
  host: 'portal',
  method: 'get',
  path: "/v1/ReportProjects({id})",
}

/** Changes a project, its reports and their order. */
export const updateReportProject: Call<'updateReportProject'> = {
  id: 'updateReportProject',
  host: 'portal',
  method: 'patch',
  path: "/v1/ReportProjects({id})",
  stale: ["listReportProjects","getReportProject"],
}

/** Deletes a project. */
export const deleteReportProject: Call<'deleteReportProject'> = {
  id: 'deleteReportProject',
  host: 'portal',
  method: 'delete',
  path: "/v1/ReportProjects({id})",
  stale: ["listReportProjects","getReportProject"],
}
