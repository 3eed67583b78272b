import { explain } from '../api/problem-messages.ts'

const ofRequest = {
  'not-found': 'statements:problem.gone',
  'statement-closed': 'statements:problem.closed',
} as const

export const sayNotRead = explain<'getStatementRequest'>({ 'not-found': ofRequest['not-found'] })
export const sayNotCancelled = explain<'cancelStatementRequest'>(ofRequest)
export const sayNotStarted = explain<'startStatementRequest'>({
  ...ofRequest,
  'statement-file-incomplete': 'statements:problem.incomplete',
})
export const sayNotDeleted = explain<'deleteStatementRequest'>({
  ...ofRequest,
  'precondition-failed': 'statements:problem.changed',
  'statement-of-another': 'statements:problem.ofAnother',
  'statement-pinned': 'statements:problem.pinned',
})
