import { sql } from 'kysely'
import type { CallOf, Handler, SomeHandlers } from '../../server/call.ts'
import { answerChanged, readList, readWritten } from '../../server/list.ts'
import { matchVersion } from '../version.ts'
import { folderOf, lockFolder, readCheck, updateCheckRow } from './statements.ts'
import { contactsOfStaff } from '../notifications/staff-contacts.ts'
import { tellMentioned } from './tell.ts'

type UpdateCall = CallOf<'updateAuditCheck'>

/**
 * The check of the path, in the version that was seen. Conclusions are written while the folder is open; reviews also
 * once it is prepared.
 */
async function findKnown(call: UpdateCall) {
  const { id } = call.path
  const folderId = await folderOf(call.db, 'audit_check', id)
  const folder = folderId === undefined ? undefined : await lockFolder(call.db, folderId)
  const check = await readCheck(call.db, id)
  if (!folder || !check) throw call.problem('not-found')
  matchVersion(call, check.version)
  const isReview = call.body.isReviewed !== undefined
  if (folder.status === 'sealed' || (folder.status === 'prepared' && !isReview))
    throw call.problem('audit-folder-closed')
  return check
}

const updateAuditCheck: Handler<'updateAuditCheck'> = async call => {
  const check = await findKnown(call)
  const { conclusion, isReviewed } = call.body
  const { email } = call.person
  const now = new Date()
  if (conclusion !== undefined)
    await updateCheckRow(call.db, check.id, {
      conclusion,
      concluded_by: email,
      concluded_date: now,
      reviewed_by: null,
      reviewed_date: null,
    })
  if (isReviewed !== undefined) {
    if (check.conclusion === null) throw call.problem('audit-conclusion-missing')
    if (isReviewed && check.concluded_by === email) throw call.problem('audit-same-person')
    await updateCheckRow(call.db, check.id, {
      reviewed_by: isReviewed ? email : null,
      reviewed_date: isReviewed ? now : null,
    })
  }
  return answerChanged(call, 'AuditCheck', check.id)
}

const listAuditCheckEntries: Handler<'listAuditCheckEntries'> = async call => {
  const { id } = call.path
  if (!(await readCheck(call.db, id))) throw call.problem('not-found')
  return readList(call, {
    rows: (_entity, alias) =>
      sql`${sql.id(alias, 'id')} in (select entry_id from audit_check_entry where check_id = ${id}::int4)`,
  })
}

const createAuditComment: Handler<'createAuditComment'> = async call => {
  const { folderId, requestId, checkId, text } = call.body
  const folder = await lockFolder(call.db, folderId)
  const ofRequest = requestId === null ? folderId : await folderOf(call.db, 'audit_request', requestId)
  const ofCheck = checkId === null ? folderId : await folderOf(call.db, 'audit_check', checkId)
  if (!folder || ofRequest !== folderId || ofCheck !== folderId) throw call.problem('not-found')
  if (folder.status === 'sealed') throw call.problem('audit-folder-closed')
  const mentions = [...new Set(call.body.mentions.map(email => email.toLowerCase()))]
  const mentioned = await contactsOfStaff(call.db, mentions)
  if (mentioned.length < mentions.length) throw call.problem('audit-person-unknown')
  const { id } = await call.db
    .insertInto('audit_comment')
    .values({
      folder_id: folderId,
      request_id: requestId,
      check_id: checkId,
      text,
      mentions,
      created_by: call.person.email,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tellMentioned(call.db, folder, { requestId, checkId }, mentioned, call.person.email)
  const body = await readWritten(call, 'AuditComment', id)
  return { body, headers: { location: `/v1/AuditComments(${id})` } }
}

/** The checks on a folder's statements, and the comments of staff. */
export const auditCheckHandlers = {
  createAuditComment,
  listAuditCheckEntries,
  listAuditChecks: readList,
  listAuditComments: readList,
  updateAuditCheck,
} satisfies SomeHandlers
