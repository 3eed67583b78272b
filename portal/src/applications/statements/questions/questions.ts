import { readOptions, type RowOf } from '@parvis/api-types/calls'
import { listStatementQuestions } from '@parvis/api-types/calls/statement-questions'
import type { Api } from '../../../api/clients.ts'
import { explain } from '../../../api/problem-messages.ts'
import type { PrefetchContext } from '../../../routing/route.ts'

export type Question = RowOf<'listStatementQuestions'>

/** The scope for editing the questions; the services check it on each call. */
export const administerScope = 'Statements.Administer'

/** All questions, in one request. */
export const questionsOptions = (api: Api) => readOptions(api, listStatementQuestions, {})

/** Starts the query while the code of the screen is loading. */
export function prefetchQuestions({ api, queryClient }: PrefetchContext): void {
  void queryClient.prefetchQuery(questionsOptions(api))
}

export const sayNoQuestions = explain<'listStatementQuestions'>({})

/** Why a rating of an answer was not stored. */
export const sayNotRated = explain<'rateStatementQuestion'>({
  'not-found': 'statementQuestions:problem.gone',
})

/** Why changing, moving or deleting a question failed. */
export const sayNotChanged = explain<
  'updateStatementQuestion' | 'moveStatementQuestion' | 'deleteStatementQuestion'
>({
  'not-found': 'statementQuestions:problem.gone',
  'precondition-failed': 'statementQuestions:problem.changed',
})
