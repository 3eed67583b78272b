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

/** A printed report as tab-separated text; bars separate the columns in the source. */
export const printedAs = (...rows: string[]) => rows.map(row => `${row.replaceAll('|', '\t')}\n`).join('')

const client = {
  id: 1,
  accountLegalName: 'Fontaine & Filles – Maison de thé',
  accountNumber: 'C000001',
  accountRegisterIdentification2: '732829320',
}

/**
 * Prepares statements from a file, for a client without earlier ones. The file arrives at once, because other stories
 * show uploads in progress.
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
