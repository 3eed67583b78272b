import { StockAttendanceAnswer } from '@parvis/api-types/limits/inventories'
import { signTicket } from '../../../access/ticket.ts'
import { attachmentHeaders } from '../../../files/attachment.ts'
import { removeLater } from '../../../files/removals.ts'
import type { CallOf, Handler, KeyCall, Refuses, SomeHandlers, StreamHandler } from '../../../server/call.ts'
import { fileDocument } from '../../signatures/file-document.ts'
import { matchVersion } from '../../version.ts'
import { countStaff, lockTake, readZones } from '../statements.ts'
import { type AttendanceContent, readContent } from './content.ts'
import { type Attendance, deleteDraft, readAttendance, writeAttendance, writeEnvelope } from './statements.ts'
import { type Language, words } from './words.ts'

/** The questions about an attendance, in order. */
const questions = StockAttendanceAnswer.question.values

/** What a report needs before it can be signed, by field. */
const needs = {
  attendedDate: report => report.attendedDate !== null,
  attendedFrom: report => report.attendedFrom !== null,
  attendedUntil: report => report.attendedUntil !== null,
  zoneIds: report => report.zoneIds.length > 0,
  auditors: report => report.auditors.length > 0,
  answers: report =>
    questions.every(question =>
      report.answers.some(answer => answer.question === question && answer.reply !== null),
    ),
  conclusion: report => report.conclusion !== null,
} as const satisfies Record<string, (report: Attendance) => boolean>
type Need = keyof typeof needs

const missingIn = (report: Attendance) => (Object.keys(needs) as Need[]).filter(need => !needs[need](report))

/** Whether a report can no longer be edited: it is out for signature or signed. A draft that nobody was sent fixes nothing. */
const isFixed = ({ signature }: Attendance) =>
  signature?.status === 'open' || signature?.status === 'completed'

/**
 * Deletes the draft of a locked report, which a changed or newer report outdates: nobody may sign what it no longer says.
 * @throws ProblemError stock-attendance-fixed if the draft is sent in the same moment
 */
async function dropDraft(
  call: KeyCall & Refuses<'stock-attendance-fixed'>,
  takeId: number,
  { signature }: Attendance,
): Promise<void> {
  if (signature?.status !== 'draft') return
  const fileKey = await deleteDraft(call.db, takeId)
  if (fileKey === undefined) throw call.problem('stock-attendance-fixed')
  await removeLater(call.db, [fileKey])
}

/** @throws ProblemError not-found */
async function answerReport(call: KeyCall & Refuses<'not-found'>) {
  const { id } = call.path
  const isSeen = call.rows('SignatureEnvelope', 'signature_envelope')
  const found = await readAttendance(call.db, id, isSeen)
  if (!found) throw call.problem('not-found')
  const { version, writtenDate, ...report } = found
  const body = {
    ...report,
    '@odata.etag': `"${version}"`,
    id,
    writtenDate: writtenDate?.toISOString() ?? null,
    missing: missingIn(found),
    isFixed: isFixed(found),
  }
  return { body, headers: { etag: body['@odata.etag'] } }
}

const getStockAttendance: Handler<'getStockAttendance'> = answerReport

type UpdateCall = CallOf<'updateStockAttendance'>

/**
 * Requires that the places belong to the stock-take, and the auditors to the firm.
 * @throws ProblemError stock-zone-unknown, stock-auditor-unknown
 */
async function checkNamed({ db, body, path, services, problem }: UpdateCall): Promise<void> {
  const { zoneIds = [], auditors = [] } = body
  const known = new Set((await readZones(db, path.id)).map(({ id }) => id))
  if (zoneIds.some(id => !known.has(id))) throw problem('stock-zone-unknown')
  const emails = [...new Set(auditors.map(email => email.toLowerCase()))]
  if ((await countStaff(db, emails, services.settings.firmDomain)) < emails.length)
    throw problem('stock-auditor-unknown')
}

/**
 * Sorts answers by question and drops the empty ones.
 * @throws ProblemError body-invalid if a question is answered twice
 */
function inOrder(call: UpdateCall, answers: Attendance['answers']): Attendance['answers'] {
  if (new Set(answers.map(({ question }) => question)).size < answers.length)
    throw call.problem('body-invalid', { errors: [{ pointer: '/answers', code: 'not-unique' }] })
  return questions.flatMap(question => {
    const given = answers.find(answer => answer.question === question)
    const note = given?.note.trim() ?? ''
    return given && (given.reply !== null || note !== '') ? [{ ...given, note }] : []
  })
}

const updateStockAttendance: Handler<'updateStockAttendance'> = async call => {
  const { db, body, path, person } = call
  const take = await lockTake(db, path.id)
  const before = take && (await readAttendance(db, take.id))
  if (!before) throw call.problem('not-found')
  matchVersion(call, before.version)
  // There is nothing to attend yet, and the whole stock-take can still be deleted.
  if (take.status === 'prepared') throw call.problem('stock-take-closed')
  if (isFixed(before)) throw call.problem('stock-attendance-fixed')
  await checkNamed(call)
  const { answers, auditors = before.auditors.map(({ email }) => email), ...changes } = body
  const after = { ...before, ...changes, answers: answers ? inOrder(call, answers) : before.answers }
  const { conclusion, conclusionText } = after
  if (conclusion !== null && conclusion !== 'satisfactory' && conclusionText.trim() === '')
    throw call.problem('body-invalid', { errors: [{ pointer: '/conclusionText', code: 'required' }] })
  await dropDraft(call, take.id, before)
  await writeAttendance(db, take.id, {
    attended_date: after.attendedDate,
    attended_from: after.attendedFrom,
    attended_until: after.attendedUntil,
    zone_ids: after.zoneIds,
    auditors: [...new Set(auditors.map(email => email.toLowerCase()))],
    met_people: after.metPeople.trim(),
    answers: JSON.stringify(after.answers),
    observations: after.observations.trim(),
    conclusion,
    conclusion_text: conclusionText.trim(),
    written_by: person.email,
  })
  return answerReport(call)
}

const sendStockAttendance: Handler<'sendStockAttendance'> = async call => {
  const { db, body, path } = call
  const take = await lockTake(db, path.id)
  const content = take && (await readContent(db, take.id))
  if (!content) throw call.problem('not-found')
  if (isFixed(content.report)) throw call.problem('stock-attendance-fixed')
  if (missingIn(content.report).length > 0) throw call.problem('stock-attendance-incomplete')
  await dropDraft(call, take.id, content.report)
  // Load the writer only when someone sends a report.
  const { attendanceDocument } = await import('./document.ts')
  const written = await attendanceDocument(content, body.language)
  const name = fileNameOf(content, body.language)
  await writeEnvelope(db, take.id, await fileDocument(call, { ...written, name }))
  return answerReport(call)
}

const fileNameOf = ({ facts: { name, client } }: AttendanceContent, language: Language) =>
  `${words[language].title} ${name} ${client}.pdf`

const getStockAttendanceDownload: Handler<'getStockAttendanceDownload'> = async call => {
  const { id } = call.path
  if (!(await readAttendance(call.db, id))) throw call.problem('not-found')
  const { token, expires } = await signTicket('stockAttendance', call.db, call.person.email, id)
  return { body: { id, ticket: token, expiresDate: expires.toISOString() } }
}

/** Generates the report from its current content, and sends it. */
export const downloadStockAttendance: StreamHandler<'downloadStockAttendance'> = async (
  call,
  _request,
  reply,
) => {
  const { language } = call.query
  const content = await readContent(call.db, call.path.id)
  if (!content) throw call.problem('not-found')
  // Load the writer only when someone downloads a file.
  const { attendanceDocument } = await import('./document.ts')
  const { bytes } = await attendanceDocument(content, language)
  await reply
    .headers({
      ...attachmentHeaders(fileNameOf(content, language)),
      'content-length': String(bytes.length),
    })
    .send(bytes)
}

/** The auditors' reports on their attendance at stock-takes. */
export const attendanceHandlers = {
  getStockAttendance,
  getStockAttendanceDownload,
  sendStockAttendance,
  updateStockAttendance,
} satisfies SomeHandlers
