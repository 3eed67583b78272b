import { signTicket } from '../../access/ticket.ts'
import { attachmentHeaders } from '../../files/attachment.ts'
import type { Handler, SomeHandlers, StreamHandler } from '../../server/call.ts'
import { dayInFrance } from '../planning/working-days.ts'
import type { StatementFileContent } from './files/table.ts'
import type { Language } from './files/words.ts'
import { findFinished } from './find-finished.ts'
import { readFinished } from './requests.ts'
import { readStatements } from './result.ts'

const getStatementDownload: Handler<'getStatementDownload'> = async call => {
  const { id } = await findFinished(call)
  const { token, expires } = await signTicket('statements', call.db, call.person.email, id)
  return { body: { id, ticket: token, expiresDate: expires.toISOString() } }
}

/** Load the writer only when someone downloads a file. */
const writers = {
  xlsx: async () => (await import('./files/workbook.ts')).statementsWorkbook,
  pdf: async () => (await import('./files/document.ts')).statementsDocument,
} satisfies Record<
  string,
  () => Promise<(content: StatementFileContent, language: Language) => Promise<Buffer>>
>

const fileWords: Record<Language, string> = { fr: 'États financiers', en: 'Financial statements' }

/** Generates a file from the current statements, and sends it. */
export const downloadStatements: StreamHandler<'downloadStatements'> = async (call, _request, reply) => {
  const { format } = call.query
  const request = await findFinished(call)
  const language = call.query.language ?? request.language ?? 'fr'
  const { prior_request_id: priorId } = request
  const prior = priorId === null ? undefined : await readFinished(call.db, priorId)
  const { account_legal_name: clientName } = await call.db
    .selectFrom('account')
    .select('account_legal_name')
    .where('id', '=', request.account_id)
    .executeTakeFirstOrThrow()
  const client = request.company_name || clientName
  const write = await writers[format]()
  const file = await write(
    {
      client,
      company: {
        form: request.company_form,
        number: request.company_number,
        address: request.company_address,
      },
      source: request.file_name,
      content: request.content,
      periodStart: request.period_start,
      periodEnd: request.period_end,
      priorPeriodEnd: prior?.period_end ?? null,
      finished: dayInFrance(request.finished_date),
      ...(await readStatements(call.db, request)),
    },
    language,
  )
  const name = `${fileWords[language]} ${client} ${request.period_end}.${format}`
  await reply
    .headers({
      ...attachmentHeaders(name),
      'content-length': String(file.length),
    })
    .send(file)
}

/** Financial statements as files. */
export const statementFileHandlers = { getStatementDownload } satisfies SomeHandlers
