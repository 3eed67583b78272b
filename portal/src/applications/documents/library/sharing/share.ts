import { DocumentShareForm } from '@parvis/api-types/limits/document-shares'
import { explain } from '../../../../api/problem-messages.ts'
import { personParts, type ChosenPerson } from '../../../../organisation/chosen-person.ts'
import { defineForm, setOf, text } from '../../../../screens/define-form.ts'
import { hasTexts } from '../../../../screens/picked.ts'
import type { ClientDocument } from '../document.ts'

/** What is known of a document that is to be shared. */
export type SharedDocument = Pick<
  ClientDocument,
  'id' | 'name' | 'accountId' | 'accountName' | 'confidentiality'
>

/** Documents that are shared at once at most. */
export const mostShared = DocumentShareForm.ids.maxItems

const contacts = setOf<ChosenPerson>(DocumentShareForm.contactIds, ({ id }) => id)

/** With whom documents are shared, and until when. */
export const shareForm = defineForm(
  'document-share',
  {
    contacts: {
      ...contacts,
      isValue: (value): value is readonly ChosenPerson[] =>
        Array.isArray(value) && value.every(person => hasTexts(person, personParts)),
    },
    untilDate: text({ isRequired: true }),
  },
  {
    refusals: {
      'document-contact-unknown': 'contacts',
      'document-share-past': 'untilDate',
      'document-share-too-long': 'untilDate',
    },
    say: explain<'shareDocuments'>({
      'document-unknown': 'documents:problem.notShareable',
      'document-clients-differ': 'documents:problem.clientsDiffer',
      'document-contact-unknown': 'documents:problem.contactUnknown',
      'document-share-past': 'documents:problem.sharePast',
      'document-share-too-long': 'documents:problem.shareTooLong',
      'document-share-needless': 'documents:problem.shareNeedless',
    }),
  },
)

/** Why it was not told with whom a document is shared, or why that did not end. */
export const sayOfShare = explain<'listDocumentShares' | 'deleteDocumentShare' | 'listDocuments'>({
  'not-found': 'documents:problem.shareGone',
  'precondition-failed': 'documents:problem.shareChanged',
})
