import { getStatementRequest } from '@parvis/api-types/generated/examples/portal'
import { statementsTexts } from '../../../statements/i18n/texts.ts'
import type { StatementRequest } from '../../../statements/request.ts'
import { answerWith } from '../../../stories/answers.ts'
import { textsIn } from '../../../stories/read-texts.ts'
import { inPortal, storyPerson } from '../../../stories/withPortal.tsx'

/** The texts of requests that a story is shown in. */
export const requestTextsOf = textsIn(statementsTexts)

/** A request of the reader. */
export const request: StatementRequest = {
  ...getStatementRequest.success.processing,
  createdBy: storyPerson.email,
  createdByName: storyPerson.fullName,
}

/** The same in another status, with what comes of it. */
export const requestAs = (
  status: StatementRequest['status'],
  changes: Partial<StatementRequest> = {},
): StatementRequest => ({ ...request, stage: null, status, ...changes })

/** The services answer this request. */
export const found = (answered: StatementRequest) =>
  answerWith<'getStatementRequest'>(getStatementRequest, answered)

/** The story takes place where the request is followed. */
export const atRequest = inPortal({ path: `/app/aefautomate/import?requestId=${request.id}` })
