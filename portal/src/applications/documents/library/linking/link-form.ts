import { DocumentPatch } from '@parvis/api-types/limits/documents'
import { explain } from '../../../../api/problem-messages.ts'
import { defineForm, text } from '../../../../screens/define-form.ts'
import { placement } from '../document-form.ts'

/** Why adding a link to a document failed. */
export const sayNotLinked = explain<'linkDocument' | 'listDocumentVersions'>({
  'not-found': 'documents:problem.gone',
  'document-content-changed': 'documents:problem.linkOutdated',
  'document-already-here': 'documents:problem.linkAlreadyHere',
  'document-name-taken': 'documents:problem.linkNameTaken',
  'document-client-unknown': 'documents:problem.clientUnknown',
  'document-engagement-unknown': 'documents:problem.engagementUnknown',
  'document-confidentiality-refused': 'documents:problem.confidentiality',
  'document-extension': 'documents:problem.extensionStays',
  'document-mismatch': 'documents:problem.extensionStays',
  'document-infected': 'documents:problem.linkInfected',
  'document-scanner-unavailable': 'documents:problem.scanner',
})

/** The name and the place of a link. */
export const linkForm = defineForm(
  'documents-link',
  { name: text({ ...DocumentPatch.name, isRequired: true }), ...placement },
  {
    say: sayNotLinked,
    refusals: {
      'document-already-here': 'folder',
      'document-name-taken': 'name',
      'document-extension': 'name',
      'document-mismatch': 'name',
      'document-client-unknown': 'client',
      'document-engagement-unknown': 'engagementId',
      'document-confidentiality-refused': 'confidentiality',
    },
  },
)
