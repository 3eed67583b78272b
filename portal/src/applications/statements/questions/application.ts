import { defineApplication } from '../../../routing/application.ts'

export const statementQuestions = defineApplication('statementQuestions', {
  /** All questions and their answers. A fragment like `#question-12` opens that question first. */
  list: {
    path: '/app/eafautomate/Aeffaq',
    access: { scope: 'Statements.Import' },
    title: 'statementQuestions:title',
  },
})
