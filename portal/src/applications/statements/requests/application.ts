import { defineApplication } from '../../../routing/application.ts'

export const statementRequests = defineApplication('statementRequests', {
  /** Everything that statements were asked of, and what became of it. */
  list: {
    path: '/app/eafautomate/dashboard',
    access: { scope: 'Statements.Import' },
    title: 'statementRequests:list.title',
    shares: ['statements'],
  },
})
