import { sayOfDocument } from './document.ts'
import { useFileDownload } from '../../../reports/files/useFileDownload.ts'

/** Has the browser fetch versions of documents by its own means. */
export const useDocumentDownload = () => useFileDownload('documentVersion', sayOfDocument)
