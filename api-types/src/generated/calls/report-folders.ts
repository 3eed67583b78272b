// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List the clients of the library. */
export const listReportClients: Call<'listReportClients'> = {
  id: 'listReportClients',
  host: 'portal',
  method: 'get',
  path: "/v1/ReportClients",
}

/** List the folders of the library. */
export const listReportFolders: Call<'listReportFolders'> = {
  id: 'listReportFolders',
  host: 'portal',
  method: 'get',
  path: "/v1/ReportFolders",
}

/** Add a folder. */
export const createReportFolder: Call<'createReportFolder'> = {
  id: 'createReportFolder',
  host: 'portal',
  method: 'post',
  path: "/v1/ReportFolders",
  stale: ["listReportClients","listReportFolders","assessReportFolderChange","listReports","getReport","assessReportChange","getReportLayout","getReportImages","listReportDeletions","getReportByPath","getReportAccess","listReportReaders","listReportsOfContact","previewReportAccess","getReportAccessChoices","listNewReports"],
}

/** Rename a folder or change its engagement. */
export const updateReportFolder: Call<'updateReportFolder'> = {
  id: 'updateReportFolder',
  host: 'portal',
  method: 'patch',
  path: "/v1/ReportFolders({id})",
  stale: ["listReportClients","listReportFolders","assessReportFolderChange","listReports","getReport","assessReportChange","getReportLayout","getReportImages","listReportDeletions","getReportByPath","getReportAccess","listReportReaders","listReportsOfContact","previewReportAccess","getReportAccessChoices","listNewReports"],
}

/** Delete an empty folder. */
export const deleteReportFolder: Call<'deleteReportFolder'> = {
  id: 'deleteReportFolder',
  host: 'portal',
  method: 'delete',
  path: "/v1/ReportFolders({id})",
  stale: ["listReportClients","listReportFolders","assessReportFolderChange","listReports","getReport","assessReportChange","getReportLayout","getReportImages","listReportDeletions","getReportByPath","getReportAccess","listReportReaders","listReportsOfContact","previewReportAccess","getReportAccessChoices","listNewReports"],
}

/** Move a folder with its content. */
export const moveReportFolder: Call<'moveReportFolder'> = {
  id: 'moveReportFolder',
  host: 'portal',
  method: 'post',
  path: "/v1/ReportFolders({id})/Move",
  stale: ["listReportClients","listReportFolders","assessReportFolderChange","listReports","getReport","assessReportChange","getReportLayout","getReportImages","listReportDeletions","getReportByPath","getReportAccess","listReportReaders","listReportsOfContact","previewReportAccess","getReportAccessChoices","listNewReports"],
}

/** Restore a deleted folder. */
export const restoreReportFolder: Call<'restoreReportFolder'> = {
  id: 'restoreReportFolder',
  host: 'portal',
  method: 'post',
  path: "/v1/ReportFolders({id})/Restore",
  stale: ["listReportClients","listReportFolders","assessReportFolderChange","listReports","getReport","assessReportChange","getReportLayout","getReportImages","listReportDeletions","getReportByPath","getReportAccess","listReportReaders","listReportsOfContact","previewReportAccess","getReportAccessChoices","listNewReports"],
}

/** Preview the effect of a change to a folder. */
export const assessReportFolderChange: Call<'assessReportFolderChange'> = {
  id: 'assessReportFolderChange',
  host: 'portal',
  method: 'post',
  path: "/v1/ReportFolders/Assess",
}

/** List deleted folders and reports that can be restored. */
export const listReportDeletions: Call<'listReportDeletions'> = {
  id: 'listReportDeletions',
  host: 'portal',
  method: 'get',
  path: "/v1/ReportDeletions",
}
