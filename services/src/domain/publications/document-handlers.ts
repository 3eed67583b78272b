import { signTicket } from '../../access/ticket.ts'
import { type OfferedFile, sendFile } from '../../files/send-file.ts'
import type { Handler, KeyCall, Refuses, SomeHandlers, StreamHandler } from '../../server/call.ts'
import { readList } from '../../server/list.ts'
import { readReportDocumentFile } from './statements.ts'

/** The file of a document, for readers of its report. @throws ProblemError not-found */
async function findFile(call: KeyCall & Refuses<'not-found'>): Promise<OfferedFile> {
  const isSeen = call.rows('ReportDocument', 'document')
  const file = await readReportDocumentFile(call.db, call.path.id, isSeen)
  if (!file) throw call.problem('not-found')
  return file
}

const getReportDocumentDownload: Handler<'getReportDocumentDownload'> = async call => {
  const id = call.path.id
  await findFile(call)
  const { token, expires } = await signTicket('reportDocument', call.db, call.person.email, id)
  return { body: { id, ticket: token, expiresDate: expires.toISOString() } }
}

/** Sends a document that accompanies a report to one of its readers. */
export const downloadReportDocument: StreamHandler<'downloadReportDocument'> = async (
  call,
  request,
  reply,
) => {
  await sendFile(request, reply, call.services.files, await findFile(call))
}

/** Documents that accompany a report, for its readers. */
export const reportDocumentHandlers = {
  getReportDocumentDownload,
  listReportDocuments: readList,
} satisfies SomeHandlers
