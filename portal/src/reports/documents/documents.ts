import { readOptions } from '@parvis/api-types/calls'
import { listReportDocuments } from '@parvis/api-types/calls/report-documents'
import type { Api } from '../../api/clients.ts'
import { explain } from '../../api/problem-messages.ts'

/** The documents of a report for its readers, latest first. */
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

/** The first documents whose name contains the search text, from all reports that the reader may read. */
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

/** Explains why documents failed to load. */
export const sayNotListed = explain<'listReportDocuments'>({})
