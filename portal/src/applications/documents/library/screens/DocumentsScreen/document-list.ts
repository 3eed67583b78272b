import { listDocuments } from '@parvis/api-types/calls/documents'
import { Document } from '@parvis/api-types/limits/documents'
import { explain } from '../../../../../api/problem-messages.ts'
import { sayKey, sayWith } from '../../../../../i18n/keys.ts'
import type { Translate } from '../../../../../i18n/translations.ts'
import { choicesOf, defineList } from '../../../../../screens/define-list.ts'
import { documents } from '../../application.ts'
import { linkOf, type ClientDocument } from '../../document.ts'

const name = {
  field: 'name',
  type: 'link',
  // Mark links at any width.
  value: ({ name: ofFile, isLink }: Pick<ClientDocument, 'name' | 'isLink'>, { t }: { t: Translate }) =>
    isLink ? sayWith(t, 'documents:link.mark', { name: ofFile }) : ofFile,
  href: (id: number) => documents.address('record', { documentId: id }),
  width: 280,
  isHideable: false,
} as const

const account = { id: 'account', field: 'accountName', type: 'text', isClient: true, width: 220 } as const

const columns = [
  // Keep the readers next to the client, visible at any width.
  {
    field: 'confidentiality',
    type: 'choice',
    choices: choicesOf('documents:confidentiality', Document.confidentiality.values),
    width: 190,
    isWrapped: true,
  },
  { id: 'year', field: 'fiscalYear', type: 'number', format: { useGrouping: false }, width: 120 },
  { field: 'folder', type: 'text', width: 160 },
  {
    id: 'type',
    field: 'documentType',
    type: 'choice',
    choices: choicesOf('documents:type', Document.documentType.values),
    width: 150,
  },
  { field: 'modifiedDate', type: 'dateTime', width: 180 },
  { id: 'modifiedBy', field: 'modifiedByName', or: 'modifiedBy', type: 'text', width: 160 },
  { id: 'version', field: 'versionNumber', type: 'number', width: 110 },
  {
    id: 'size',
    field: 'fileSize',
    type: 'number',
    format: { style: 'unit', unit: 'byte', notation: 'compact', unitDisplay: 'narrow' },
    width: 110,
  },
  { id: 'engagement', field: 'engagementCode', type: 'text', width: 150 },
  { field: 'isLink', type: 'boolean', width: 120 },
  {
    field: 'linkedTo',
    type: 'text',
    value: ({ isLink, linkedTo }: Pick<ClientDocument, 'isLink' | 'linkedTo'>, { t }: { t: Translate }) => {
      if (linkedTo) return linkOf(linkedTo)
      return isLink ? sayKey(t, 'documents:link.unknown') : null
    },
    width: 220,
    isWrapped: true,
    isSortable: false,
    isFilterable: false,
    isGroupable: false,
  },
  { field: 'sharedUntil', type: 'date', form: 'deadline', width: 150 },
  { id: 'sharedBy', field: 'sharedByName', type: 'text', width: 160 },
] as const

const common = {
  also: ['versionId', 'createdBy', 'accountId', 'accountNumber', 'engagementId', 'linkedTo', 'isLink'],
  order: ['modifiedDate desc', 'id desc'],
  say: explain<'listDocuments'>({}),
} as const

/** The documents that the reader may see, most recently changed first. */
export const documentList = defineList(listDocuments, 'documents', {
  columns: [name, account, ...columns],
  ...common,
})

/** The results of a search: beside each name the sentence that matched. */
export const foundDocuments = defineList(listDocuments, 'documents', {
  columns: [
    // Narrower, to keep the readers in view.
    { ...name, width: 200 },
    {
      id: 'found',
      field: 'textMatch',
      type: 'text',
      value: ({ textMatch }) => textMatch?.map(({ text }) => text).join(''),
      width: 260,
      isWrapped: true,
      isSortable: false,
      isFilterable: false,
      isGroupable: false,
    },
    { ...account, width: 160 },
    ...columns,
  ],
  ...common,
})
