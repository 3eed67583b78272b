// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List the caller’s uploads. */
export const listReportFiles: Call<'listReportFiles'> = {
  id: 'listReportFiles',
  host: 'portal',
  method: 'get',
  path: "/v1/ReportFiles",
}

/** Start an upload. */
export const createReportFile: Call<'createReportFile'> = {
  id: 'createReportFile',
  host: 'portal',
  method: 'post',
  path: "/v1/ReportFiles",
  stale: ["listReportClients","listReportFolders","assessReportFolderChange","listReports","getReport","assessReportChange","getReportLayout","getReportImages","listReportDeletions","getReportByPath","getReportAccess","listReportReaders","listReportsOfContact","previewReportAccess","getReportAccessChoices","listReportFiles","compareReportFile","listNewReports"],
}

/** Cancel an upload. */
export const deleteReportFile: Call<'deleteReportFile'> = {
  id: 'deleteReportFile',
  host: 'portal',
  method: 'delete',
  path: "/v1/ReportFiles({id})",
  stale: ["listReportClients","listReportFolders","assessReportFolderChange","listReports","getReport","assessReportChange","getReportLayout","getReportImages","listReportDeletions","getReportByPath","getReportAccess","listReportReaders","listReportsOfContact","previewReportAccess","getReportAccessChoices","listReportFiles","compareReportFile","listNewReports"],
}

/** Check an uploaded file. */
export const checkReportFile: Call<'checkReportFile'> = {
  id: 'checkReportFile',
  host: 'portal',
  method: 'post',
  path: "/v1/ReportFiles({id})/Check",
  stale: ["listReportClients","listReportFolders","assessReportFolderChange","listReports","getReport","assessReportChange","getReportLayout","getReportImages","listReportDeletions","getReportByPath","getReportAccess","listReportReaders","listReportsOfContact","previewReportAccess","getReportAccessChoices","listReportFiles","compareReportFile","listNewReports"],
}

/** Preview replacing the file of a report. */
export const compareReportFile: Call<'compareReportFile'> = {
  id: 'compareReportFile',
  host: 'portal',
  method: 'get',
  path: "/v1/ReportFiles({id})/Comparison",
}

/** Import a checked file into a report. */
export const importReportFile: Call<'importReportFile'> = {
  id: 'importReportFile',
  host: 'portal',
  method: 'post',
  path: "/v1/ReportFiles({id})/Import",
  stale: ["listReportClients","listReportFolders","assessReportFolderChange","listReports","getReport","assessReportChange","getReportLayout","getReportImages","listReportDeletions","getReportByPath","getReportAccess","listReportReaders","listReportsOfContact","previewReportAccess","getReportAccessChoices","listNewReports"],
}

/** Get a download ticket for the file of a report. */
export const getReportDownload: Call<'getReportDownload'> = {
  id: 'getReportDownload',
  host: 'portal',
  method: 'get',
  path: "/v1/Reports({id})/Download",
}
