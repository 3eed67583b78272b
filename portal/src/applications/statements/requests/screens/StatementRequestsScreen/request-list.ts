import { listStatementRequests } from '@parvis/api-types/calls/statements'
import { StatementRequest } from '@parvis/api-types/limits/statements'
import { explain } from '../../../../../api/problem-messages.ts'
import { choicesOf, defineList } from '../../../../../screens/define-list.ts'
import { addressOf, statusLooks } from '../../../../../statements/request.ts'

/** The requests for statements, latest first. */
export const requestList = defineList(listStatementRequests, 'statementRequests', {
  columns: [
    {
      id: 'account',
      field: 'accountName',
      type: 'link',
      href: (_, row) => addressOf(row),
      width: 260,
      isHideable: false,
    },
    // Keep the status next to the client, visible at any width.
    {
      field: 'status',
      type: 'choice',
      choices: choicesOf('statements:status', StatementRequest.status.values, statusLooks),
      width: 150,
    },
    { id: 'period', field: 'periodEnd', type: 'date', width: 240 },
    { field: 'progress', type: 'number', format: { style: 'unit', unit: 'percent' }, width: 150 },
    { id: 'checks', field: 'failedCheckCount', type: 'number', width: 180 },
    { field: 'fileName', type: 'text', width: 240 },
    {
      field: 'content',
      type: 'choice',
      choices: choicesOf('statements:content', StatementRequest.content.values),
      width: 190,
    },
    { id: 'createdBy', field: 'createdByName', or: 'createdBy', type: 'text', width: 180 },
    { field: 'createdDate', type: 'dateTime', width: 180 },
  ],
  also: ['periodStart', 'createdBy'],
  order: ['createdDate desc', 'id desc'],
  hasOwnViews: true,
  say: explain<'listStatementRequests'>({}),
})
