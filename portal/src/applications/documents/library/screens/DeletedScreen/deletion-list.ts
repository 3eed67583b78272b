import { listDocumentDeletions } from '@parvis/api-types/calls/documents'
import { explain } from '../../../../../api/problem-messages.ts'
import { defineList } from '../../../../../screens/define-list.ts'

/** The documents deleted in the last thirty days, latest first. */
export const deletionList = defineList(listDocumentDeletions, 'documents', {
  group: 'deleted',
  columns: [
    { field: 'name', type: 'text', width: 280, isHideable: false },
    { id: 'account', field: 'accountName', type: 'text', isClient: true, width: 220 },
    { id: 'year', field: 'fiscalYear', type: 'number', format: { useGrouping: false }, width: 120 },
    { field: 'folder', type: 'text', width: 160 },
    { field: 'deletedDate', type: 'dateTime', width: 180 },
    { id: 'deletedBy', field: 'deletedByName', or: 'deletedBy', type: 'text', width: 160 },
    { field: 'expiresDate', type: 'dateTime', form: 'deadline', width: 200 },
  ],
  order: ['deletedDate desc', 'id desc'],
  say: explain<'listDocumentDeletions'>({}),
})
