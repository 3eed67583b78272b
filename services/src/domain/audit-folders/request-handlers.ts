import type { CallOf, Handler, Refuses, SomeHandlers } from '../../server/call.ts'
import type { Database, Tx } from '../../database/schema.ts'
import { answerChanged, answerNew, readList } from '../../server/list.ts'
import { matchVersion } from '../version.ts'
import { countArrived } from './document-statements.ts'
import {
  countRequests,
  type FolderRow,
  folderOf,
  hasDocuments,
  isContactOf,
  lockFolder,
  readRequest,
  type RequestRow,
  updateRequestRow,
} from './statements.ts'
import { tellDecided, tellRequested } from './tell.ts'
import { withWaiting } from './fields-of-person.ts'

/** The most document requests per folder. */
const mostRequests = 500

/**
 * A folder still being worked on, locked until the transaction ends.
 * @throws ProblemError not-found, audit-folder-closed
 */
async function needOpenFolder(
  call: Refuses<'not-found' | 'audit-folder-closed'> & { db: Database | Tx },
  id: number | undefined,
): Promise<FolderRow> {
  const folder = id === undefined ? undefined : await lockFolder(call.db, id)
  if (!folder) throw call.problem('not-found')
  if (folder.status !== 'open') throw call.problem('audit-folder-closed')
  return folder
}

/** @throws ProblemError audit-contact-unknown */
async function needContact(
  call: Refuses<'audit-contact-unknown'> & { db: Database | Tx },
  contactId: number | null | undefined,
  { account_id: accountId }: FolderRow,
): Promise<void> {
  if (contactId === null || contactId === undefined) return
  if (!(await isContactOf(call.db, contactId, accountId))) throw call.problem('audit-contact-unknown')
}

const createAuditRequest: Handler<'createAuditRequest'> = async call => {
  const { folderId, title, description, dueDate, contactId } = call.body
  const folder = await needOpenFolder(call, folderId)
  await needContact(call, contactId, folder)
  if ((await countRequests(call.db, folderId)) >= mostRequests) throw call.problem('audit-limit-reached')
  const { id } = await call.db
    .insertInto('audit_request')
    .values({
      folder_id: folderId,
      title,
      description,
      due_date: dueDate,
      contact_id: contactId,
      created_by: call.person.email,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (contactId !== null) await tellRequested(call.db, folderId, [contactId], call.person.email)
  return answerNew(withWaiting(call), 'AuditRequest', id, `/v1/AuditRequests(${id})`)
}

/** The document request of the path, in the version that was seen, and its folder. */
async function findKnown(call: CallOf<'updateAuditRequest' | 'deleteAuditRequest'>) {
  const { id } = call.path
  const folder = await needOpenFolder(call, await folderOf(call.db, 'audit_request', id))
  const request = await readRequest(call.db, id)
  if (!request) throw call.problem('not-found')
  matchVersion(call, request.version)
  return { folder, request }
}

/** The columns that a decision writes. @throws ProblemError audit-request-closed, audit-reason-missing */
async function decisionOn(call: CallOf<'updateAuditRequest'>, { id, status: before }: RequestRow) {
  const { status, returnReason } = call.body
  if (status === undefined) {
    if (returnReason !== undefined) throw call.problem('audit-request-closed')
    return {}
  }
  const decided = { decided_by: call.person.email, decided_date: new Date() }
  if (status === 'open') {
    // The decision is revoked, so what was handed in waits again.
    if (before !== 'accepted' && before !== 'returned') throw call.problem('audit-request-closed')
    const undecided = { return_reason: null, decided_by: null, decided_date: null }
    if ((await countArrived(call.db, id)) > 0) return { status: 'submitted' as const, ...undecided }
    // After it was returned, the client may have withdrawn every document.
    return { status: 'open' as const, submitted_date: null, ...undecided }
  }
  if (before !== 'submitted') throw call.problem('audit-request-closed')
  if (status === 'accepted') return { status, return_reason: null, ...decided }
  if (returnReason === undefined) throw call.problem('audit-reason-missing')
  return { status, return_reason: returnReason, ...decided }
}

const updateAuditRequest: Handler<'updateAuditRequest'> = async call => {
  const { folder, request } = await findKnown(call)
  const { title, description, dueDate, contactId } = call.body
  await needContact(call, contactId, folder)
  const decision = await decisionOn(call, request)
  await updateRequestRow(call.db, request.id, {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(dueDate !== undefined && { due_date: dueDate }),
    ...(contactId !== undefined && { contact_id: contactId }),
    ...decision,
  })
  const asked = contactId === undefined ? request.contact_id : contactId
  const status = 'status' in decision ? decision.status : undefined
  if (status === 'accepted' || status === 'returned')
    await tellDecided(call.db, { ...request, contact_id: asked }, status, call.person.email)
  else if (asked !== null && asked !== request.contact_id)
    await tellRequested(call.db, folder.id, [asked], call.person.email)
  return answerChanged(withWaiting(call), 'AuditRequest', request.id)
}

const deleteAuditRequest: Handler<'deleteAuditRequest'> = async call => {
  const { request } = await findKnown(call)
  if (await hasDocuments(call.db, { requestId: request.id })) throw call.problem('audit-request-closed')
  await call.db.deleteFrom('audit_request').where('id', '=', request.id).execute()
  return {}
}

/** Documents that clients are asked for. */
export const auditRequestHandlers = {
  createAuditRequest,
  deleteAuditRequest,
  listAuditRequests: async call => readList(withWaiting(call)),
  updateAuditRequest,
} satisfies SomeHandlers
