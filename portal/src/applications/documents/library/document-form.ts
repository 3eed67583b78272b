import { DocumentPatch, DocumentUploadForm } from '@parvis/api-types/limits/documents'
import { differing } from '../../../forms/changes.ts'
import { ruleText } from '../../../forms/field-texts.ts'
import type { ChosenClient } from '../../../organisation/chosen-client.ts'
import {
  chosen,
  defineForm,
  number,
  oneOf,
  orNull,
  text,
  type FieldKind,
  type ValuesOf,
} from '../../../screens/define-form.ts'
import { sayOfDocument, type ClientDocument } from './document.ts'

/** A client with its name and number: by the number its engagements are found. */
const client: FieldKind<ChosenClient | null> = {
  start: null,
  isRequired: true,
  isValue: (value): value is ChosenClient | null =>
    value === null || (typeof value === 'object' && typeof Reflect.get(value, 'id') === 'string'),
  isSame: (one, other) => one?.id === other?.id,
  fault: value => (value === null ? ruleText('required') : undefined),
  read: value => value,
  send: value => value,
}

const { fiscalYear, folder, documentType, confidentiality } = DocumentUploadForm
const placement = {
  client,
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

/** The form of a document. */
export const valuesOf = ({ accountId, accountName, accountNumber, ...document }: ClientDocument) =>
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
