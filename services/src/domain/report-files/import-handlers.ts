import { signTicket } from '../../access/ticket.ts'
import { removeLater } from '../../files/removals.ts'
import { type OfferedFile, sendFile } from '../../files/send-file.ts'
import type { CallOf, Handler, SomeHandlers, StreamHandler } from '../../server/call.ts'
import { answerChanged } from '../../server/list.ts'
import { tellReaders } from '../publications/tell.ts'
import { withReading } from '../reports/fields-of-person.ts'
import { lockClient } from '../reports/folder-statements.ts'
import type { ReportLayout } from '../reports/layout.ts'
import { listBookmarksOfAll } from '../report-viewer/saved-bookmark-statements.ts'
import { needReadable } from '../reports/reading-handlers.ts'
import { makeReport } from '../reports/report-handlers.ts'
import {
  clientOfReport,
  type KnownReport,
  readLayout,
  readReport,
  writeReportFile,
} from '../reports/report-statements.ts'
import { brokenBookmarks, compareLayouts } from './comparison.ts'
import { attachFile, readFileOfReport, readImages, readReportFile } from './statements.ts'

/** The file of the path, after it was checked. @throws ProblemError not-found or report-file-incomplete */
async function findChecked(call: CallOf<'compareReportFile'> | CallOf<'importReportFile'>) {
  const file = await readReportFile(call.db, call.path.id, call.person.email)
  if (!file) throw call.problem('not-found')
  // A template has no data, so it cannot become a report.
  if (file.kind !== 'report') throw call.problem('not-found')
  if (file.layout === null) throw call.problem('report-file-incomplete')
  return { ...file, layout: file.layout satisfies ReportLayout }
}

const compareReportFile: Handler<'compareReportFile'> = async call => {
  const { layout } = await findChecked(call)
  const id = call.query.reportKey
  await needReadable(call, id)
  const before = await readLayout(call.db, id)
  return {
    body: {
      ...compareLayouts(before, layout),
      brokenBookmarks: brokenBookmarks(await listBookmarksOfAll(call.db, id), before, layout),
    },
  }
}

const getReportImages: Handler<'getReportImages'> = async call => {
  const id = call.path.id
  await needReadable(call, id)
  return { body: { images: await readImages(call.db, id) } }
}

/** Default properties of a report. */
const ofDraft = {
  powerBiUrl: null,
  reportId: null,
  reportGroup: null,
  height: null,
  width: null,
  securityModel: 'everyone',
} as const

/** Locks an existing report. @throws ProblemError not-found */
async function lockReport(call: CallOf<'importReportFile'>, id: number): Promise<KnownReport> {
  const accountId = await clientOfReport(call.db, id)
  if (accountId === undefined) throw call.problem('not-found')
  await lockClient(call.db, accountId)
  const report = await readReport(call.db, id)
  if (!report || report.isDeleted) throw call.problem('not-found')
  return report
}

const importReportFile: Handler<'importReportFile'> = async call => {
  const { file_name: name, file_size: size, layout } = await findChecked(call)
  const { reportKey, name: newName, folderId } = call.body
  const replacedReport = reportKey === null ? undefined : await lockReport(call, reportKey)
  const id = reportKey ?? (await makeReport(call, { ...ofDraft, name: newName, folderId }))
  const replaced = await attachFile(call.db, call.path.id, id)
  await writeReportFile(call.db, id, { name, size }, layout)
  await removeLater(call.db, replaced)
  if (replacedReport?.isPublished) await tellReaders(call, id, { isNew: false, documents: 0 })
  return answerChanged(withReading(call), 'Report', id)
}

/** The file of the report of the path. @throws ProblemError report-access-denied or not-found */
async function findTakable(
  call: CallOf<'getReportDownload'> | CallOf<'downloadReport'>,
): Promise<OfferedFile> {
  const id = call.path.id
  await needReadable(call, id)
  const found = await readFileOfReport(call.db, id, call.person)
  if (!found) throw call.problem('not-found')
  const { mayTake, ...file } = found
  if (!mayTake) throw call.problem('report-access-denied')
  return file
}

const getReportDownload: Handler<'getReportDownload'> = async call => {
  const id = call.path.id
  await findTakable(call)
  const { token, expires } = await signTicket('report', call.db, call.person.email, id)
  return { body: { id, ticket: token, expiresDate: expires.toISOString() } }
}

/** Sends the file of a report. */
export const downloadReport: StreamHandler<'downloadReport'> = async (call, request, reply) => {
  await sendFile(request, reply, call.services.files, await findTakable(call))
}

/** Turns uploaded files into reports. */
export const importHandlers = {
  compareReportFile,
  getReportDownload,
  getReportImages,
  importReportFile,
} satisfies SomeHandlers
