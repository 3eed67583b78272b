import { sql } from 'kysely'
import { managesReports } from '../../access/report-readers.ts'
import { signReportToken } from '../../access/report-token.ts'
import { sendFile } from '../../files/send-file.ts'
import type { Answer, Handler, Handlers, StreamHandler } from '../../server/call.ts'
import { listOf, readOne, readWritten } from '../../server/list.ts'
import { ProblemError } from '../../server/problem.ts'
import { offerExists } from '../offers.ts'
import { giveFileToTemplate, readReportFile } from '../report-files/statements.ts'
import { refuseTaken } from '../unique.ts'
import { matchVersion } from '../version.ts'
import {
  insertTemplate,
  insertUse,
  insertVersion,
  lockTemplate,
  readVersion,
  updateTemplateRow,
} from './statements.ts'

type PersonCall = Parameters<Handler>[0]

/** ReportTemplateForm of the contract without its file; ReportTemplatePatch is a part of it. */
interface TemplateProperties {
  name: string
  description: string
  offerId: number
  isRetired: boolean
}

/** ReportTemplateVersionForm of the contract. */
interface VersionForm {
  fileId: number
  note: string
}

async function answer(call: PersonCall, id: number, isNew = false): Promise<Answer> {
  const body = await readWritten(call, 'ReportTemplate', id)
  const headers = { etag: String(body['@odata.etag']) }
  return { body, headers: isNew ? { ...headers, location: `/v1/ReportTemplates(${id})` } : headers }
}

/** The template of the path, ours until the transaction ends. @throws ProblemError not-found */
async function find(call: PersonCall) {
  const template = await lockTemplate(call.db, Number(call.params['id']))
  if (!template) throw new ProblemError('not-found')
  return template
}

/** The columns of what is given, as people read it: a name has no space around it. */
function columnsOf({ name, description, offerId, isRetired }: Partial<TemplateProperties>) {
  return {
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(description === undefined ? {} : { description }),
    ...(offerId === undefined ? {} : { offer_id: offerId }),
    ...(isRetired === undefined ? {} : { is_retired: isRetired }),
  }
}

async function needOffer(call: PersonCall, id: number | undefined): Promise<void> {
  if (id !== undefined && !(await offerExists(call.db, id)))
    throw new ProblemError('report-template-solution-unknown')
}

/** Makes a version of a file that has arrived. @throws ProblemError report-template-file-unknown */
async function addVersion(call: PersonCall, templateId: number, { fileId, note }: VersionForm) {
  const { email } = call.person
  const file = await readReportFile(call.db, fileId, email)
  if (file?.kind !== 'template' || file.layout === null)
    throw new ProblemError('report-template-file-unknown')
  const { file_name: fileName, file_size: fileSize, layout } = file
  const version = { note, fileName, fileSize, layout, createdBy: email }
  await giveFileToTemplate(call.db, fileId, await insertVersion(call.db, templateId, version))
}

const createReportTemplate: Handler = async call => {
  const form = call.body as TemplateProperties & VersionForm
  await needOffer(call, form.offerId)
  const { name, description, offerId } = form
  const columns = { name: name.trim(), description, offer_id: offerId, created_by: call.person.email }
  const id = await refuseTaken('report-template-name-taken', insertTemplate(call.db, columns))
  await addVersion(call, id, form)
  return answer(call, id, true)
}

const updateReportTemplate: Handler = async call => {
  const { id, version } = await find(call)
  matchVersion(call.ifMatch, version)
  const patch = call.body as Partial<TemplateProperties>
  await needOffer(call, patch.offerId)
  await refuseTaken('report-template-name-taken', updateTemplateRow(call.db, id, columnsOf(patch)))
  return answer(call, id)
}

const addReportTemplateVersion: Handler = async call => {
  const { id, isRetired } = await find(call)
  if (isRetired) throw new ProblemError('report-template-retired')
  await addVersion(call, id, call.body as VersionForm)
  await updateTemplateRow(call.db, id, {})
  return answer(call, id, true)
}

/** The version that is asked for. @throws ProblemError not-found */
async function findVersion(call: PersonCall) {
  const { version } = call.query as { version?: number }
  const found = call.person.staff && (await readVersion(call.db, Number(call.params['id']), version))
  if (!found) throw new ProblemError('not-found')
  return found
}

const getReportTemplateLayout: Handler = async call => ({ body: (await findVersion(call)).layout })

const listReportTemplateUses: Handler = async call => {
  const { id } = await find(call)
  return listOf(() => (_entity, alias) => sql`${sql.id(alias, 'template_id')} = ${id}::int4`)(call)
}

/** The version that is asked for, as far as it may be taken. @throws ProblemError not-found or report-template-retired */
async function findTakable(call: PersonCall) {
  const { id, key, fileName: name, fileSize: size, isRetired } = await findVersion(call)
  if (key === null) throw new ProblemError('not-found')
  if (isRetired && !managesReports(call.person)) throw new ProblemError('report-template-retired')
  return { id, key, name, size }
}

const getReportTemplateDownload: Handler = async call => {
  const id = Number(call.params['id'])
  await findTakable(call)
  const { token, expires } = await signReportToken('template', call.db, call.person.email, id)
  return { body: { id, ticket: token, expiresDate: expires.toISOString() } }
}

/** Sends the file of a version, and notes who takes it. */
export const downloadReportTemplate: StreamHandler = async (call, request, reply) => {
  const { id, ...file } = await findTakable(call)
  // What goes on where a download broke is the same use.
  if (/^bytes=0*-|^$/.test(request.headers.range ?? ''))
    await insertUse(call.db, Number(call.params['id']), id, call.person.email)
  await sendFile(request, reply, call.services.files, file)
}

/** Templates of reports: taken by staff, kept by those who administer reports. */
export const reportTemplateHandlers: Handlers = {
  addReportTemplateVersion,
  createReportTemplate,
  getReportTemplate: call => readOne(call, Number(call.params['id'])),
  getReportTemplateDownload,
  getReportTemplateLayout,
  listReportTemplates: listOf(),
  listReportTemplateUses,
  updateReportTemplate,
}
