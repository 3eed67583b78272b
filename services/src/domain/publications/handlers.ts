import { sql } from 'kysely'
import { signReportToken } from '../../access/report-token.ts'
import { removeLater } from '../../files/removals.ts'
import { type OfferedFile, sendFile } from '../../files/send-file.ts'
import type { Answer, Handler, Handlers, StreamHandler } from '../../server/call.ts'
import { listOf, readOne, readWritten } from '../../server/list.ts'
import { ProblemError } from '../../server/problem.ts'
import { moveRequest } from '../planning/moves.ts'
import { type KnownRequest, lockRequest } from '../planning/statements.ts'
import { giveFileToDocument, readReportFile } from '../report-files/statements.ts'
import { lockClient } from '../reports/folder-statements.ts'
import {
  clientOfReport,
  type KnownReport,
  readReport,
  updateReportRow,
} from '../reports/report-statements.ts'
import { refuseTaken } from '../unique.ts'
import { matchVersion } from '../version.ts'
import {
  closePublication,
  countDocuments,
  deleteDocument,
  insertDocument,
  insertPublication,
  lockPublication,
  publicationOfDocument,
  readDocumentFile,
  updatePublicationRow,
} from './statements.ts'

type PersonCall = Parameters<Handler>[0]

/** Documents of one publication. */
const mostDocuments = 20

async function answer(call: PersonCall, id: number, isNew = false): Promise<Answer> {
  const body = await readWritten(call, 'Publication', id)
  const headers = { etag: String(body['@odata.etag']) }
  return { body, headers: isNew ? { ...headers, location: `/v1/Publications(${id})` } : headers }
}

/** A publication that is still a draft, ours until the transaction ends. @throws ProblemError not-found, publication-closed */
async function findDraft(call: PersonCall, id: number, ifMatch?: string) {
  const publication = await lockPublication(call.db, id)
  if (!publication) throw new ProblemError('not-found')
  if (ifMatch !== undefined) matchVersion(ifMatch, publication.version)
  if (publication.status !== 'draft') throw new ProblemError('publication-closed')
  return publication
}

const idOf = (call: PersonCall) => Number(call.params['id'])

/** Begins the request unless that is done. @throws ProblemError publication-request-not-open */
async function begin(call: PersonCall, request: KnownRequest): Promise<void> {
  if (request.status === 'inProgress') return
  if (request.status !== 'accepted') throw new ProblemError('publication-request-not-open')
  await moveRequest(call.db, request, { to: 'inProgress', reason: null, by: call.person.email })
}

const createPublication: Handler = async call => {
  const { requestId } = call.body as { requestId: number }
  const request = await lockRequest(call.db, requestId, call.person)
  if (!request) throw new ProblemError('publication-request-unknown')
  await begin(call, request)
  const insertion = insertPublication(call.db, requestId, call.person.email)
  return answer(call, await refuseTaken('publication-exists', insertion), true)
}

/** @throws ProblemError publication-report-of-another-engagement when the folder of the report is for another one */
function refuseOtherEngagement(report: KnownReport, engagementId: number): void {
  if (report.engagementId !== null && report.engagementId !== engagementId)
    throw new ProblemError('publication-report-of-another-engagement')
}

const updatePublication: Handler = async call => {
  const { id, accountId, engagementId } = await findDraft(call, idOf(call), call.ifMatch)
  const { reportId } = call.body as { reportId: number | null }
  if (reportId !== null) {
    const report = await readReport(call.db, reportId)
    if (!report || report.isDeleted) throw new ProblemError('publication-report-unknown')
    // What was requested for one client is not published to another.
    if (report.accountId !== accountId) throw new ProblemError('publication-report-of-another-client')
    refuseOtherEngagement(report, engagementId)
  }
  await updatePublicationRow(call.db, id, { report_id: reportId })
  return answer(call, id)
}

const addPublicationDocument: Handler = async call => {
  const { id } = await findDraft(call, idOf(call))
  const { fileId } = call.body as { fileId: number }
  const { email } = call.person
  const file = await readReportFile(call.db, fileId, email)
  // What was sent for one publication does not reach the client of another.
  if (file?.publicationId !== id || file.state !== 'checked')
    throw new ProblemError('publication-document-unknown')
  if ((await countDocuments(call.db, id)) >= mostDocuments)
    throw new ProblemError('publication-document-limit-reached')
  const { file_name: fileName, file_size: fileSize } = file
  const documentId = await insertDocument(call.db, id, { fileName, fileSize, createdBy: email })
  await giveFileToDocument(call.db, fileId, documentId)
  await updatePublicationRow(call.db, id, {})
  return answer(call, id, true)
}

const deletePublicationDocument: Handler = async call => {
  const publicationId = await publicationOfDocument(call.db, idOf(call))
  if (publicationId === undefined) throw new ProblemError('not-found')
  const { id } = await findDraft(call, publicationId, call.ifMatch)
  await removeLater(call.db, await deleteDocument(call.db, idOf(call)))
  await updatePublicationRow(call.db, id, {})
  return {}
}

/** The file of a document, by who sees its publication. @throws ProblemError not-found */
async function findDocumentFile(call: PersonCall): Promise<OfferedFile> {
  const isSeen = call.rows('Publication', 'publication') ?? sql`true`
  const file = await readDocumentFile(call.db, idOf(call), isSeen)
  if (!file) throw new ProblemError('not-found')
  return file
}

const getPublicationDocumentDownload: Handler = async call => {
  const id = idOf(call)
  await findDocumentFile(call)
  const { token, expires } = await signReportToken('document', call.db, call.person.email, id)
  return { body: { id, ticket: token, expiresDate: expires.toISOString() } }
}

/** Sends a document that goes with a report. */
export const downloadPublicationDocument: StreamHandler = async (call, request, reply) => {
  await sendFile(request, reply, call.services.files, await findDocumentFile(call))
}

/** Makes what readers see of the report, whoever moves or deletes it at the moment. */
async function publishReport(call: PersonCall, reportId: number | null, engagementId: number): Promise<void> {
  const accountId = reportId === null ? undefined : await clientOfReport(call.db, reportId)
  if (reportId === null || accountId === undefined) throw new ProblemError('publication-report-missing')
  await lockClient(call.db, accountId)
  const report = await readReport(call.db, reportId)
  if (!report || report.isDeleted) throw new ProblemError('publication-report-missing')
  refuseOtherEngagement(report, engagementId)
  if (!report.hasContent) throw new ProblemError('report-content-missing')
  await updateReportRow(call.db, reportId, { publication_status: 'published' })
}

const validatePublication: Handler = async call => {
  const { id, requestId, reportId, engagementId } = await findDraft(call, idOf(call), call.ifMatch)
  const request = await lockRequest(call.db, requestId, call.person)
  if (request?.status !== 'inProgress') throw new ProblemError('publication-request-not-open')
  await publishReport(call, reportId, engagementId)
  const by = call.person.email
  await moveRequest(call.db, request, { to: 'delivered', reason: null, by })
  await closePublication(call.db, id, 'validated', by)
  return answer(call, id)
}

const abandonPublication: Handler = async call => {
  const { id } = await findDraft(call, idOf(call), call.ifMatch)
  await closePublication(call.db, id, 'abandoned', call.person.email)
  return answer(call, id)
}

/** How what was requested reaches the client, by those who plan and administer reports. */
export const publicationHandlers: Handlers = {
  abandonPublication,
  addPublicationDocument,
  createPublication,
  deletePublicationDocument,
  getPublication: call => readOne(call, idOf(call)),
  getPublicationDocumentDownload,
  listPublications: listOf(),
  updatePublication,
  validatePublication,
}
