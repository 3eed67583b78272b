import { getAuditDocumentDownload, getAuditFolderExport } from '@parvis/api-types/calls/audit-folders'
import { getPublicationDocumentDownload } from '@parvis/api-types/calls/publications'
import { getReportDocumentDownload } from '@parvis/api-types/calls/report-documents'
import { getReportDownload } from '@parvis/api-types/calls/report-files'
import { getReportTemplateDownload } from '@parvis/api-types/calls/report-templates'
import { mutationOptions } from '@tanstack/react-query'
import type { Api } from '../../api/clients.ts'

/** The files that are given out: which operation gives a ticket for each, and where it is fetched. */
const downloads = {
  report: {
    call: getReportDownload,
    ticket: '/v1/Reports({id})/Download',
    file: '/v1/Reports({id})/File',
  },
  template: {
    call: getReportTemplateDownload,
    ticket: '/v1/ReportTemplates({id})/Download',
    file: '/v1/ReportTemplates({id})/File',
  },
  document: {
    call: getPublicationDocumentDownload,
    ticket: '/v1/PublicationDocuments({id})/Download',
    file: '/v1/PublicationDocuments({id})/File',
  },
  reportDocument: {
    call: getReportDocumentDownload,
    ticket: '/v1/ReportDocuments({id})/Download',
    file: '/v1/ReportDocuments({id})/File',
  },
  auditDocument: {
    call: getAuditDocumentDownload,
    ticket: '/v1/AuditDocuments({id})/Download',
    file: '/v1/AuditDocuments({id})/File',
  },
  auditFolder: {
    call: getAuditFolderExport,
    ticket: '/v1/AuditFolders({id})/Manifest',
    file: '/v1/AuditFolders({id})/Export',
  },
} as const

export type Downloaded = keyof typeof downloads

/** A file by the key of what has it. */
export interface WantedFile {
  id: number
  /** Of a template. @default the current one */
  version?: number
}

/** Where the browser fetches a file by its own means. */
export const fileDownloadOptions = (api: Api, of: Downloaded) =>
  mutationOptions({
    mutationKey: [downloads[of].call.id],
    // Some downloads are noted.
    meta: { stale: downloads[of].call.stale ?? [] },
    mutationFn: async ({ id, version }: WantedFile) => {
      const path = { id }
      const { ticket } = (await api.portal.get(downloads[of].ticket, { path })).data
      const query = version === undefined ? { ticket } : { ticket, version }
      return api.portal.address(downloads[of].file, { path, query })
    },
    // The address opens the file: it is kept no longer than it takes to follow it.
    gcTime: 0,
  })
