/** Moves, deletes or restores several documents of clients together: all of them or none. */
import { sql } from 'kysely'
import type { CallOf, Handler, PersonCall, Refuses, SomeHandlers } from '../../server/call.ts'
import { etagOf } from '../../server/call.ts'
import { faultsAt, needAll } from './chosen-documents.ts'
import { cleanFolder, faultOfPlace, needRoom } from './place.ts'
import { isDeletedDocument, mayChangeDocument } from './seen-documents.ts'
import {
  clientsOf,
  columnsOf,
  findTwins,
  lockDocuments,
  lockNames,
  noteEvents,
  type Place,
  updateDocumentRows,
} from './statements.ts'

type ChosenCall = PersonCall &
  Refuses<'body-invalid' | 'document-unknown' | 'document-of-another' | 'document-changed'> & {
    body: { documents: readonly { id: number; etag: string }[] }
  }

/**
 * @throws ProblemError body-invalid if a document is listed twice, because it is unclear which of its versions was
 * meant
 */
function idsOnce({ body: { documents }, problem }: ChosenCall): number[] {
  const ids = documents.map(({ id }) => id)
  const errors = ids.flatMap((id, at) =>
    ids.indexOf(id) === at ? [] : [{ pointer: `/documents/${at}/id`, code: 'not-unique' as const }],
  )
  if (errors.length > 0) throw problem('body-invalid', { errors })
  return ids
}

/**
 * The chosen documents, locked until the transaction ends, in their order and unchanged since they were seen.
 * @throws ProblemError document-unknown, document-of-another, document-changed, naming each document concerned
 */
async function needChosen(call: ChosenCall, ids: readonly number[]) {
  const { documents } = call.body
  const found = await lockDocuments(call.db, ids, {
    isSeen: call.rows('Document', 'document'),
    mayChange: mayChangeDocument('document', call.person),
  })
  const all = needAll(call, ids, found, 'documents')
  const ofOthers = faultsAt('documents', ids, id => found.get(id)?.mayChange === true)
  if (ofOthers.length > 0) throw call.problem('document-of-another', { errors: ofOthers })
  const seen = new Map(documents.map(({ id, etag }) => [id, etag]))
  const changed = faultsAt('documents', ids, id => seen.get(id) === etagOf(found.get(id)?.version ?? 0))
  if (changed.length > 0) throw call.problem('document-changed', { errors: changed })
  return all
}

type Chosen = Awaited<ReturnType<typeof needChosen>>[number]
type MoveCall = CallOf<'moveDocuments'>

/** Where a document is to go, and whether that differs from where it is. */
interface Move {
  document: Chosen
  place: Place
}

const placeParts = ['accountId', 'engagementId', 'confidentiality'] as const
const nameParts = [...placeParts, 'fiscalYear', 'folder'] as const
const allParts = [...nameParts, 'documentType'] as const

const differs = ({ document, place }: Move, parts: readonly (keyof Place)[]) =>
  parts.some(part => document[part] !== place[part])

/** Locks the document names of several clients, always in the same order to avoid deadlocks. */
async function lockNamesOf({ db }: PersonCall, accountIds: Iterable<number>): Promise<void> {
  for (const accountId of [...new Set(accountIds)].toSorted((one, other) => one - other))
    await lockNames(db, accountId)
}

/** @throws ProblemError document-client-unknown, document-engagement-unknown, document-confidentiality-refused */
async function needPlaces(call: MoveCall, ids: readonly number[], moves: readonly Move[]): Promise<void> {
  const places = Map.groupBy(
    // A document that stays in its place needs no new permission.
    moves.filter(move => differs(move, placeParts)),
    ({ place }) => placeParts.map(part => place[part]).join(' '),
  )
  for (const [first, ...others] of places.values()) {
    const fault = first && (await faultOfPlace(call, first.place))
    if (!fault) continue
    const faulty = new Set([first, ...others].map(({ document }) => document.id))
    throw call.problem(fault, { errors: faultsAt('documents', ids, id => !faulty.has(id)) })
  }
}

/**
 * Requires that the caller still reads what they moved: what is hidden from them might be hidden from everybody, and
 * nobody could correct that.
 * @throws ProblemError document-confidentiality-refused, naming each document that they would no longer read
 */
async function needStillSeen(call: MoveCall, ids: readonly number[]): Promise<void> {
  const seen = await clientsOf(call.db, ids, call.rows('Document', 'document'))
  const errors = faultsAt('documents', ids, id => seen.has(id))
  if (errors.length > 0) throw call.problem('document-confidentiality-refused', { errors })
}

/** @throws ProblemError document-name-taken, naming each document whose name is already in use there */
async function needNames(
  call: PersonCall & Refuses<'document-name-taken'>,
  list: string,
  ids: readonly number[],
  moved: readonly number[],
): Promise<void> {
  const twins = await findTwins(call.db, moved, call.rows('Document', 'document'))
  const errors = faultsAt(list, ids, id => !twins.has(id))
  if (errors.length > 0) throw call.problem('document-name-taken', { errors })
}

const moveDocuments: Handler<'moveDocuments'> = async call => {
  const { body, db, person } = call
  const ids = idsOnce(call)
  const clients = await clientsOf(db, ids, call.rows('Document', 'document'))
  await lockNamesOf(
    call,
    body.documents.flatMap(({ id, accountId }) => accountId ?? clients.get(id) ?? []),
  )
  const chosen = await needChosen(call, ids)
  const sent = new Map(body.documents.map(({ id, etag: _etag, ...place }) => [id, place]))
  const moves = chosen
    .map(document => {
      const {
        id: _id,
        name: _name,
        version: _version,
        versionId: _versionId,
        mayChange: _may,
        ...old
      } = document
      const place = { ...old, ...sent.get(document.id) }
      return { document, place: { ...place, folder: cleanFolder(place.folder) } }
    })
    .filter(move => differs(move, allParts))
  await needPlaces(call, ids, moves)
  for (const { document, place } of moves)
    await updateDocumentRows(db, [document.id], columnsOf(place), person.email)
  await needStillSeen(call, ids)
  // Check only after all have been moved: one may have left the place that another takes.
  const renamed = moves.filter(move => differs(move, nameParts)).map(({ document }) => document.id)
  await needNames(call, 'documents', ids, renamed)
  const reached = moves.filter(move => differs(move, ['accountId'])).map(({ place }) => place.accountId)
  await needRoom(call, [...new Set(reached)])
  const moved = new Set(moves.map(({ document }) => document.id))
  await noteEvents(db, [...moved], 'changed', person.email)
  return {
    body: {
      value: chosen.map(({ id, version }) => ({ id, etag: etagOf(moved.has(id) ? version + 1 : version) })),
    },
  }
}

const deleteDocuments: Handler<'deleteDocuments'> = async call => {
  const { email } = call.person
  const ids = idsOnce(call)
  await needChosen(call, ids)
  await updateDocumentRows(call.db, ids, { deleted_by: email, deleted_date: sql<Date>`now()` }, email)
  await noteEvents(call.db, ids, 'deleted', email)
  return {}
}

const restoreDocuments: Handler<'restoreDocuments'> = async call => {
  const { db, person } = call
  const { ids } = call.body
  const isSeen = isDeletedDocument('document', person)
  await lockNamesOf(call, (await clientsOf(db, ids, isSeen)).values())
  needAll(call, ids, await lockDocuments(db, ids, { isSeen }))
  await updateDocumentRows(db, ids, { deleted_by: null, deleted_date: null }, person.email)
  await needNames(call, 'ids', ids, ids)
  await noteEvents(db, ids, 'restored', person.email)
  return {}
}

export const chosenDocumentHandlers = {
  deleteDocuments,
  moveDocuments,
  restoreDocuments,
} satisfies SomeHandlers
