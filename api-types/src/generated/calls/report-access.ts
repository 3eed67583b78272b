// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** What gives people access to a report. */
export const getReportAccess: Call<'getReportAccess'> = {
  id: 'getReportAccess',
  host: 'portal',
  method: 'get',
  path: "/v1/Reports({id})/Access",
}

/** Gives and takes access to a report. */
export const updateReportAccess: Call<'updateReportAccess'> = {
  id: 'updateReportAccess',
  host: 'portal',
  method: 'patch',
  path: "/v1/Reports({id})/Access",
  stale: ["listReportClients","listReportFolders","assessReportFolderChange","listReports","getReport","assessReportChange","getReportLayout","listReportDeletions","getReportByPath","getReportAccess","listReportReaders","listReportsOfContact","getReportAccessChoices"],
}

/** Who may read a report, and why. */
export const listReportReaders: Call<'listReportReaders'> = {
  id: 'listReportReaders',
  host: 'portal',
  method: 'get',
  path: "/v1/Reports({id})/Readers",
}

/** What a contact may read, and why. */
export const listReportsOfContact: Call<'listReportsOfContact'> = {
  id: 'listReportsOfContact',
  host: 'portal',
  method: 'get',
  path: "/v1/ReportReaders({id})/Reports",
}

/** What access can be given by. */
export const getReportAccessChoices: Call<'getReportAccessChoices'> = {
  id: 'getReportAccessChoices',
  host: 'portal',
  method: 'get',
  path: "/v1/ReportAccessChoices",
}
