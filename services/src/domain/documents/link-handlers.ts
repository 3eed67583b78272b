/** Creates documents that share the stored content of another document. */
import { sql } from 'kysely'
import { cleanFileName } from '../../files/file-name.ts'
import type { Handler, Preparation, Preparations, SomeHandlers } from '../../server/call.ts'
import { answerChanged, readList } from '../../server/list.ts'
import { isTaken } from './content.ts'
import { withFieldsOfPerson } from './fields-of-person.ts'
import { lookAtFile, type Looked } from './look-at-file.ts'
import { cleanFolder, faultOfPlace, needPlace } from './place.ts'
import { mayChangeDocument } from './seen-documents.ts'
import {
  addVersion,
  clientOf,
  findNamed,
  insertDocument,
  lockDocument,
  lockNames,
  noteEvents,
  noteLinkAdded,
  readCurrentFile,
} from './statements.ts'
import { copyText } from './text/statements.ts'

/** The findings on the file of the version that was current at the time. */
type LookedAt = Looked & { versionId: number }

/**
 * Checks the file as if it had been uploaded, so that content today's scanner refuses spreads no further. Undefined
 * where there is nothing to check; the handler then says why.
 */
const lookAtOrigin: Preparation<'linkDocument'> = async call => {
  const { db, rows, body, path } = call
  const fileName = cleanFileName(body.fileName)
  const origin = await readCurrentFile(db, path.id, rows('Document', 'document'))
  if (!isTaken(fileName) || origin?.contentHash !== body.contentHash) return undefined
  // Check the place before reading the file, which may be a gigabyte.
  if (await faultOfPlace(call, body)) return undefined
  const looked = await lookAtFile(call, { ...origin, fileName })
  return { ...looked, versionId: origin.versionId } satisfies LookedAt
}

const linkDocument: Handler<'linkDocument'> = async call => {
  const { db, person, rows, path } = call
  const { contentHash, isNewOnly = false, ...form } = call.body
  const fileName = cleanFileName(form.fileName)
  const place = { ...form, folder: cleanFolder(form.folder) }
  if (!isTaken(fileName)) throw call.problem('document-extension')
  await needPlace(call, place)
  await lockNames(db, place.accountId)
  const isSeen = rows('Document', 'document')
  // Locked until the transaction ends, so that it is not purged before the link has its file.
  const origin = await lockDocument(db, path.id, { isSeen })
  if (!origin) throw call.problem('not-found')
  const looked = call.prepared as LookedAt | undefined
  // Only someone who holds this content may link it: they would not know what a newer version contains.
  if (!looked || origin.versionId !== looked.versionId) throw call.problem('document-content-changed')
  if ('isWhatItSays' in looked) throw call.problem('document-mismatch')
  const file = await readCurrentFile(db, path.id, isSeen)
  if (!file) throw new Error(`Document ${path.id} is ours and is not there`)
  const isTheirs = sql`(${isSeen} and ${mayChangeDocument('document', person)})`
  // Who wants a new one is told of any of its name that they see, whoever may change that.
  const named = await findNamed(db, fileName, place, isNewOnly ? isSeen : isTheirs)
  if (named && (await readCurrentFile(db, named.id, isSeen))?.contentHash === contentHash)
    throw call.problem('document-already-here')
  if (named && isNewOnly) throw call.problem('document-name-taken')
  const id = named?.id ?? (await insertDocument(db, fileName, place, person.email))
  const { fileKey, fileSize } = file
  const content = { fileKey, fileName, fileSize, contentHash, activeContent: looked.activeContent }
  await addVersion(db, id, { ...content, linkedId: origin.id, isLink: true }, person.email)
  await copyText(db, origin.id, id)
  await noteEvents(db, [id], 'linked', person.email)
  await noteLinkAdded(db, origin.id, id, person.email)
  return answerChanged(withFieldsOfPerson(call), 'Document', id)
}

/** The documents that are links to one, as far as the caller reads them. */
const listDocumentLinks: Handler<'listDocumentLinks'> = async call => {
  const { id } = call.path
  if ((await clientOf(call.db, id, call.rows('Document', 'document'))) === undefined)
    throw call.problem('not-found')
  return readList(withFieldsOfPerson(call), {
    rows: (_entity, alias) => sql`(${call.rows('Document', alias)} and ${sql.id(alias, 'version_id')} in
      (select version.id from document_version as version where version.linked_id = ${id}::int4))`,
  })
}

export const documentLinkHandlers = { linkDocument, listDocumentLinks } satisfies SomeHandlers

/** Work that is done before a transaction begins. */
export const documentLinkPreparations = { linkDocument: lookAtOrigin } satisfies Preparations
