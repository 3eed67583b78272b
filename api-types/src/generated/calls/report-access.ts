// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** Get the access to a report. */
export const getReportAccess: Call<'getReportAccess'> = {
  id: 'getReportAccess',
  host: 'portal',
  method: 'get',
  path: "/v1/Reports({id})/Access",
}

/** Update the access to a report. */
export const updateReportAccess: Call<'updateReportAccess'> = {
  id: 'updateReportAccess',
  host: 'portal',
  method: 'patch',
  path: "/v1/Reports({id})/Access",
  stale: ["listReportClients","listReportFolders","assessReportFolderChange","listReports","getReport","assessReportChange","getReportLayout","getReportImages","listReportDeletions","getReportByPath","getReportAccess","listReportReaders","listReportsOfContact","previewReportAccess","getReportAccessChoices","listNewReports"],
}

/** List who can open a report, with reasons. */
export const listReportReaders: Call<'listReportReaders'> = {
  id: 'listReportReaders',
  host: 'portal',
  method: 'get',
  path: "/v1/Reports({id})/Readers",
}

/** List the reports a contact can open, with reasons. */
export const listReportsOfContact: Call<'listReportsOfContact'> = {
  id: 'listReportsOfContact',
  host: 'portal',
  method: 'get',
  path: "/v1/ReportReaders({id})/Reports",
}

/** Preview who would have access to a report. */
export const previewReportAccess: Call<'previewReportAccess'> = {
  id: 'previewReportAccess',
  host: 'portal',
  method: 'post',
  path: "/v1/Reports({id})/Access/Preview",
}

/** List the choices for granting access. */
export const getReportAccessChoices: Call<'getReportAccessChoices'> = {
  id: 'getReportAccessChoices',
  host: 'portal',
  method: 'get',
  path: "/v1/ReportAccessChoices",
}
