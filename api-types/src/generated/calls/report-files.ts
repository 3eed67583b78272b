// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** The files that the caller is sending. */
export const listReportFiles: Call<'listReportFiles'> = {
  id: 'listReportFiles',
  host: 'portal',
  method: 'get',
  path: "/v1/ReportFiles",
}

/** Begins to send a file. */
export const createReportFile: Call<'createReportFile'> = {
  id: 'createReportFile',
  host: 'portal',
  method: 'post',
  path: "/v1/ReportFiles",
  stale: ["listReportClients","listReportFolders","assessReportFolderChange","listReports","getReport","assessReportChange","getReportLayout","listReportDeletions","getReportByPath","getReportAccess","listReportReaders","listReportsOfContact","getReportAccessChoices","listReportFiles","compareReportFile"],
}

/** Ends the sending of a file. */
export const deleteReportFile: Call<'deleteReportFile'> = {
  id: 'deleteReportFile',
  host: 'portal',
  method: 'delete',
  path: "/v1/ReportFiles({id})",
  stale: ["listReportClients","listReportFolders","assessReportFolderChange","listReports","getReport","assessReportChange","getReportLayout","listReportDeletions","getReportByPath","getReportAccess","listReportReaders","listReportsOfContact","getReportAccessChoices","listReportFiles","compareReportFile"],
}

/** Looks whether a file that has arrived is a report with data. */
export const checkReportFile: Call<'checkReportFile'> = {
  id: 'checkReportFile',
  host: 'portal',
  method: 'post',
  path: "/v1/ReportFiles({id})/Check",
  stale: ["listReportClients","listReportFolders","assessReportFolderChange","listReports","getReport","assessReportChange","getReportLayout","listReportDeletions","getReportByPath","getReportAccess","listReportReaders","listReportsOfContact","getReportAccessChoices","listReportFiles","compareReportFile"],
}

/** What would change in a report that is given a file. */
export const compareReportFile: Call<'compareReportFile'> = {
  id: 'compareReportFile',
  host: 'portal',
  method: 'get',
  path: "/v1/ReportFiles({id})/Comparison",
}

/** Gives a file that was checked to a report. */
export const importReportFile: Call<'importReportFile'> = {
  id: 'importReportFile',
  host: 'portal',
  method: 'post',
  path: "/v1/ReportFiles({id})/Import",
  stale: ["listReportClients","listReportFolders","assessReportFolderChange","listReports","getReport","assessReportChange","getReportLayout","listReportDeletions","getReportByPath","getReportAccess","listReportReaders","listReportsOfContact","getReportAccessChoices","listReportFiles","compareReportFile"],
}

/** A ticket by which a browser fetches the file of a report by its own means. */
export const getReportDownload: Call<'getReportDownload'> = {
  id: 'getReportDownload',
  host: 'portal',
  method: 'get',
  path: "/v1/Reports({id})/Download",
}
