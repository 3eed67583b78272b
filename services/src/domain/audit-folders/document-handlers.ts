import { signTicket } from '../../access/ticket.ts'
import type { Database } from '../../database/schema.ts'
import { cleanFileName } from '../../files/file-name.ts'
import { sha256Of } from '../../files/hash.ts'
import { removeFiles, removeLater } from '../../files/removals.ts'
import { sendFile } from '../../files/send-file.ts'
import type { FileStore } from '../../files/store.ts'
import {
  type CallOf,
  etagOf,
  type Handler,
  type KeyCall,
  type Preparation,
  type Preparations,
  type Refuses,
  type SomeHandlers,
  type StreamHandler,
} from '../../server/call.ts'
import { answerChanged } from '../../server/list.ts'
import { maximumFileBytes } from '../report-files/entries.ts'
import { bytesToCome } from '../report-files/statements.ts'
import { matchVersion } from '../version.ts'
import {
  countArrived,
  countDocumentsOf,
  countOnTheirWay,
  deleteUnsentDocuments,
  type DocumentRow,
  insertDocument,
  noteArrived,
  offered,
  readSeenDocument,
  readSeenRequest,
} from './document-statements.ts'
import { lockFolder, updateRequestRow } from './statements.ts'
import { tellKeeper } from './tell.ts'
import { withWaiting } from './fields-of-person.ts'

/** The most uploads in progress per person, and documents per request. */
const mostOnTheirWay = 10
const mostOfRequest = 50

/** Requires an open folder: nothing is handed in once it is signed. @throws ProblemError audit-folder-closed */
async function needOpen(call: CallOf<'createAuditDocument' | 'submitAuditDocument'>, folderId: number) {
  const folder = await lockFolder(call.db, folderId)
  if (folder?.status !== 'open') throw call.problem('audit-folder-closed')
  return folder
}

const createAuditDocument: Handler<'createAuditDocument'> = async call => {
  const { id: requestId } = call.path
  const { email } = call.person
  const { fileSize } = call.body
  const request = await readSeenRequest(call.db, requestId, call.rows('AuditRequest', 'request'))
  if (!request) throw call.problem('not-found')
  await needOpen(call, request.folderId)
  // Read again: it may have been decided while waiting for the folder's lock.
  const now = await readSeenRequest(call.db, requestId, call.rows('AuditRequest', 'request'))
  if (!now) throw call.problem('not-found')
  if (now.status === 'accepted') throw call.problem('audit-request-closed')
  if (fileSize > maximumFileBytes) throw call.problem('audit-file-too-large')
  const isFull =
    (await countOnTheirWay(call.db, email)) >= mostOnTheirWay ||
    (await countDocumentsOf(call.db, requestId)) >= mostOfRequest
  if (isFull) throw call.problem('audit-limit-reached')
  if ((await call.services.files.room()) < (await bytesToCome(call.db)) + fileSize)
    throw call.problem('storage-full')
  const fileName = cleanFileName(call.body.fileName)
  const { id, key, version } = await insertDocument(call.db, {
    requestId,
    fileName,
    fileSize,
    createdBy: email,
  })
  return {
    body: { id, requestId, fileName, fileSize, receivedSize: 0, uploadUrl: `/v1/Uploads/${key}` },
    headers: { etag: etagOf(version), location: `/v1/AuditDocuments(${id})` },
  }
}

/** A document of a request that the caller may see. @throws ProblemError not-found */
async function find(call: KeyCall & Refuses<'not-found'>): Promise<DocumentRow> {
  const found = await readSeenDocument(call.db, call.path.id, call.rows('AuditRequest', 'request'))
  if (!found) throw call.problem('not-found')
  return found
}

/** The SHA-256 of a complete document that was not submitted yet; undefined if there is none. */
const hashArrived: Preparation<'submitAuditDocument'> = async call => {
  const { files } = call.services
  const found = await readSeenDocument(call.db, call.path.id, call.rows('AuditRequest', 'request'))
  if (!found || found.hasArrived || found.createdBy !== call.person.email) return undefined
  if ((await files.received(found.key)) !== found.size) return undefined
  return sha256Of(await files.read(found.key, 0, found.size))
}

const submitAuditDocument: Handler<'submitAuditDocument'> = async call => {
  const before = await find(call)
  if (before.createdBy !== call.person.email) throw call.problem('not-found')
  const folder = await needOpen(call, before.folderId)
  const { id, requestId, requestStatus, hasArrived } = await find(call)
  if (hasArrived) return answerChanged(withWaiting(call), 'AuditRequest', requestId)
  // Accepted while its bytes were under way: what was accepted stays.
  if (requestStatus === 'accepted') throw call.problem('audit-request-closed')
  const sha256 = call.prepared as string | undefined
  // Its last bytes may have arrived after it was checked for them.
  if (sha256 === undefined) throw call.problem('audit-file-incomplete')
  await noteArrived(call.db, id, sha256)
  await updateRequestRow(call.db, requestId, {
    status: 'submitted',
    return_reason: null,
    submitted_date: new Date(),
    decided_by: null,
    decided_date: null,
  })
  await tellKeeper(call.db, folder, requestId, call.person.email)
  return answerChanged(withWaiting(call), 'AuditRequest', requestId)
}

const deleteAuditDocument: Handler<'deleteAuditDocument'> = async call => {
  const before = await find(call)
  const folder = await lockFolder(call.db, before.folderId)
  if (folder?.status !== 'open') throw call.problem('audit-folder-closed')
  const { id, requestId, requestStatus, hasArrived, createdBy, version, key } = await find(call)
  if (createdBy !== call.person.email) throw call.problem('audit-document-of-another')
  matchVersion(call, version)
  if (requestStatus === 'accepted' && hasArrived) throw call.problem('audit-request-closed')
  await call.db.deleteFrom('audit_document').where('id', '=', id).execute()
  // Without any documents left, the request waits for the client again. Otherwise it only becomes another version, so
  // that nobody decides on documents that are gone.
  if (hasArrived)
    await updateRequestRow(
      call.db,
      requestId,
      requestStatus === 'submitted' && (await countArrived(call.db, requestId)) === 0
        ? { status: 'open', submitted_date: null }
        : {},
    )
  await removeLater(call.db, [key])
  return {}
}

/** A submitted document. @throws ProblemError not-found, also if it is not complete */
async function findArrived(call: KeyCall & Refuses<'not-found'>): Promise<DocumentRow> {
  const found = await find(call)
  if (!found.hasArrived) throw call.problem('not-found')
  return found
}

const getAuditDocumentDownload: Handler<'getAuditDocumentDownload'> = async call => {
  const { id } = await findArrived(call)
  const { token, expires } = await signTicket('auditDocument', call.db, call.person.email, id)
  return { body: { id, ticket: token, expiresDate: expires.toISOString() } }
}

/** Sends a submitted document. */
export const downloadAuditDocument: StreamHandler<'downloadAuditDocument'> = async (call, request, reply) => {
  await sendFile(request, reply, call.services.files, offered(await findArrived(call)))
}

/** Documents handed in by clients or staff. */
export const auditDocumentHandlers = {
  createAuditDocument,
  deleteAuditDocument,
  getAuditDocumentDownload,
  submitAuditDocument,
} satisfies SomeHandlers

/** Work that is done before a transaction begins. */
export const auditDocumentPreparations = { submitAuditDocument: hashArrived } satisfies Preparations

/** Deletes documents that did not arrive in time. */
export async function forgetUnsentDocuments(db: Database, store: FileStore): Promise<void> {
  await db.transaction().execute(async tx => removeLater(tx, await deleteUnsentDocuments(tx)))
  await removeFiles(db, store)
}
