// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List the questions about the financial statements, with their answers. */
export const listStatementQuestions: Call<'listStatementQuestions'> = {
  id: 'listStatementQuestions',
  host: 'portal',
  method: 'get',
  path: "/v1/StatementQuestions",
}

/** Create a question. */
export const createStatementQuestion: Call<'createStatementQuestion'> = {
  id: 'createStatementQuestion',
  host: 'portal',
  method: 'post',
  path: "/v1/StatementQuestions",
  stale: ["listStatementQuestions","getStatementQuestion"],
}

/** Get a question with its answer. */
export const getStatementQuestion: Call<'getStatementQuestion'> = {
  id: 'getStatementQuestion',
  host: 'portal',
  method: 'get',
  path: "/v1/StatementQuestions({id})",
}

/** Change, publish or hide a question. */
export const updateStatementQuestion: Call<'updateStatementQuestion'> = {
  id: 'updateStatementQuestion',
  host: 'portal',
  method: 'patch',
  path: "/v1/StatementQuestions({id})",
  stale: ["listStatementQuestions","getStatementQuestion"],
}

/** Delete a question. */
export const deleteStatementQuestion: Call<'deleteStatementQuestion'> = {
  id: 'deleteStatementQuestion',
  host: 'portal',
  method: 'delete',
  path: "/v1/StatementQuestions({id})",
  stale: ["listStatementQuestions","getStatementQuestion"],
}

/** Move a question within its category. */
export const moveStatementQuestion: Call<'moveStatementQuestion'> = {
  id: 'moveStatementQuestion',
  host: 'portal',
  method: 'post',
  path: "/v1/StatementQuestions({id})/Move",
  stale: ["listStatementQuestions","getStatementQuestion"],
}

/** Rate whether an answer was helpful. */
export const rateStatementQuestion: Call<'rateStatementQuestion'> = {
  id: 'rateStatementQuestion',
  host: 'portal',
  method: 'post',
  path: "/v1/StatementQuestions({id})/Rating",
  stale: ["listStatementQuestions","getStatementQuestion"],
}
