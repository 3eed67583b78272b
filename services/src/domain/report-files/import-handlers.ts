import { signReportToken } from '../../access/report-token.ts'
import { removeLater } from '../../files/removals.ts'
import { type OfferedFile, sendFile } from '../../files/send-file.ts'
import type { Call, Handler, Handlers, StreamHandler } from '../../server/call.ts'
import { readWritten } from '../../server/list.ts'
import { ProblemError } from '../../server/problem.ts'
import { withReading } from '../reports/fields-of-person.ts'
import { lockClient } from '../reports/folder-statements.ts'
import type { ReportLayout } from '../reports/layout.ts'
import { needReadable } from '../reports/reading-handlers.ts'
import { reportHandlers } from '../reports/report-handlers.ts'
import { clientOfReport, readLayout, readReport, writeReportFile } from '../reports/report-statements.ts'
import { compareLayouts } from './comparison.ts'
import { giveFile, readFileOfReport, readReportFile } from './statements.ts'

type PersonCall = Parameters<Handler>[0]

/** ReportFileImport of the contract. */
interface ReportFileImport {
  reportKey: number | null
  name: string
  folderId: number | null
}

/** The file of the path, once it was found to be a report. @throws ProblemError not-found or report-file-incomplete */
async function findChecked(call: PersonCall) {
  const file = await readReportFile(call.db, Number(call.params['id']), call.person.email)
  if (!file) throw new ProblemError('not-found')
  // A template has no data: it becomes no report.
  if (file.kind !== 'report') throw new ProblemError('not-found')
  if (file.layout === null) throw new ProblemError('report-file-incomplete')
  return { ...file, layout: file.layout satisfies ReportLayout }
}

const compareReportFile: Handler = async call => {
  const { layout } = await findChecked(call)
  const id = Number(call.query['reportKey'])
  await needReadable(call, id)
  return { body: compareLayouts(await readLayout(call.db, id), layout) }
}

/** A draft with the properties that most reports have. @returns its key */
async function createDraft(call: PersonCall, name: string, folderId: number | null): Promise<number> {
  const properties = { powerBiUrl: null, reportId: null, reportGroup: null, height: null, width: null }
  const form = { ...properties, name, folderId, securityModel: 'everyone' }
  const { body } = (await reportHandlers['createReport']?.({ ...call, body: form })) ?? {}
  return (body as { id: number }).id
}

/** Makes a report that exists ours. @throws ProblemError not-found */
async function lockReport(call: Call, id: number): Promise<void> {
  const accountId = await clientOfReport(call.db, id)
  if (accountId === undefined) throw new ProblemError('not-found')
  await lockClient(call.db, accountId)
  const report = await readReport(call.db, id)
  if (!report || report.isDeleted) throw new ProblemError('not-found')
}

const importReportFile: Handler = async call => {
  const { file_name: name, file_size: size, layout } = await findChecked(call)
  const { reportKey, name: newName, folderId } = call.body as ReportFileImport
  if (reportKey !== null) await lockReport(call, reportKey)
  const id = reportKey ?? (await createDraft(call, newName, folderId))
  const replaced = await giveFile(call.db, Number(call.params['id']), id)
  await writeReportFile(call.db, id, { name, size }, layout)
  await removeLater(call.db, replaced)
  const body = await readWritten(withReading(call), 'Report', id)
  return { body, headers: { etag: String(body['@odata.etag']) } }
}

/** The file of the report of the path. @throws ProblemError report-access-denied or not-found */
async function findTakable(call: PersonCall): Promise<OfferedFile> {
  const id = Number(call.params['id'])
  await needReadable(call, id)
  const found = await readFileOfReport(call.db, id, call.person)
  if (!found) throw new ProblemError('not-found')
  const { mayTake, ...file } = found
  if (!mayTake) throw new ProblemError('report-access-denied')
  return file
}

const getReportDownload: Handler = async call => {
  const id = Number(call.params['id'])
  await findTakable(call)
  const { token, expires } = await signReportToken('download', call.db, call.person.email, id)
  return { body: { id, ticket: token, expiresDate: expires.toISOString() } }
}

/** Sends the file of a report. */
export const downloadReport: StreamHandler = async (call, request, reply) => {
  await sendFile(request, reply, call.services.files, await findTakable(call))
}

/** What becomes of a file that has arrived. */
export const importHandlers: Handlers = {
  compareReportFile,
  getReportDownload,
  importReportFile,
}
