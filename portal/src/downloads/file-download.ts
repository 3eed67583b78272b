import { writeOptions, type Call } from '@parvis/api-types/calls'
import { mutationOptions } from '@tanstack/react-query'
import type { Api } from '../api/clients.ts'

/** What has a file that is given out. */
type Holder =
  | 'AuditDocuments'
  | 'DocumentVersions'
  | 'PublicationDocuments'
  | 'ReportDocuments'
  | 'Reports'
  | 'SignatureEnvelopes'
  | 'ReportTemplates'
  | 'StatementRequests'

/** A kind of file that is given out. */
export interface Download {
  /** Gives a ticket for one. */
  call: Call<
    | 'getAuditDocumentDownload'
    | 'getAuditFolderExport'
    | 'getDocumentDownload'
    | 'getPublicationDocumentDownload'
    | 'getReportDocumentDownload'
    | 'getReportDownload'
    | 'getReportTemplateDownload'
    | 'getSignatureDownload'
    | 'getStatementDownload'
  >
  /** Where it is fetched with the ticket. */
  file: `/v1/${Holder}({id})/File` | '/v1/AuditFolders({id})/Export'
}

/** A file by the key of what has it. */
export interface WantedFile {
  id: number
  /** Of a template. @default the current one */
  version?: number
  /** Of statements. */
  format?: 'xlsx' | 'pdf'
  language?: 'fr' | 'en'
}

/** Where the browser fetches a file by its own means. */
export function fileDownloadOptions(api: Api, { call, file }: Download) {
  // A ticket is taken as something is written: some downloads are noted.
  const { mutationFn: takeTicket, ...options } = writeOptions(api, call)
  return mutationOptions({
    ...options,
    mutationFn: async ({ id, ...wanted }: WantedFile) => {
      const path = { id }
      const { ticket } = await takeTicket({ path })
      return api.portal.address(file, { path, query: { ...wanted, ticket } })
    },
    // The address opens the file: it is kept no longer than it takes to follow it.
    gcTime: 0,
  })
}
