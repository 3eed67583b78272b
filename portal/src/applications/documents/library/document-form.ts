import { DocumentPatch, DocumentUploadForm } from '@parvis/api-types/limits/documents'
import { differing } from '../../../forms/changes.ts'
import type { ChosenClient } from '../../../organisation/chosen-client.ts'
import { chosen, defineForm, oneOf, orNull, text, year, type ValuesOf } from '../../../screens/define-form.ts'
import { picked } from '../../../screens/picked.ts'
import { sayOfDocument, type ClientDocument } from './document.ts'

const { fiscalYear, folder, documentType, confidentiality } = DocumentUploadForm
/** The fields for the place of a document. */
export const placement = {
  client: picked<ChosenClient>(['id', 'label', 'description']),
  engagementId: orNull(chosen({})),
  fiscalYear: orNull(year({ ...fiscalYear, isRequired: false })),
  folder: text({ ...folder, isRequired: false }),
  documentType: oneOf(documentType),
  confidentiality: oneOf(confidentiality),
}

/** The form for where documents go, what they belong to and who can read them. */
export const placementForm = defineForm('document-placement', placement, { say: sayOfDocument })
export type PlacementValues = ValuesOf<typeof placement>

/** The request body for a place. */
export function placeSent(values: PlacementValues) {
  const { client: chosenClient, ...body } = placementForm.bodyOf(values)
  return { ...body, accountId: Number(chosenClient?.id) }
}

/** The folder for a file that was chosen together with its own folder, which goes below the typed one. */
export const folderWithin = (named: string, own: string) => [named.trim(), own].filter(Boolean).join('/')

/** The form for the changeable fields of a document. */
export const documentForm = defineForm(
  'document',
  { name: text({ ...DocumentPatch.name, isRequired: true }), ...placement },
  {
    refusals: {
      'document-name-taken': 'name',
      'document-extension': 'name',
      'document-client-unknown': 'client',
      'document-engagement-unknown': 'engagementId',
      'document-confidentiality-refused': 'confidentiality',
    },
    say: sayOfDocument,
  },
)
export type DocumentValues = ValuesOf<typeof documentForm.fields>

/** A document with everything that says where it is. */
export type PlacedDocument = Pick<
  ClientDocument,
  | 'id'
  | 'name'
  | 'accountId'
  | 'accountName'
  | 'accountNumber'
  | 'engagementId'
  | 'engagementCode'
  | 'fiscalYear'
  | 'folder'
  | 'documentType'
  | 'confidentiality'
>

/** The form values of a document. */
export const valuesOf = ({ accountId, accountName, accountNumber, ...document }: PlacedDocument) =>
  documentForm.valuesOf({
    ...document,
    client: { id: String(accountId), label: accountName, description: accountNumber },
  })

/** The request body that changes a document from the values `from` to the values `to`. */
export function changesBetween(from: DocumentValues, to: DocumentValues) {
  const body = { name: to.name, ...placeSent(to) }
  const changed = differing(documentForm.names, from, to, documentForm.isSame)
  const isSent = (field: string) => changed.some(each => each === (field === 'accountId' ? 'client' : field))
  return Object.fromEntries(Object.entries(body).filter(([field]) => isSent(field)))
}
