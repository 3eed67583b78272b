import type { Database } from '../../database/schema.ts'
import { cleanFileName } from '../../files/file-name.ts'
import { removeFiles, removeLater } from '../../files/removals.ts'
import type { FileStore } from '../../files/store.ts'
import type { Handler, KeyCall, Preparation, Preparations, Refuses, SomeHandlers } from '../../server/call.ts'
import { answerChanged, answerNew, readList } from '../../server/list.ts'
import { bytesToCome } from '../report-files/statements.ts'
import { matchVersion } from '../version.ts'
import { forPerson } from './for-person.ts'
import { inspectPdf, isNamedPdf, type Looked, maximumBytes, needSignable } from './inspect-pdf.ts'
import { insertEnvelope, noteEvent } from './statements.ts'
import {
  countUploadsOf,
  deleteExpiredUploads,
  deleteUpload,
  insertUpload,
  lockUpload,
} from './upload-statements.ts'

/** The most uploads in progress per person. */
const mostUploads = 50

const createSignatureUpload: Handler<'createSignatureUpload'> = async call => {
  const { email } = call.person
  const fileName = cleanFileName(call.body.fileName)
  const { fileSize } = call.body
  if (!isNamedPdf(fileName)) throw call.problem('signature-not-pdf')
  if (fileSize > maximumBytes) throw call.problem('signature-too-large')
  if ((await countUploadsOf(call.db, email)) >= mostUploads) throw call.problem('signature-limit-reached')
  if ((await call.services.files.room()) < (await bytesToCome(call.db)) + fileSize)
    throw call.problem('storage-full')
  const id = await insertUpload(call.db, { fileName, fileSize }, email)
  return answerNew(call, 'SignatureUpload', id, `/v1/SignatureUploads(${id})`)
}

/** @throws ProblemError not-found, also for the files of others */
async function find(call: KeyCall & Refuses<'not-found'>) {
  const upload = await lockUpload(call.db, call.path.id, call.person.email)
  if (!upload) throw call.problem('not-found')
  return upload
}

const deleteSignatureUpload: Handler<'deleteSignatureUpload'> = async call => {
  const { id, fileKey, version } = await find(call)
  matchVersion(call, version)
  await deleteUpload(call.db, id)
  await removeLater(call.db, [fileKey])
  return {}
}

/** Inspects an upload; undefined if it is not complete. */
const lookIntoFile: Preparation<'importSignatureUpload'> = async call => {
  const upload = await lockUpload(call.db, call.path.id, call.person.email)
  if (!upload) return undefined
  if ((await call.services.files.received(upload.fileKey)) !== upload.fileSize) return undefined
  return inspectPdf(call, upload)
}

const importSignatureUpload: Handler<'importSignatureUpload'> = async call => {
  const { db, person } = call
  const { id: uploadId, fileName, fileKey, fileSize } = await find(call)
  const looked = call.prepared as Looked | undefined
  // Its last bytes may have arrived after it was checked for them.
  if (!looked) throw call.problem('signature-incomplete')
  const signable = needSignable(call, looked)
  const id = await insertEnvelope(db, { name: fileName, fileKey, fileSize, ...signable }, person.email)
  await noteEvent(db, id, 'created', person.email, { after: signable.contentHash })
  await deleteUpload(db, uploadId)
  return answerChanged(forPerson(call), 'SignatureEnvelope', id)
}

/** Uploads of files to be signed. */
export const signatureUploadHandlers = {
  createSignatureUpload,
  deleteSignatureUpload,
  importSignatureUpload,
  listSignatureUploads: readList,
} satisfies SomeHandlers

/** Work that is done before a transaction begins. */
export const signatureUploadPreparations = { importSignatureUpload: lookIntoFile } satisfies Preparations

/** Deletes uploads that did not complete in time. */
export async function forgetOldSignatureUploads(db: Database, store: FileStore): Promise<void> {
  await db.transaction().execute(async tx => removeLater(tx, await deleteExpiredUploads(tx)))
  await removeFiles(db, store)
}
