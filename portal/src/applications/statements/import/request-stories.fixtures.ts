import { getStatementRequest } from '@parvis/api-types/generated/examples/portal'
import { statementsTexts } from '../../../statements/i18n/texts.ts'
import type { StatementRequest } from '../../../statements/request.ts'
import { answerWith } from '../../../stories/answers.ts'
import { textsIn } from '../../../stories/read-texts.ts'
import { inPortal, storyPerson } from '../../../stories/withPortal.tsx'

/** The texts of requests in the language of the story. */
export const requestTextsOf = textsIn(statementsTexts)

/** One of the reader's own requests. */
export const request: StatementRequest = {
  ...getStatementRequest.success.processing,
  createdBy: storyPerson.email,
  createdByName: storyPerson.fullName,
}

/** The same request with another status and other changes. */
export const requestAs = (
  status: StatementRequest['status'],
  changes: Partial<StatementRequest> = {},
): StatementRequest => ({ ...request, stage: null, status, ...changes })

/** Answers with this request. */
export const found = (answered: StatementRequest) =>
  answerWith<'getStatementRequest'>(getStatementRequest, answered)

/** Opens the story at the address of the request. */
export const atRequest = inPortal({ path: `/app/aefautomate/import?requestId=${request.id}` })
