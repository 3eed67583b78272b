import { listAccessRequests } from '@parvis/api-types/calls/access-requests'
import { AccessRequest } from '@parvis/api-types/limits/access-requests'
import { explain } from '../../../api/problem-messages.ts'
import { choicesOf } from '../../../screens/define-list.ts'
import { defineLoadedList } from '../../../screens/define-loaded-list.ts'
import { accessRequests } from './application.ts'
import { applicationIn, stateLooks } from './request.ts'

/** Other people's access requests, newest first. */
export const requestList = defineLoadedList(listAccessRequests, 'accessRequests', {
  query: { orderby: ['createdDate desc', 'id desc'] },
  columns: [
    {
      field: 'personName',
      type: 'link',
      href: requestId => accessRequests.address('record', { requestId }),
      width: 200,
      isHideable: false,
    },
    { id: 'application', type: 'text', value: (row, { locale }) => applicationIn(row, locale), width: 170 },
    {
      field: 'state',
      type: 'choice',
      choices: choicesOf('accessRequests:state', AccessRequest.state.values, stateLooks),
      width: 150,
    },
    { field: 'createdDate', type: 'dateTime', width: 180 },
    { field: 'reason', type: 'text', width: 320 },
    { field: 'decidedByName', or: 'decidedBy', type: 'text', width: 180 },
    { field: 'decidedDate', type: 'dateTime', width: 180 },
  ],
  say: explain<'listAccessRequests'>({}),
})
