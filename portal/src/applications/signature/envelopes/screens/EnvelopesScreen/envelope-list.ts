import { listSignatureEnvelopes } from '@parvis/api-types/calls/signatures'
import { SignatureEnvelope } from '@parvis/api-types/limits/signatures'
import { explain } from '../../../../../api/problem-messages.ts'
import { choicesOf, defineList } from '../../../../../screens/define-list.ts'
import { sayWith } from '../../../../../i18n/keys.ts'
import { signatures } from '../../application.ts'
import { statusLooks } from '../../envelope.ts'

/** The documents that the reader signs or sends, latest first. */
export const envelopeList = defineList(listSignatureEnvelopes, 'signatures', {
  columns: [
    {
      field: 'name',
      type: 'link',
      href: id => signatures.address('record', { envelopeId: id }),
      width: 280,
      isHideable: false,
    },
    {
      field: 'status',
      type: 'choice',
      choices: choicesOf('signatures:status', SignatureEnvelope.status.values, statusLooks),
      width: 200,
    },
    {
      field: 'signedCount',
      type: 'text',
      value: ({ signedCount, signerCount }, { t }) =>
        sayWith(t, 'signatures:signedOf', { signed: signedCount, all: signerCount }),
      isSortable: false,
      isFilterable: false,
      width: 120,
    },
    { field: 'isMyTurn', type: 'boolean', width: 150 },
    { field: 'waitingFor', type: 'text', width: 200 },
    { field: 'dueDate', type: 'date', form: 'deadline', width: 150 },
    { field: 'isLate', type: 'boolean', width: 150 },
    { field: 'isMine', type: 'boolean', width: 140 },
    {
      field: 'copies',
      type: 'text',
      value: ({ copies }) => copies.map(({ name }) => name).join(', '),
      isSortable: false,
      isFilterable: false,
      width: 170,
    },
    { field: 'isCopied', type: 'boolean', width: 150 },
    { id: 'createdBy', field: 'createdByName', or: 'createdBy', type: 'text', width: 170 },
    { field: 'createdDate', type: 'dateTime', width: 180 },
  ],
  also: ['signerCount', 'createdBy'],
  order: ['createdDate desc', 'id desc'],
  say: explain<'listSignatureEnvelopes'>({}),
})
