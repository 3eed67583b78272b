import { DocumentShareForm } from '@parvis/api-types/limits/document-shares'
import { explain } from '../../../../api/problem-messages.ts'
import { personParts, type ChosenPerson } from '../../../../organisation/chosen-person.ts'
import { defineForm, setOf, text } from '../../../../screens/define-form.ts'
import { hasTexts } from '../../../../screens/picked.ts'

const contacts = setOf<ChosenPerson>(DocumentShareForm.contactIds, ({ id }) => id)

/** The form for sharing documents: with whom, and until when. */
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
