import { sql } from 'kysely'
import { signTicket } from '../../access/ticket.ts'
import { cleanFileName } from '../../files/file-name.ts'
import { sendFile } from '../../files/send-file.ts'
import type { Handler, KeyCall, Refuses, SomeHandlers, StreamHandler } from '../../server/call.ts'
import { answerChanged, readList, readOne, searchOf } from '../../server/list.ts'
import { matchVersion } from '../version.ts'
import { extensionOf } from './content.ts'
import { cleanFolder, needPlace, needRoom } from './place.ts'
import { mayChangeDocument } from './seen-documents.ts'
import {
  addVersion,
  clientOf,
  columnsOf,
  findContent,
  findNamed,
  lockDocument,
  lockNames,
  noteEvents,
  noteOpened,
  readVersion,
  updateDocumentRows,
} from './statements.ts'
import { withFieldsOfPerson } from './fields-of-person.ts'
import { matchesOf } from './text/matches.ts'

/** Lists documents; on request, each with the sentence of its text that matched the search. */
const listDocuments: Handler<'listDocuments'> = async asked => {
  const call = withFieldsOfPerson(asked)
  const { body, ...answer } = await readList(call)
  const search = searchOf(call)
  const ids = body.value.flatMap(({ id, textMatch }) => (textMatch === null && id !== undefined ? [id] : []))
  if (!search || ids.length === 0) return { ...answer, body }
  const matches = await matchesOf(call.db, ids, search)
  const value = body.value.map(row => {
    const textMatch = row.id === undefined ? undefined : matches.get(row.id)
    return textMatch ? { ...row, textMatch } : row
  })
  return { ...answer, body: { ...body, value } }
}

type ChangeCall = KeyCall & Refuses<'not-found' | 'document-of-another'>

/**
 * A document that the caller may change, locked until the transaction ends.
 * @throws ProblemError not-found, document-of-another
 */
async function findToChange(call: ChangeCall, id: number = call.path.id) {
  const mayChange = mayChangeDocument('document', call.person)
  const document = await lockDocument(call.db, id, { isSeen: call.rows('Document', 'document'), mayChange })
  if (!document) throw call.problem('not-found')
  if (!document.mayChange) throw call.problem('document-of-another')
  return document
}

/** The document's new name. @throws ProblemError document-extension */
function newName(call: Refuses<'document-extension'>, sent: string | undefined, name: string): string {
  if (sent === undefined) return name
  const clean = cleanFileName(sent)
  // The content was checked against the extension, so it cannot change.
  if (extensionOf(clean) !== extensionOf(name)) throw call.problem('document-extension')
  return clean
}

const updateDocument: Handler<'updateDocument'> = async call => {
  const { body, db, person, rows, path } = call
  const isSeen = rows('Document', 'document')
  const before = await clientOf(db, path.id, isSeen)
  if (before === undefined) throw call.problem('not-found')
  await lockNames(db, body.accountId ?? before)
  const {
    id,
    name: oldName,
    version,
    versionId: _versionId,
    mayChange: _may,
    ...old
  } = await findToChange(call)
  matchVersion(call, version)
  const { name: sentName, ...changes } = body
  const name = newName(call, sentName, oldName)
  const place = { ...old, ...changes, folder: cleanFolder(body.folder ?? old.folder) }
  await needPlace(call, place)
  const other = await findNamed(db, name, place, sql`(${isSeen} and document.id <> ${id}::int4)`)
  if (other) throw call.problem('document-name-taken')
  await updateDocumentRows(db, [id], { name, ...columnsOf(place) }, person.email)
  // Hidden from the caller, it might be hidden from everybody, and nobody could correct that.
  if ((await clientOf(db, id, isSeen)) === undefined) throw call.problem('document-confidentiality-refused')
  if (place.accountId !== old.accountId) await needRoom(call, [place.accountId])
  await noteEvents(db, [id], 'changed', person.email)
  return answerChanged(withFieldsOfPerson(call), 'Document', id)
}

/** Restricts lists to the rows of a document that the caller may read. @throws ProblemError not-found */
async function rowsOfDocument(call: KeyCall & Refuses<'not-found'>) {
  const { id } = call.path
  if ((await clientOf(call.db, id, call.rows('Document', 'document'))) === undefined)
    throw call.problem('not-found')
  return {
    rows: (_entity: string, alias: string) => sql`${sql.id(alias, 'document_id')} = ${id}::int4`,
  }
}

/** What happened to a document; of links to it, those that the reader sees. */
const listDocumentEvents: Handler<'listDocumentEvents'> = async call => {
  const { rows } = await rowsOfDocument(call)
  return readList(call, {
    rows: (entity, alias) => sql`(${rows(entity, alias)} and (${sql.id(alias, 'other_id')} is null
      or exists (select from document as link where link.id = ${sql.id(alias, 'other_id')}
        and ${call.rows('Document', 'link')})))`,
  })
}

const listDocumentVersions: Handler<'listDocumentVersions'> = async call =>
  readList(call, await rowsOfDocument(call))

/** The version of the path, if the caller may read its document. @throws ProblemError not-found */
async function findVersion(call: KeyCall & Refuses<'not-found'>) {
  const version = await readVersion(call.db, call.path.id, call.rows('DocumentVersion', 'version'))
  if (!version) throw call.problem('not-found')
  return version
}

const restoreDocumentVersion: Handler<'restoreDocumentVersion'> = async call => {
  const { documentId, number: restoredNumber, name: _name, ...content } = await findVersion(call)
  const { versionId } = await findToChange(call, documentId)
  if (versionId === call.path.id) throw call.problem('document-version-current')
  await addVersion(call.db, documentId, { ...content, restoredNumber }, call.person.email)
  await noteEvents(call.db, [documentId], 'reverted', call.person.email)
  return answerChanged(withFieldsOfPerson(call), 'Document', documentId)
}

const getDocumentDownload: Handler<'getDocumentDownload'> = async call => {
  const id = call.path.id
  await findVersion(call)
  await noteOpened(call.db, [id], call.person.email)
  const { token, expires } = await signTicket('documentVersion', call.db, call.person.email, id)
  return { body: { id, ticket: token, expiresDate: expires.toISOString() } }
}

/** Sends a version of a document to people who may read it. */
export const downloadDocument: StreamHandler<'downloadDocument'> = async (call, request, reply) => {
  const { fileKey: key, fileSize: size, name } = await findVersion(call)
  await sendFile(request, reply, call.services.files, { key, size, name })
}

const findKnownDocuments: Handler<'findKnownDocuments'> = async call => {
  const found = await findContent(call.db, call.body.contentHash, call.rows('Document', 'document'))
  return { body: { value: found.map(each => ({ ...each, createdDate: each.createdDate.toISOString() })) } }
}

/** Documents of clients, for the staff and clients who read them. */
export const documentHandlers = {
  findKnownDocuments,
  getDocument: async call => readOne(withFieldsOfPerson(call)),
  getDocumentDownload,
  listDocumentDeletions: readList,
  listDocumentEvents,
  listDocumentVersions,
  listDocuments,
  restoreDocumentVersion,
  updateDocument,
} satisfies SomeHandlers
