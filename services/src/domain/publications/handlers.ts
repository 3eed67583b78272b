import { signTicket } from '../../access/ticket.ts'
import { removeLater } from '../../files/removals.ts'
import { type OfferedFile, sendFile } from '../../files/send-file.ts'
import type {
  Call,
  CallOf,
  Handler,
  KeyCall,
  Refuses,
  SomeHandlers,
  StreamHandler,
} from '../../server/call.ts'
import { answerChanged, answerNew, readList, readOne } from '../../server/list.ts'
import { moveRequest } from '../planning/moves.ts'
import { type KnownRequest, lockRequest } from '../planning/statements.ts'
import { attachFileToDocument, readReportFile } from '../report-files/statements.ts'
import { lockClient } from '../reports/folder-statements.ts'
import { countReadersOf } from '../reports/reader-statements.ts'
import {
  clientOfReport,
  type KnownReport,
  readReport,
  updateReportRow,
} from '../reports/report-statements.ts'
import { refuseDuplicate } from '../unique.ts'
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
import { tellDelivered } from './tell.ts'

/** The most documents per publication. */
const mostDocuments = 20

const answer = (call: Call, id: number) => answerChanged(call, 'Publication', id)
const answerOfNew = (call: Call, id: number) => answerNew(call, 'Publication', id, `/v1/Publications(${id})`)

/**
 * A publication that is still a draft, locked until the transaction ends.
 * @throws ProblemError not-found, publication-closed
 */
async function findDraft(
  call: Call & Refuses<'not-found' | 'publication-closed'>,
  id: number,
  matches?: (version: number) => void,
) {
  const publication = await lockPublication(call.db, id)
  if (!publication) throw call.problem('not-found')
  matches?.(publication.version)
  if (publication.status !== 'draft') throw call.problem('publication-closed')
  return publication
}

/** Like `findDraft`, in the version the caller knows. @throws ProblemError precondition-failed, too */
const findKnownDraft = (
  call: Call & Refuses<'not-found' | 'publication-closed' | 'precondition-failed'>,
  id: number,
) => findDraft(call, id, version => matchVersion(call, version))

/** Starts work on the request unless that is done. @throws ProblemError publication-request-not-open */
async function begin(call: CallOf<'createPublication'>, request: KnownRequest): Promise<void> {
  if (request.status === 'inProgress') return
  if (request.status !== 'accepted') throw call.problem('publication-request-not-open')
  await moveRequest(call.db, request, { to: 'inProgress', reason: null, by: call.person.email })
}

const createPublication: Handler<'createPublication'> = async call => {
  const { requestId } = call.body
  const request = await lockRequest(call.db, requestId, call.person)
  if (!request) throw call.problem('publication-request-unknown')
  await begin(call, request)
  const insertion = insertPublication(call.db, requestId, call.person.email)
  return answerOfNew(call, await refuseDuplicate(call, 'publication-exists', insertion))
}

/** @throws ProblemError publication-report-of-another-engagement when the report's folder belongs to another one */
function refuseOtherEngagement(
  call: Refuses<'publication-report-of-another-engagement'>,
  report: KnownReport,
  engagementId: number,
): void {
  if (report.engagementId !== null && report.engagementId !== engagementId)
    throw call.problem('publication-report-of-another-engagement')
}

const updatePublication: Handler<'updatePublication'> = async call => {
  const { id, accountId, engagementId } = await findKnownDraft(call, call.path.id)
  const { reportId } = call.body
  if (typeof reportId === 'number') {
    const report = await readReport(call.db, reportId)
    if (!report || report.isDeleted) throw call.problem('publication-report-unknown')
    // A report requested for one client is not published to another.
    if (report.accountId !== accountId) throw call.problem('publication-report-of-another-client')
    refuseOtherEngagement(call, report, engagementId)
  }
  await updatePublicationRow(call.db, id, reportId === undefined ? {} : { report_id: reportId })
  return answer(call, id)
}

const addPublicationDocument: Handler<'addPublicationDocument'> = async call => {
  const { id } = await findDraft(call, call.path.id)
  const { fileId } = call.body
  const { email } = call.person
  const file = await readReportFile(call.db, fileId, email)
  // A file uploaded for one publication must not reach the client of another.
  if (file?.publicationId !== id || file.state !== 'checked')
    throw call.problem('publication-document-unknown')
  if ((await countDocuments(call.db, id)) >= mostDocuments)
    throw call.problem('publication-document-limit-reached')
  const { file_name: fileName, file_size: fileSize } = file
  const documentId = await insertDocument(call.db, id, { fileName, fileSize, createdBy: email })
  await attachFileToDocument(call.db, fileId, documentId)
  await updatePublicationRow(call.db, id, {})
  return answerOfNew(call, id)
}

const deletePublicationDocument: Handler<'deletePublicationDocument'> = async call => {
  const publicationId = await publicationOfDocument(call.db, call.path.id)
  if (publicationId === undefined) throw call.problem('not-found')
  const { id } = await findKnownDraft(call, publicationId)
  await removeLater(call.db, await deleteDocument(call.db, call.path.id))
  await updatePublicationRow(call.db, id, {})
  return {}
}

/** The file of a document, for people who see its publication. @throws ProblemError not-found */
async function findDocumentFile(call: KeyCall & Refuses<'not-found'>): Promise<OfferedFile> {
  const isSeen = call.rows('Publication', 'publication')
  const file = await readDocumentFile(call.db, call.path.id, isSeen)
  if (!file) throw call.problem('not-found')
  return file
}

const getPublicationDocumentDownload: Handler<'getPublicationDocumentDownload'> = async call => {
  const id = call.path.id
  await findDocumentFile(call)
  const { token, expires } = await signTicket('document', call.db, call.person.email, id)
  return { body: { id, ticket: token, expiresDate: expires.toISOString() } }
}

/** Sends a document that accompanies a report. */
export const downloadPublicationDocument: StreamHandler<'downloadPublicationDocument'> = async (
  call,
  request,
  reply,
) => {
  await sendFile(request, reply, call.services.files, await findDocumentFile(call))
}

/** Publishes the report to its readers, even while someone moves or deletes it. */
async function publishReport(
  call: CallOf<'validatePublication'>,
  reportId: number | null,
  engagementId: number,
): Promise<KnownReport> {
  const accountId = reportId === null ? undefined : await clientOfReport(call.db, reportId)
  if (reportId === null || accountId === undefined) throw call.problem('publication-report-missing')
  await lockClient(call.db, accountId)
  const report = await readReport(call.db, reportId)
  if (!report || report.isDeleted) throw call.problem('publication-report-missing')
  refuseOtherEngagement(call, report, engagementId)
  if (!report.hasContent) throw call.problem('report-content-missing')
  const readers = await countReadersOf(call.db, report, call.services.settings.firmDomain)
  if (readers === 0) throw call.problem('publication-without-readers')
  await updateReportRow(call.db, reportId, {
    publication_status: 'published',
    delivered_date: new Date(),
  })
  return report
}

const validatePublication: Handler<'validatePublication'> = async call => {
  const { id, requestId, reportId, engagementId } = await findKnownDraft(call, call.path.id)
  const request = await lockRequest(call.db, requestId, call.person)
  if (request?.status !== 'inProgress') throw call.problem('publication-request-not-open')
  const report = await publishReport(call, reportId, engagementId)
  const by = call.person.email
  await moveRequest(call.db, request, { to: 'delivered', reason: null, by })
  await closePublication(call.db, id, 'validated', by)
  const documents = await countDocuments(call.db, id)
  await tellDelivered(call, requestId, report.id, { isNew: !report.isPublished, documents })
  return answer(call, id)
}

const abandonPublication: Handler<'abandonPublication'> = async call => {
  const { id } = await findKnownDraft(call, call.path.id)
  await closePublication(call.db, id, 'abandoned', call.person.email)
  return answer(call, id)
}

/** How requested reports reach the client, for people who plan and administer reports. */
export const publicationHandlers = {
  abandonPublication,
  addPublicationDocument,
  createPublication,
  deletePublicationDocument,
  getPublication: readOne,
  getPublicationDocumentDownload,
  listPublications: readList,
  updatePublication,
  validatePublication,
} satisfies SomeHandlers
