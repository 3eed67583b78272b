import { defineApplication } from '../../../routing/application.ts'

export const statementQuestions = defineApplication('statementQuestions', {
  /** All questions and their answers; which of them is open first stands in the address: `#question-12`. */
  list: {
    path: '/app/eafautomate/Aeffaq',
    access: { scope: 'Statements.Import' },
    title: 'statementQuestions:title',
  },
})
