import { readOptions } from '@parvis/api-types/calls'
import { listReportDocuments } from '@parvis/api-types/calls/report-documents'
import type { Api } from '../../api/clients.ts'
import { explain } from '../../api/problem-messages.ts'

/** The documents that stand beside a report for its readers, the latest first. */
export const documentsOptions = (api: Api, reportId: number) => ({
  ...readOptions(api, listReportDocuments, {
    query: {
      filter: ['reportId', 'eq', reportId],
      select: ['id', 'fileName', 'fileSize', 'publishedDate'],
      orderby: ['publishedDate desc', 'id'],
      top: 200,
    },
  }),
  staleTime: 10_000,
})

/** The first documents whose name holds what was typed, beside whichever report that the reader may read. */
export const foundDocumentsOptions = (api: Api, search: string) => ({
  ...readOptions(api, listReportDocuments, {
    query: {
      search,
      select: ['id', 'fileName', 'fileSize', 'publishedDate', 'reportName', 'accountName', 'reportUrl'],
      orderby: ['fileName', 'id'],
      top: 8,
    },
  }),
  staleTime: 10_000,
})

/** Why documents were not listed. */
export const sayNotListed = explain<'listReportDocuments'>({})
