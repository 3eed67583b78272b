// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** The clients of the library. */
export const listReportClients: Call<'listReportClients'> = {
  id: 'listReportClients',
  host: 'portal',
  method: 'get',
  path: "/v1/ReportClients",
}

/** The folders of the library. */
export const listReportFolders: Call<'listReportFolders'> = {
  id: 'listReportFolders',
  host: 'portal',
  method: 'get',
  path: "/v1/ReportFolders",
}

/** Adds a folder. */
export const createReportFolder: Call<'createReportFolder'> = {
  id: 'createReportFolder',
  host: 'portal',
  method: 'post',
  path: "/v1/ReportFolders",
  stale: ["listReportClients","listReportFolders","assessReportFolderChange","listReports","getReport","assessReportChange","getReportLayout","listReportDeletions","getReportByPath","getReportAccess","listReportReaders","listReportsOfContact","getReportAccessChoices"],
}

/** Renames a folder or gives it to an engagement. */
export const updateReportFolder: Call<'updateReportFolder'> = {
  id: 'updateReportFolder',
  host: 'portal',
  method: 'patch',
  path: "/v1/ReportFolders({id})",
  stale: ["listReportClients","listReportFolders","assessReportFolderChange","listReports","getReport","assessReportChange","getReportLayout","listReportDeletions","getReportByPath","getReportAccess","listReportReaders","listReportsOfContact","getReportAccessChoices"],
}

/** Deletes an empty folder. */
export const deleteReportFolder: Call<'deleteReportFolder'> = {
  id: 'deleteReportFolder',
  host: 'portal',
  method: 'delete',
  path: "/v1/ReportFolders({id})",
  stale: ["listReportClients","listReportFolders","assessReportFolderChange","listReports","getReport","assessReportChange","getReportLayout","listReportDeletions","getReportByPath","getReportAccess","listReportReaders","listReportsOfContact","getReportAccessChoices"],
}

/** Moves a folder with everything in it. */
export const moveReportFolder: Call<'moveReportFolder'> = {
  id: 'moveReportFolder',
  host: 'portal',
  method: 'post',
  path: "/v1/ReportFolders({id})/Move",
  stale: ["listReportClients","listReportFolders","assessReportFolderChange","listReports","getReport","assessReportChange","getReportLayout","listReportDeletions","getReportByPath","getReportAccess","listReportReaders","listReportsOfContact","getReportAccessChoices"],
}

/** Brings a deleted folder back. */
export const restoreReportFolder: Call<'restoreReportFolder'> = {
  id: 'restoreReportFolder',
  host: 'portal',
  method: 'post',
  path: "/v1/ReportFolders({id})/Restore",
  stale: ["listReportClients","listReportFolders","assessReportFolderChange","listReports","getReport","assessReportChange","getReportLayout","listReportDeletions","getReportByPath","getReportAccess","listReportReaders","listReportsOfContact","getReportAccessChoices"],
}

/** What a change of a folder would touch, and what it would be refused with. */
export const assessReportFolderChange: Call<'assessReportFolderChange'> = {
  id: 'assessReportFolderChange',
  host: 'portal',
  method: 'post',
  path: "/v1/ReportFolders/Assess",
}

/** Folders and reports that were deleted and can still be restored. */
export const listReportDeletions: Call<'listReportDeletions'> = {
  id: 'listReportDeletions',
  host: 'portal',
  method: 'get',
  path: "/v1/ReportDeletions",
}
