import { defineApplication } from '../../../routing/application.ts'

export const statementRequests = defineApplication('statementRequests', {
  /** All requests for statements, and their results. */
  list: {
    path: '/app/eafautomate/dashboard',
    access: { scope: 'Statements.Import' },
    title: 'statementRequests:list.title',
    shares: ['statements'],
  },
})
