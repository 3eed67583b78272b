import { listDeletedClientRelations } from '@parvis/api-types/calls/client-relations'
import { DeletedClientRelation } from '@parvis/api-types/limits/client-relations'
import { explain } from '../../../../../api/problem-messages.ts'
import { choicesOf, defineList } from '../../../../../screens/define-list.ts'

export const deletedList = defineList(listDeletedClientRelations, 'clientRelations', {
  group: 'deleted',
  columns: [
    { id: 'account', field: 'accountName', type: 'text', width: 190, isHideable: false },
    { id: 'otherAccount', field: 'otherAccountName', type: 'text', width: 190, isHideable: false },
    // Between the two names, the role would be ambiguous about who supplied whom.
    {
      id: 'otherRole',
      field: 'kind',
      type: 'choice',
      choices: choicesOf('clientRelations:kind', DeletedClientRelation.kind.values),
      width: 160,
    },
    { id: 'deletedBy', field: 'deletedByName', or: 'deletedBy', type: 'text', width: 150 },
    { field: 'deletedDate', type: 'dateTime', width: 170 },
    { field: 'note', type: 'text', width: 240 },
    { id: 'createdBy', field: 'createdByName', or: 'createdBy', type: 'text', width: 170 },
    { field: 'createdDate', type: 'dateTime', width: 170 },
  ],
  also: ['accountId', 'otherAccountId'],
  // Last deleted first.
  order: ['deletedDate desc', 'id desc'],
  say: explain<'listDeletedClientRelations'>({}),
})
