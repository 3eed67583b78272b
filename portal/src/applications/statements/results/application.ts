import { defineApplication } from '../../../routing/application.ts'

export const statementResults = defineApplication('statementResults', {
  /** The financial statements of a client's year; which of them, and what is opened of it, stands in the search. */
  record: {
    path: '/app/eafautomate/dashboard/report/:requestId',
    access: { scope: 'Statements.Import' },
    title: 'statementResults:record.name',
    shares: ['statements'],
  },
})
