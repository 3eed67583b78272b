import { DocumentPatch, DocumentUploadForm } from '@parvis/api-types/limits/documents'
import { differing } from '../../../forms/changes.ts'
import type { ChosenClient } from '../../../organisation/chosen-client.ts'
import {
  chosen,
  defineForm,
  number,
  oneOf,
  orNull,
  text,
  type ValuesOf,
} from '../../../screens/define-form.ts'
import { picked } from '../../../screens/picked.ts'
import { sayOfDocument, type ClientDocument } from './document.ts'

const { fiscalYear, folder, documentType, confidentiality } = DocumentUploadForm
/** The fields of a place. */
export const placement = {
  client: picked<ChosenClient>(['id', 'label', 'description']),
  engagementId: orNull(chosen({})),
  fiscalYear: orNull(number({ ...fiscalYear, isRequired: false })),
  folder: text({ ...folder, isRequired: false }),
  documentType: oneOf(documentType),
  confidentiality: oneOf(confidentiality),
}

/** Where documents go, what they are about, and who reads them. */
export const placementForm = defineForm('document-placement', placement, { say: sayOfDocument })
export type PlacementValues = ValuesOf<typeof placement>

/** What the services are told of a place. */
export function placeSent(values: PlacementValues) {
  const { client: chosenClient, ...body } = placementForm.bodyOf(values)
  return { ...body, accountId: Number(chosenClient?.id) }
}

/** The folder of a file that came with one: below the one that was named. */
export const folderWithin = (named: string, own: string) => [named.trim(), own].filter(Boolean).join('/')

/** What can be changed of a document. */
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

/** A document with all that says where it is. */
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

/** The form of a document. */
export const valuesOf = ({ accountId, accountName, accountNumber, ...document }: PlacedDocument) =>
  documentForm.valuesOf({
    ...document,
    client: { id: String(accountId), label: accountName, description: accountNumber },
  })

/** What has to be sent so that a document with the values `from` gets the values `to`. */
export function changesBetween(from: DocumentValues, to: DocumentValues) {
  const body = { name: to.name, ...placeSent(to) }
  const changed = differing(documentForm.names, from, to, documentForm.isSame)
  const isSent = (field: string) => changed.some(each => each === (field === 'accountId' ? 'client' : field))
  return Object.fromEntries(Object.entries(body).filter(([field]) => isSent(field)))
}
