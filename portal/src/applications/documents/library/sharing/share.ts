import { DocumentShareForm } from '@parvis/api-types/limits/document-shares'
import { explain } from '../../../../api/problem-messages.ts'
import type { ClientDocument } from '../document.ts'

/** The details of a document to share. */
export type SharedDocument = Pick<
  ClientDocument,
  'id' | 'name' | 'accountId' | 'accountName' | 'confidentiality'
>

/** The most documents that can be shared at once. */
export const mostShared = DocumentShareForm.ids.maxItems

/** Why shares could not be loaded or ended. */
export const sayOfShare = explain<'listDocumentShares' | 'deleteDocumentShare' | 'listDocuments'>({
  'not-found': 'documents:problem.shareGone',
  'precondition-failed': 'documents:problem.shareChanged',
})
