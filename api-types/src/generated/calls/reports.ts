// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** Reports. */
export const listReports: Call<'listReports'> = {
  id: 'listReports',
  host: 'portal',
  method: 'get',
  path: "/v1/Reports",
}

/** Adds a report without a file. */
export const createReport: Call<'createReport'> = {
  id: 'createReport',
  host: 'portal',
  method: 'post',
  path: "/v1/Reports",
  stale: ["listReportClients","listReportFolders","assessReportFolderChange","listReports","getReport","assessReportChange","getReportLayout","listReportDeletions","getReportByPath","getReportAccess","listReportReaders","listReportsOfContact","getReportAccessChoices","listReportProjects","getReportProject"],
}

/** One report. */
export const getReport: Call<'getReport'> = {
  id: 'getReport',
  host: 'portal',
  method: 'get',
  path: "/v1/Reports({id})",
}

/** Changes a report, publishes or withdraws it. */
export const updateReport: Call<'updateReport'> = {
  id: 'updateReport',
  host: 'portal',
  method: 'patch',
  path: "/v1/Reports({id})",
  stale: ["listReportClients","listReportFolders","assessReportFolderChange","listReports","getReport","assessReportChange","getReportLayout","listReportDeletions","getReportByPath","getReportAccess","listReportReaders","listReportsOfContact","getReportAccessChoices","listReportProjects","getReportProject"],
}

/** Deletes a report. */
export const deleteReport: Call<'deleteReport'> = {
  id: 'deleteReport',
  host: 'portal',
  method: 'delete',
  path: "/v1/Reports({id})",
  stale: ["listReportClients","listReportFolders","assessReportFolderChange","listReports","getReport","assessReportChange","getReportLayout","listReportDeletions","getReportByPath","getReportAccess","listReportReaders","listReportsOfContact","getReportAccessChoices","listReportProjects","getReportProject"],
}

/** Moves a report to another folder of its client. */
export const moveReport: Call<'moveReport'> = {
  id: 'moveReport',
  host: 'portal',
  method: 'post',
  path: "/v1/Reports({id})/Move",
  stale: ["listReportClients","listReportFolders","assessReportFolderChange","listReports","getReport","assessReportChange","getReportLayout","listReportDeletions","getReportByPath","getReportAccess","listReportReaders","listReportsOfContact","getReportAccessChoices","listReportProjects","getReportProject"],
}

/** Brings a deleted report back. */
export const restoreReport: Call<'restoreReport'> = {
  id: 'restoreReport',
  host: 'portal',
  method: 'post',
  path: "/v1/Reports({id})/Restore",
  stale: ["listReportClients","listReportFolders","assessReportFolderChange","listReports","getReport","assessReportChange","getReportLayout","listReportDeletions","getReportByPath","getReportAccess","listReportReaders","listReportsOfContact","getReportAccessChoices","listReportProjects","getReportProject"],
}

/** What a change of a report would touch, and what it would be refused with. */
export const assessReportChange: Call<'assessReportChange'> = {
  id: 'assessReportChange',
  host: 'portal',
  method: 'post',
  path: "/v1/Reports/Assess",
}

/** The pages of a report with what stands on them, and its bookmarks. */
export const getReportLayout: Call<'getReportLayout'> = {
  id: 'getReportLayout',
  host: 'portal',
  method: 'get',
  path: "/v1/Reports({id})/Layout",
}

/** The report that an address of the portal names. */
export const getReportByPath: Call<'getReportByPath'> = {
  id: 'getReportByPath',
  host: 'portal',
  method: 'get',
  path: "/v1/ReportByPath",
}

/** Notes that the caller opens a report. */
export const openReport: Call<'openReport'> = {
  id: 'openReport',
  host: 'portal',
  method: 'post',
  path: "/v1/Reports({id})/Open",
  stale: ["listReportClients","listReportFolders","assessReportFolderChange","listReports","getReport","assessReportChange","getReportLayout","listReportDeletions","getReportByPath","getReportAccess","listReportReaders","listReportsOfContact","getReportAccessChoices","listReportProjects","getReportProject"],
}

/** Marks a report as a favourite of the caller, or no longer. */
export const markFavouriteReport: Call<'markFavouriteReport'> = {
  id: 'markFavouriteReport',
  host: 'portal',
  method: 'post',
  path: "/v1/Reports({id})/Favourite",
  stale: ["listReports","getReport","assessReportChange","getReportLayout","getReportByPath"],
}
