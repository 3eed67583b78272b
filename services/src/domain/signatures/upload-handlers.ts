import type { Database } from '../../database/schema.ts'
import { scanFile } from '../../files/clamd.ts'
import { cleanFileName } from '../../files/file-name.ts'
import { ForeignFileRefused } from '../../files/foreign/foreign-files.ts'
import { QueueFull } from '../../files/foreign/turns.ts'
import { sha256Of } from '../../files/hash.ts'
import { removeFiles, removeLater } from '../../files/removals.ts'
import type { FileStore } from '../../files/store.ts'
import type { Handler, KeyCall, Preparation, Preparations, Refuses, SomeHandlers } from '../../server/call.ts'
import { answerChanged, answerNew, readList } from '../../server/list.ts'
import { bytesToCome } from '../report-files/statements.ts'
import { matchVersion } from '../version.ts'
import { forPerson } from './for-person.ts'
import type { Inspected, PdfRefusal } from './pdf/task.ts'
import { readPdf, storedFile } from './read-pdf.ts'
import { insertEnvelope, type NewEnvelope, noteEvent } from './statements.ts'
import {
  countUploadsOf,
  deleteExpiredUploads,
  deleteUpload,
  insertUpload,
  lockUpload,
} from './upload-statements.ts'

/** The largest PDF to sign, in bytes: it is held in memory as a whole. */
const maximumBytes = 25 * 1024 ** 2
/** The most uploads in progress per person. */
const mostUploads = 50

const createSignatureUpload: Handler<'createSignatureUpload'> = async call => {
  const { email } = call.person
  const fileName = cleanFileName(call.body.fileName)
  const { fileSize } = call.body
  if (!/[^.]\.pdf$/i.test(fileName)) throw call.problem('signature-not-pdf')
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

/** The problem code for each reason why a file cannot be signed. */
const codes = {
  notPdf: 'signature-not-pdf',
  tooComplex: 'signature-too-complex',
  broken: 'signature-broken',
  encrypted: 'signature-encrypted',
  xfa: 'signature-xfa',
  empty: 'signature-no-pages',
  certified: 'signature-certified',
  signed: 'signature-signed',
} as const satisfies Record<PdfRefusal | 'notPdf' | 'tooComplex', string>

/** The result of inspecting a complete upload. */
type Looked = { refusal: keyof typeof codes } | Pick<NewEnvelope, 'pages' | 'pageSizes' | 'contentHash'>

/** Inspects an upload; undefined if it is not complete. */
const lookIntoFile: Preparation<'importSignatureUpload'> = async call => {
  const { files } = call.services
  const upload = await lockUpload(call.db, call.path.id, call.person.email)
  if (!upload) return undefined
  const { fileKey, fileSize } = upload
  if ((await files.received(fileKey)) !== fileSize) return undefined
  const first: Uint8Array[] = []
  for await (const piece of await files.read(fileKey, 0, Math.min(1024, fileSize)))
    first.push(piece as Uint8Array)
  // Readers accept a PDF with bytes before its header, but a signature would cover those as well.
  if (!Buffer.concat(first).subarray(0, 5).equals(Buffer.from('%PDF-')))
    return { refusal: 'notPdf' } satisfies Looked
  const scanned = await scanFile(call, fileKey, fileSize)
  if (scanned) throw call.problem(`signature-${scanned.fault}`, {}, { cause: scanned.cause })
  try {
    const found = (await readPdf(
      call.services,
      storedFile(call.services.files, fileKey, fileSize),
      { kind: 'inspect' },
      call.person.email,
    )) as Inspected
    if ('refusal' in found) return found satisfies Looked
    return { ...found, contentHash: await sha256Of(await files.read(fileKey, 0, fileSize)) } satisfies Looked
  } catch (error) {
    if (error instanceof QueueFull)
      throw call.problem('rate-limited', { headers: { 'retry-after': '10' } }, { cause: error })
    if (!(error instanceof ForeignFileRefused)) throw error
    return { refusal: error.fault === 'broken' ? 'broken' : 'tooComplex' } satisfies Looked
  }
}

const importSignatureUpload: Handler<'importSignatureUpload'> = async call => {
  const { db, person } = call
  const { id: uploadId, fileName, fileKey, fileSize } = await find(call)
  const looked = call.prepared as Looked | undefined
  // Its last bytes may have arrived after it was checked for them.
  if (!looked) throw call.problem('signature-incomplete')
  if ('refusal' in looked) throw call.problem(codes[looked.refusal])
  const id = await insertEnvelope(db, { name: fileName, fileKey, fileSize, ...looked }, person.email)
  await noteEvent(db, id, 'created', person.email, { after: looked.contentHash })
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
