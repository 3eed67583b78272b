import { listTestUsers } from '@parvis/api-types/calls/test-data'
import { defineList } from '../../../../../screens/define-list.ts'
import { testData } from '../../application.ts'
import { sayOfTestData } from '../../test-user.ts'

/** All test people with their creators, latest first. */
export const testUserList = defineList(listTestUsers, 'testData', {
  columns: [
    {
      field: 'companyName',
      type: 'link',
      href: testUserId => testData.address('record', { testUserId }),
      width: 260,
      isHideable: false,
    },
    { field: 'firstName', type: 'text', width: 140 },
    { field: 'lastName', type: 'text', width: 160 },
    { field: 'email', type: 'text', width: 260 },
    { field: 'createdBy', id: 'createdBy', type: 'text', width: 210 },
    { field: 'createdDate', type: 'dateTime', width: 180 },
    { field: 'transactionCount', type: 'number', width: 130 },
    { field: 'documentCount', type: 'number', width: 130 },
    { field: 'companyNumber', type: 'text', width: 130 },
  ],
  order: ['createdBy', 'createdDate desc', 'id desc'],
  say: sayOfTestData,
})
