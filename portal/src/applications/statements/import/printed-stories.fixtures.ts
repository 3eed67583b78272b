import { listAccounts } from '@parvis/api-types/generated/examples/customer-store'
import {
  createStatementRequest,
  getRememberedMapping,
  listStatementRequests,
} from '@parvis/api-types/generated/examples/portal'
import type { StatementRequest } from '../../../statements/request.ts'
import { answerPage, refuse } from '../../../stories/answers.ts'
import { recording } from '../../../stories/recording.ts'
import { found, requestAs } from './request-stories.fixtures.ts'

/** What a program printed as text, its columns written between bars. */
export const printedAs = (...rows: string[]) => rows.map(row => `${row.replaceAll('|', '\t')}\n`).join('')

const client = {
  id: 1,
  accountLegalName: 'Fontaine & Filles – Maison de thé',
  accountNumber: 'C000001',
  accountRegisterIdentification2: '732829320',
}

/**
 * Statements that are prepared from a file, for a client without earlier ones. Its file has arrived as soon as it is asked
 * for: what is on its way is shown elsewhere.
 */
export function preparedFrom(content: StatementRequest['content'], fileName: string) {
  const asked = requestAs('waiting', { content, fileName, progress: 0, lineCount: null, entryCount: null })
  const creation = recording(createStatementRequest, { content: asked })
  return {
    creation,
    answers: [
      answerPage(listAccounts, client),
      refuse(getRememberedMapping, 'not-found'),
      answerPage(listStatementRequests),
      creation.handler,
      found(asked),
    ],
  }
}
