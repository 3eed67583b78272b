import { listClientRelations } from '@parvis/api-types/calls/client-relations'
import { ClientRelation } from '@parvis/api-types/limits/client-relations'
import { explain } from '../../../../../api/problem-messages.ts'
import { choicesOf, defineList } from '../../../../../screens/define-list.ts'

export const relationList = defineList(listClientRelations, 'clientRelations', {
  columns: [
    { id: 'account', field: 'accountName', type: 'text', width: 260, isHideable: false },
    { id: 'otherAccount', field: 'otherAccountName', type: 'text', width: 260, isHideable: false },
    // Between the two names, the role would be ambiguous about who supplies whom.
    {
      id: 'otherRole',
      field: 'kind',
      type: 'choice',
      choices: choicesOf('clientRelations:kind', ClientRelation.kind.values),
      width: 190,
    },
    { field: 'note', type: 'text', width: 260 },
    { id: 'createdBy', field: 'createdByName', or: 'createdBy', type: 'text', width: 180 },
    { field: 'createdDate', type: 'dateTime', width: 180 },
  ],
  also: ['accountId', 'otherAccountId'],
  // Last added first.
  order: ['createdDate desc', 'id desc'],
  say: explain<'listClientRelations'>({}),
})
