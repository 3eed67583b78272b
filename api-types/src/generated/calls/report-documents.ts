// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List the documents that come with the reports you can read. */
export const listReportDocuments: Call<'listReportDocuments'> = {
  id: 'listReportDocuments',
  host: 'portal',
  method: 'get',
  path: "/v1/ReportDocuments",
}

/** Get a download ticket for a document of a report. */
export const getReportDocumentDownload: Call<'getReportDocumentDownload'> = {
  id: 'getReportDocumentDownload',
  host: 'portal',
  method: 'get',
  path: "/v1/ReportDocuments({id})/Download",
}
