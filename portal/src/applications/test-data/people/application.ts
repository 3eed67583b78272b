import { defineApplication } from '../../../routing/application.ts'

const access = { scope: 'TestData.Manage' } as const

export const testData = defineApplication('testData', {
  list: { path: '/app/datasetapp', access, title: 'testData:list.title' },
  /** A new test person or, with `?testUserId=`, an addition to an existing one. */
  create: { path: '/app/datasetapp/addTestUser', access, title: 'testData:wizard.title' },
  record: { path: '/app/datasetapp/testUser/:testUserId', access, title: 'testData:record.name' },
})
