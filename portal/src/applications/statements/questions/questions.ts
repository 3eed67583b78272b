import { readOptions, type RowOf } from '@parvis/api-types/calls'
import { listStatementQuestions } from '@parvis/api-types/calls/statement-questions'
import type { Api } from '../../../api/clients.ts'
import { explain } from '../../../api/problem-messages.ts'
import type { PrefetchContext } from '../../../routing/route.ts'

export type Question = RowOf<'listStatementQuestions'>

/** Who has it edits the questions; the services check each call. */
export const administerScope = 'Statements.Administer'

/** All questions at once. */
export const questionsOptions = (api: Api) => readOptions(api, listStatementQuestions, {})

/** Starts the query beside the code of the screen. */
export function prefetchQuestions({ api, queryClient }: PrefetchContext): void {
  void queryClient.prefetchQuery(questionsOptions(api))
}

export const sayNoQuestions = explain<'listStatementQuestions'>({})

/** Why what people say of an answer was not kept. */
export const sayNotRated = explain<'rateStatementQuestion'>({
  'not-found': 'statementQuestions:problem.gone',
})

/** Why a question was not changed, moved or deleted. */
export const sayNotChanged = explain<
  'updateStatementQuestion' | 'moveStatementQuestion' | 'deleteStatementQuestion'
>({
  'not-found': 'statementQuestions:problem.gone',
  'precondition-failed': 'statementQuestions:problem.changed',
})
