// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List reports. */
export const listReports: Call<'listReports'> = {
  id: 'listReports',
  host: 'portal',
  method: 'get',
  path: "/v1/Reports",
}

/** Add a report without a file. */
export const createReport: Call<'createReport'> = {
  id: 'createReport',
  host: 'portal',
  method: 'post',
  path: "/v1/Reports",
  stale: ["listReportClients","listReportFolders","assessReportFolderChange","listReports","getReport","assessReportChange","getReportLayout","getReportImages","listReportDeletions","getReportByPath","getReportAccess","listReportReaders","listReportsOfContact","previewReportAccess","getReportAccessChoices","listReportProjects","getReportProject","listNewReports"],
}

/** Get a report. */
export const getReport: Call<'getReport'> = {
  id: 'getReport',
  host: 'portal',
  method: 'get',
  path: "/v1/Reports({id})",
}

/** Update, publish, or withdraw a report. */
export const updateReport: Call<'updateReport'> = {
  id: 'updateReport',
  host: 'portal',
  method: 'patch',
  path: "/v1/Reports({id})",
  stale: ["listReportClients","listReportFolders","assessReportFolderChange","listReports","getReport","assessReportChange","getReportLayout","getReportImages","listReportDeletions","getReportByPath","getReportAccess","listReportReaders","listReportsOfContact","previewReportAccess","getReportAccessChoices","listReportProjects","getReportProject","listNewReports"],
}

/** Delete a report. */
export const deleteReport: Call<'deleteReport'> = {
  id: 'deleteReport',
  host: 'portal',
  method: 'delete',
  path: "/v1/Reports({id})",
  stale: ["listReportClients","listReportFolders","assessReportFolderChange","listReports","getReport","assessReportChange","getReportLayout","getReportImages","listReportDeletions","getReportByPath","getReportAccess","listReportReaders","listReportsOfContact","previewReportAccess","getReportAccessChoices","listReportProjects","getReportProject","listNewReports"],
}

/** Move a report to another folder of its client. */
export const moveReport: Call<'moveReport'> = {
  id: 'moveReport',
  host: 'portal',
  method: 'post',
  path: "/v1/Reports({id})/Move",
  stale: ["listReportClients","listReportFolders","assessReportFolderChange","listReports","getReport","assessReportChange","getReportLayout","getReportImages","listReportDeletions","getReportByPath","getReportAccess","listReportReaders","listReportsOfContact","previewReportAccess","getReportAccessChoices","listReportProjects","getReportProject","listNewReports"],
}

/** Restore a deleted report. */
export const restoreReport: Call<'restoreReport'> = {
  id: 'restoreReport',
  host: 'portal',
  method: 'post',
  path: "/v1/Reports({id})/Restore",
  stale: ["listReportClients","listReportFolders","assessReportFolderChange","listReports","getReport","assessReportChange","getReportLayout","getReportImages","listReportDeletions","getReportByPath","getReportAccess","listReportReaders","listReportsOfContact","previewReportAccess","getReportAccessChoices","listReportProjects","getReportProject","listNewReports"],
}

/** Preview the effect of a change to a report. */
export const assessReportChange: Call<'assessReportChange'> = {
  id: 'assessReportChange',
  host: 'portal',
  method: 'post',
  path: "/v1/Reports/Assess",
}

/** Get the pages, visuals, and bookmarks of a report. */
export const getReportLayout: Call<'getReportLayout'> = {
  id: 'getReportLayout',
  host: 'portal',
  method: 'get',
  path: "/v1/Reports({id})/Layout",
}

/** Get the pictures in the file of a report. */
export const getReportImages: Call<'getReportImages'> = {
  id: 'getReportImages',
  host: 'portal',
  method: 'get',
  path: "/v1/Reports({id})/Images",
}

/** Find a report by its portal address. */
export const getReportByPath: Call<'getReportByPath'> = {
  id: 'getReportByPath',
  host: 'portal',
  method: 'get',
  path: "/v1/ReportByPath",
}

/** Record that the caller opened a report. */
export const openReport: Call<'openReport'> = {
  id: 'openReport',
  host: 'portal',
  method: 'post',
  path: "/v1/Reports({id})/Open",
  stale: ["listReports","getReport","assessReportChange","getReportLayout","getReportImages","getReportByPath","listNewReports"],
}

/** Add a report to the caller’s favorites, or remove it. */
export const markFavouriteReport: Call<'markFavouriteReport'> = {
  id: 'markFavouriteReport',
  host: 'portal',
  method: 'post',
  path: "/v1/Reports({id})/Favourite",
  stale: ["listReports","getReport","assessReportChange","getReportLayout","getReportImages","getReportByPath","listNewReports"],
}

/** List the reports that are new to you. */
export const listNewReports: Call<'listNewReports'> = {
  id: 'listNewReports',
  host: 'portal',
  method: 'get',
  path: "/v1/NewReports",
}
