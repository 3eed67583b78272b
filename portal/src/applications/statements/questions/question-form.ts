import { StatementQuestionForm } from '@parvis/api-types/limits/statement-questions'
import { explain } from '../../../api/problem-messages.ts'
import { defineForm, flag, oneOf, text } from '../../../screens/define-form.ts'

const { category, title, answer, englishTitle, englishAnswer } = StatementQuestionForm

/** A question and its answer in both languages. A new question is hidden until somebody publishes it. */
export const questionForm = defineForm(
  'statement-question',
  {
    category: oneOf(category),
    title: text(title),
    answer: text(answer),
    englishTitle: text(englishTitle),
    englishAnswer: text(englishAnswer),
    isPublished: flag(),
  },
  {
    say: explain<'createStatementQuestion' | 'updateStatementQuestion'>({
      'not-found': 'statementQuestions:problem.gone',
      'statement-question-limit-reached': 'statementQuestions:problem.limit',
    }),
  },
)
