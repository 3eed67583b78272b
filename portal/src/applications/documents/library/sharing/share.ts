import { DocumentShareForm } from '@parvis/api-types/limits/document-shares'
import { explain } from '../../../../api/problem-messages.ts'
import type { ClientDocument } from '../document.ts'

/** What is known of a document that is to be shared. */
export type SharedDocument = Pick<
  ClientDocument,
  'id' | 'name' | 'accountId' | 'accountName' | 'confidentiality'
>

/** Documents that are shared at once at most. */
export const mostShared = DocumentShareForm.ids.maxItems

/** Why it was not told with whom a document is shared, or why that did not end. */
export const sayOfShare = explain<'listDocumentShares' | 'deleteDocumentShare' | 'listDocuments'>({
  'not-found': 'documents:problem.shareGone',
  'precondition-failed': 'documents:problem.shareChanged',
})
