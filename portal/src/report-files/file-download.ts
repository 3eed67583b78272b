import { mutationOptions } from '@tanstack/react-query'
import type { Api } from '../api/clients.ts'

/** The files that are given out: which operation gives a ticket for each, and where it is fetched. */
const downloads = {
  report: {
    operation: 'getReportDownload',
    ticket: '/v1/Reports({id})/Download',
    file: '/v1/Reports({id})/File',
  },
  template: {
    operation: 'getReportTemplateDownload',
    ticket: '/v1/ReportTemplates({id})/Download',
    file: '/v1/ReportTemplates({id})/File',
  },
  document: {
    operation: 'getPublicationDocumentDownload',
    ticket: '/v1/PublicationDocuments({id})/Download',
    file: '/v1/PublicationDocuments({id})/File',
  },
} as const

export type Downloaded = keyof typeof downloads
export type DownloadOperation<Of extends Downloaded> = (typeof downloads)[Of]['operation']

/** A file by the key of what has it. */
export interface WantedFile {
  id: number
  /** Of a template. @default the current one */
  version?: number
}

/** Where the browser fetches a file by its own means. */
export const fileDownloadOptions = (api: Api, of: Downloaded) =>
  mutationOptions({
    mutationKey: [downloads[of].operation],
    mutationFn: async ({ id, version }: WantedFile) => {
      const path = { id }
      const { ticket } = (await api.portal.get(downloads[of].ticket, { path })).data
      const query = version === undefined ? { ticket } : { ticket, version }
      return api.portal.address(downloads[of].file, { path, query })
    },
    // The address opens the file: it is kept no longer than it takes to follow it.
    gcTime: 0,
  })
