import { sql } from 'kysely'
import { managesReports } from '../reports/readers.ts'
import { signTicket } from '../../access/ticket.ts'
import { sendFile } from '../../files/send-file.ts'
import type { CallOf, Handler, KeyCall, Refuses, SomeHandlers, StreamHandler } from '../../server/call.ts'
import { answerChanged, answerNew, readList, readOne } from '../../server/list.ts'
import type { BodyOf } from '../../server/operation-types.ts'
import { offerExists } from '../offers.ts'
import { attachFileToTemplate, readReportFile } from '../report-files/statements.ts'
import { wholeLayout } from '../reports/report-statements.ts'
import { refuseDuplicate } from '../unique.ts'
import { matchVersion } from '../version.ts'
import {
  insertTemplate,
  insertUse,
  insertVersion,
  lockTemplate,
  readVersion,
  updateTemplateRow,
} from './statements.ts'

/** Calls that create a version. */
type VersionCall = CallOf<'createReportTemplate'> | CallOf<'addReportTemplateVersion'>

/** The template of the path, locked until the transaction ends. @throws ProblemError not-found */
async function find(call: KeyCall & Refuses<'not-found'>) {
  const template = await lockTemplate(call.db, call.path.id)
  if (!template) throw call.problem('not-found')
  return template
}

/** The columns for the given properties, with the name trimmed. */
function columnsOf({ name, description, offerId, isRetired }: BodyOf<'updateReportTemplate'>) {
  return {
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(description === undefined ? {} : { description }),
    ...(offerId === undefined ? {} : { offer_id: offerId }),
    ...(isRetired === undefined ? {} : { is_retired: isRetired }),
  }
}

async function needOffer(
  call: CallOf<'createReportTemplate'> | CallOf<'updateReportTemplate'>,
  id: number | undefined,
): Promise<void> {
  if (id !== undefined && !(await offerExists(call.db, id)))
    throw call.problem('report-template-solution-unknown')
}

/** Creates a version from an uploaded file. @throws ProblemError report-template-file-unknown */
async function addVersion(call: VersionCall, templateId: number) {
  const { fileId, note } = call.body
  const { email } = call.person
  const file = await readReportFile(call.db, fileId, email)
  if (file?.kind !== 'template' || file.layout === null) throw call.problem('report-template-file-unknown')
  const { file_name: fileName, file_size: fileSize, layout } = file
  const version = { note, fileName, fileSize, layout, createdBy: email }
  await attachFileToTemplate(call.db, fileId, await insertVersion(call.db, templateId, version))
}

const createReportTemplate: Handler<'createReportTemplate'> = async call => {
  const form = call.body
  await needOffer(call, form.offerId)
  const { name, description, offerId } = form
  const columns = { name: name.trim(), description, offer_id: offerId, created_by: call.person.email }
  const id = await refuseDuplicate(call, 'report-template-name-taken', insertTemplate(call.db, columns))
  await addVersion(call, id)
  return answerNew(call, 'ReportTemplate', id, `/v1/ReportTemplates(${id})`)
}

const updateReportTemplate: Handler<'updateReportTemplate'> = async call => {
  const { id, version } = await find(call)
  matchVersion(call, version)
  const patch = call.body
  await needOffer(call, patch.offerId)
  const columns = { ...columnsOf(patch), modified_by: call.person.email }
  await refuseDuplicate(call, 'report-template-name-taken', updateTemplateRow(call.db, id, columns))
  return answerChanged(call, 'ReportTemplate', id)
}

const addReportTemplateVersion: Handler<'addReportTemplateVersion'> = async call => {
  const { id, isRetired } = await find(call)
  if (isRetired) throw call.problem('report-template-retired')
  await addVersion(call, id)
  await updateTemplateRow(call.db, id, { modified_by: call.person.email })
  return answerNew(call, 'ReportTemplate', id, `/v1/ReportTemplates(${id})`)
}

/** The requested version. @throws ProblemError not-found */
async function findVersion(call: KeyCall & { query: { readonly version?: number } } & Refuses<'not-found'>) {
  const { version } = call.query
  const found = call.person.staff && (await readVersion(call.db, call.path.id, version))
  if (!found) throw call.problem('not-found')
  return found
}

const getReportTemplateLayout: Handler<'getReportTemplateLayout'> = async call => ({
  body: wholeLayout((await findVersion(call)).layout),
})

const listReportTemplateUses: Handler<'listReportTemplateUses'> = async call => {
  const { id } = await find(call)
  return readList(call, { rows: (_entity, alias) => sql`${sql.id(alias, 'template_id')} = ${id}::int4` })
}

/** The requested version, if it may be downloaded. @throws ProblemError not-found or report-template-retired */
async function findTakable(call: CallOf<'getReportTemplateDownload'> | CallOf<'downloadReportTemplate'>) {
  const { id, key, fileName: name, fileSize: size, isRetired } = await findVersion(call)
  if (key === null) throw call.problem('not-found')
  if (isRetired && !managesReports(call.person)) throw call.problem('report-template-retired')
  return { id, key, name, size }
}

const getReportTemplateDownload: Handler<'getReportTemplateDownload'> = async call => {
  const id = call.path.id
  await findTakable(call)
  const { token, expires } = await signTicket('template', call.db, call.person.email, id)
  return { body: { id, ticket: token, expiresDate: expires.toISOString() } }
}

/** Sends the file of a version, and records who downloaded it. */
export const downloadReportTemplate: StreamHandler<'downloadReportTemplate'> = async (
  call,
  request,
  reply,
) => {
  const { id, ...file } = await findTakable(call)
  // Resuming an interrupted download does not count as another use.
  if (/^bytes=0*-|^$/.test(request.headers.range ?? ''))
    await insertUse(call.db, call.path.id, id, call.person.email)
  await sendFile(request, reply, call.services.files, file)
}

/** Report templates: downloaded by staff, maintained by people who administer reports. */
export const reportTemplateHandlers = {
  addReportTemplateVersion,
  createReportTemplate,
  getReportTemplate: readOne,
  getReportTemplateDownload,
  getReportTemplateLayout,
  listReportTemplates: readList,
  listReportTemplateUses,
  updateReportTemplate,
} satisfies SomeHandlers
