import { getDocumentDownload } from '@parvis/api-types/calls/documents'
import type { Download } from '../../../downloads/file-download.ts'

/** The download of a version of a document. */
export const versionDownload: Download = {
  call: getDocumentDownload,
  file: '/v1/DocumentVersions({id})/File',
}
