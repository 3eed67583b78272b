import { defineApplication } from '../../../routing/application.ts'

export const statementResults = defineApplication('statementResults', {
  /** The financial statements of a client's year. The query string names the statement and the item that is open. */
  record: {
    path: '/app/eafautomate/dashboard/report/:requestId',
    access: { scope: 'Statements.Import' },
    title: 'statementResults:record.name',
    shares: ['statements'],
  },
})
