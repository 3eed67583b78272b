import { listStatementRequests } from '@parvis/api-types/generated/examples/portal'
import { statementsTexts } from '../../../statements/i18n/texts.ts'
import { textsIn } from '../../../stories/read-texts.ts'
import { storyPerson, type PortalStory } from '../../../stories/withPortal.tsx'
import { statementRequestsTexts } from './i18n/texts.ts'

/** The portal for a member of staff who may import. */
export const portal: PortalStory = {
  texts: { statementRequests: statementRequestsTexts, statements: statementsTexts },
  person: { scopes: new Set([...storyPerson.scopes, 'Statements.Import']) },
}

/** The texts in the language of the story. */
export const textsOf = textsIn(statementRequestsTexts)
export const requestTextsOf = textsIn(statementsTexts)

const [first, second] = listStatementRequests.success.some.value
if (!first || !second) throw new Error('The example of the contract has two requests')

/** Somebody else's request, with statements. */
export const finished = first
/** The reader's own request, which failed. */
export const failed = {
  ...second,
  id: 13,
  accountName: 'Atelier Lumière SAS',
  fileName: '552100554FEC20251231.txt',
  createdBy: storyPerson.email,
  createdByName: storyPerson.fullName,
}
/** The reader's own request, which the services are working on. */
export const processing = {
  ...failed,
  id: 14,
  accountName: 'Whitcombe & Sons Ltd',
  fileName: 'FEC20251231.txt',
  status: 'processing',
  stage: 'entries',
  progress: 62,
  failure: null,
} as const
