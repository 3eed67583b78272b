import { sql } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { cleanFileName } from '../../files/file-name.ts'
import { removeFiles, removeLater } from '../../files/removals.ts'
import type { FileStore } from '../../files/store.ts'
import type { Handler, KeyCall, Preparation, Preparations, Refuses, SomeHandlers } from '../../server/call.ts'
import { answerChanged, answerNew, readList } from '../../server/list.ts'
import { maximumFileBytes } from '../report-files/entries.ts'
import { bytesToCome } from '../report-files/statements.ts'
import { matchVersion } from '../version.ts'
import { isTaken } from './content.ts'
import { lookAtFile, type Looked } from './look-at-file.ts'
import { cleanFolder, needPlace } from './place.ts'
import { mayChangeDocument } from './seen-documents.ts'
import { withFieldsOfPerson } from './fields-of-person.ts'
import {
  addVersion,
  bytesOfClient,
  deleteOldDocuments,
  findNamed,
  insertDocument,
  lockNames,
  noteEvents,
} from './statements.ts'
import {
  countUploadsOf,
  deleteExpiredUploads,
  deleteUpload,
  insertUpload,
  lockUpload,
} from './upload-statements.ts'

/**
 * The most uploads in progress per person: a folder uploads a few files at a time, and a closed laptop leaves some
 * behind.
 */
const mostUploads = 500

const createDocumentUpload: Handler<'createDocumentUpload'> = async call => {
  const { email } = call.person
  const fileName = cleanFileName(call.body.fileName)
  const form = { ...call.body, fileName, folder: cleanFolder(call.body.folder) }
  if (!isTaken(fileName)) throw call.problem('document-extension')
  if (form.fileSize > maximumFileBytes) throw call.problem('document-too-large')
  await needPlace(call, form)
  if ((await countUploadsOf(call.db, email)) >= mostUploads) throw call.problem('document-limit-reached')
  // Lock, so that only one request at a time checks the quota.
  await lockNames(call.db, form.accountId)
  const { documentQuota } = call.services.settings
  if ((await bytesOfClient(call.db, form.accountId)) + form.fileSize > documentQuota)
    throw call.problem('document-quota-reached')
  if ((await call.services.files.room()) < (await bytesToCome(call.db)) + form.fileSize)
    throw call.problem('storage-full')
  const id = await insertUpload(call.db, form, email)
  return answerNew(call, 'DocumentUpload', id, `/v1/DocumentUploads(${id})`)
}

/** @throws ProblemError not-found, also for the files of others */
async function find(call: KeyCall & Refuses<'not-found'>) {
  const upload = await lockUpload(call.db, call.path.id, call.person.email)
  if (!upload) throw call.problem('not-found')
  return upload
}

const deleteDocumentUpload: Handler<'deleteDocumentUpload'> = async call => {
  const { id, fileKey, version } = await find(call)
  matchVersion(call, version)
  await deleteUpload(call.db, id)
  await removeLater(call.db, [fileKey])
  return {}
}

/** Checks an uploaded file; undefined if there is nothing to check. */
const lookAtContent: Preparation<'importDocumentUpload'> = async call => {
  const upload = await lockUpload(call.db, call.path.id, call.person.email)
  if (!upload) return undefined
  if ((await call.services.files.received(upload.fileKey)) !== upload.fileSize) return undefined
  return lookAtFile(call, upload)
}

const importDocumentUpload: Handler<'importDocumentUpload'> = async call => {
  const { db, person, rows } = call
  const { id: uploadId, fileName, fileKey, fileSize, version: _version, ...place } = await find(call)
  const looked = call.prepared as Looked | undefined
  // Its last bytes may have arrived after it was checked for them.
  if (!looked) throw call.problem('document-incomplete')
  if ('isWhatItSays' in looked) throw call.problem('document-mismatch')
  // The person may have moved to another client since the upload began.
  await needPlace(call, place)
  await lockNames(db, place.accountId)
  // A document that they may not see or change stays as it is; theirs is added beside it.
  const isTheirs = sql`(${rows('Document', 'document')} and ${mayChangeDocument('document', person)})`
  const named = await findNamed(db, fileName, place, isTheirs)
  const id = named?.id ?? (await insertDocument(db, fileName, place, person.email))
  await addVersion(db, id, { fileKey, fileName, fileSize, ...looked }, person.email)
  await noteEvents(db, [id], 'sent', person.email)
  await deleteUpload(db, uploadId)
  return answerChanged(withFieldsOfPerson(call), 'Document', id)
}

/** Uploads that become documents. */
export const documentUploadHandlers = {
  createDocumentUpload,
  deleteDocumentUpload,
  importDocumentUpload,
  listDocumentUploads: readList,
} satisfies SomeHandlers

/** Work that is done before a transaction begins. */
export const documentPreparations = { importDocumentUpload: lookAtContent } satisfies Preparations

/** Deletes uploads that did not complete in time, and deleted documents that can no longer be restored. */
export async function forgetOldDocuments(db: Database, store: FileStore): Promise<void> {
  await db
    .transaction()
    .execute(async tx =>
      removeLater(tx, [...(await deleteExpiredUploads(tx)), ...(await deleteOldDocuments(tx))]),
    )
  await removeFiles(db, store)
}
