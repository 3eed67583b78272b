/** Shares documents with contacts of their client until a given day. */
import { sql } from 'kysely'
import type { CallOf, Handler, SomeHandlers } from '../../server/call.ts'
import { readList } from '../../server/list.ts'
import { matchVersion } from '../version.ts'
import { faultsAt, needAll } from './chosen-documents.ts'
import { endShare, findContactsOf, lockShare, readShareDays, upsertShares } from './share-statements.ts'
import { clientOf, lockDocuments } from './statements.ts'
import { tellShared } from './tell.ts'

type ShareCall = CallOf<'shareDocuments'>

/** @throws ProblemError document-share-past, document-share-too-long */
async function needDay(call: ShareCall): Promise<void> {
  const { first, last } = await readShareDays(call.db)
  const { untilDate } = call.body
  if (untilDate < first) throw call.problem('document-share-past')
  if (untilDate > last) throw call.problem('document-share-too-long')
}

/**
 * The documents, which belong to one client who does not read them yet.
 * @throws ProblemError document-unknown, document-clients-differ, document-share-needless
 */
async function needDocuments(call: ShareCall) {
  const { ids } = call.body
  const found = await lockDocuments(call.db, ids, { isSeen: call.rows('Document', 'document') })
  const documents = needAll(call, ids, found)
  if (new Set(documents.map(({ accountId }) => accountId)).size > 1)
    throw call.problem('document-clients-differ')
  const needless = faultsAt('ids', ids, id => found.get(id)?.confidentiality !== 'client')
  if (needless.length > 0) throw call.problem('document-share-needless', { errors: needless })
  return documents
}

const shareDocuments: Handler<'shareDocuments'> = async call => {
  const { db, body, person, services } = call
  await needDay(call)
  const documents = await needDocuments(call)
  const { contactIds, untilDate } = body
  const [first] = documents
  const known = await findContactsOf(db, contactIds, first?.accountId ?? 0, services.settings.firmDomain)
  const unknown = faultsAt('contactIds', contactIds, id => known.has(id))
  if (unknown.length > 0) throw call.problem('document-contact-unknown', { errors: unknown })
  const shared = await upsertShares(db, body.ids, contactIds, untilDate, person.email)
  await tellShared(call, documents, shared, untilDate)
  return { body: { changed: shared.length } }
}

const deleteDocumentShare: Handler<'deleteDocumentShare'> = async call => {
  const share = await lockShare(call.db, call.path.id, call.rows('DocumentShare', 'share'))
  if (!share) throw call.problem('not-found')
  matchVersion(call, share.version)
  await endShare(call.db, share.id, call.person.email)
  return {}
}

const listDocumentShares: Handler<'listDocumentShares'> = async call => {
  const { id } = call.path
  if ((await clientOf(call.db, id, call.rows('Document', 'document'))) === undefined)
    throw call.problem('not-found')
  // Excludes shares that have ended.
  return readList({
    ...call,
    rows: (entity, alias) =>
      sql`(${call.rows(entity, alias)} and ${sql.id(alias, 'document_id')} = ${id}::int4)`,
  })
}

export const documentShareHandlers = {
  deleteDocumentShare,
  listDocumentShares,
  shareDocuments,
} satisfies SomeHandlers
