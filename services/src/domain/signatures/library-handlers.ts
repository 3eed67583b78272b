/** Takes PDFs to sign from the document library, and saves them there once everyone has signed. */
import { randomUUID } from 'node:crypto'
import { StoreFull } from '../../files/store.ts'
import type {
  CallOf,
  Handler,
  PersonCall,
  Preparation,
  Preparations,
  Refuses,
  SomeHandlers,
} from '../../server/call.ts'
import { answerChanged, answerNew } from '../../server/list.ts'
import { lookAtFile, type Looked as LookedAtContent } from '../documents/look-at-file.ts'
import { mayChangeDocument } from '../documents/seen-documents.ts'
import {
  addVersion,
  bytesOfClient,
  clientOf,
  lockDocument,
  lockNames,
  noteEvents,
  readCurrentFile,
} from '../documents/statements.ts'
import { bytesToCome } from '../report-files/statements.ts'
import { forPerson } from './for-person.ts'
import { inspectPdf, isNamedPdf, type Looked, maximumBytes, needSignable } from './inspect-pdf.ts'
import { insertEnvelope, lockEnvelope, noteEvent, readEnvelope } from './statements.ts'

/**
 * Copies a stored file, so that its two owners can change and remove it independently.
 * @returns the key of the copy
 * @throws ProblemError storage-full
 */
async function copyFile(
  { db, services: { files }, problem }: PersonCall & Refuses<'storage-full'>,
  { fileKey, fileSize }: { fileKey: string; fileSize: number },
): Promise<string> {
  if ((await files.room()) < (await bytesToCome(db)) + fileSize) throw problem('storage-full')
  const copy = randomUUID()
  try {
    const bytes = await files.read(fileKey, 0, fileSize)
    await files.append(copy, { offset: 0, size: fileSize }, bytes, fileSize)
  } catch (error) {
    if (error instanceof StoreFull) throw problem('storage-full', {}, { cause: error })
    throw error
  }
  return copy
}

/** The findings on the version that was current at the time. */
type LookedAt = { looked: Looked; versionId: number }

/** Inspects the current version of a document; undefined where there is nothing to inspect. */
const lookIntoDocument: Preparation<'createDocumentEnvelope'> = async call => {
  const file = await readCurrentFile(call.db, call.path.id, call.rows('Document', 'document'))
  if (!file || file.fileSize > maximumBytes) return undefined
  return { looked: await inspectPdf(call, file), versionId: file.versionId } satisfies LookedAt
}

const createDocumentEnvelope: Handler<'createDocumentEnvelope'> = async call => {
  const { db, person, rows, path } = call
  const isSeen = rows('Document', 'document')
  // Locked until the transaction ends, so that its file is not removed while it is copied.
  const document = await lockDocument(db, path.id, { isSeen })
  const file = document && (await readCurrentFile(db, path.id, isSeen))
  if (!file) throw call.problem('not-found')
  if (!isNamedPdf(document.name)) throw call.problem('signature-not-pdf')
  if (file.fileSize > maximumBytes) throw call.problem('signature-too-large')
  const prepared = call.prepared as LookedAt | undefined
  if (prepared?.versionId !== file.versionId) throw call.problem('document-content-changed')
  const signable = needSignable(call, prepared.looked)
  const fileKey = await copyFile(call, file)
  const { fileSize } = file
  const content = { name: document.name, fileKey, fileSize, ...signable }
  const id = await insertEnvelope(db, { ...content, documentId: document.id }, person.email)
  await noteEvent(db, id, 'created', person.email, { after: signable.contentHash })
  return answerNew(forPerson(call), 'SignatureEnvelope', id, `/v1/SignatureEnvelopes(${id})`)
}

type SaveCall = CallOf<'saveSignedDocument'>

const isSeenEnvelope = (call: SaveCall) => call.rows('SignatureEnvelope', 'signature_envelope')

/** Checks the signed file as if it had been uploaded; undefined where there is nothing to save. */
const lookAtSigned: Preparation<'saveSignedDocument'> = async call => {
  const envelope = await readEnvelope(call.db, call.path.id, isSeenEnvelope(call))
  if (envelope?.status !== 'completed') return undefined
  const { fileKey, fileSize, name: fileName } = envelope
  return lookAtFile(call, { fileKey, fileSize, fileName })
}

const saveSignedDocument: Handler<'saveSignedDocument'> = async call => {
  const { db, person, rows, path, services } = call
  const envelope = await lockEnvelope(db, path.id, isSeenEnvelope(call))
  if (!envelope) throw call.problem('not-found')
  if (envelope.createdBy !== person.email) throw call.problem('signature-of-another')
  if (envelope.status !== 'completed') throw call.problem('signature-status')
  const isSeen = rows('Document', 'document')
  const { documentId, fileSize } = envelope
  const accountId = documentId === null ? undefined : await clientOf(db, documentId, isSeen)
  if (documentId === null || accountId === undefined) throw call.problem('document-unknown')
  // Lock, so that only one request at a time checks the quota.
  await lockNames(db, accountId)
  const document = await lockDocument(db, documentId, {
    isSeen,
    mayChange: mayChangeDocument('document', person),
  })
  if (!document) throw call.problem('document-unknown')
  if (!document.mayChange) throw call.problem('document-of-another')
  const looked = call.prepared as LookedAtContent | undefined
  if (!looked || 'isWhatItSays' in looked) throw new Error(`Signed file ${path.id} is no PDF`)
  if (await hasVersion(db, documentId, looked.contentHash)) throw call.problem('document-already-here')
  if ((await bytesOfClient(db, accountId)) + fileSize > services.settings.documentQuota)
    throw call.problem('document-quota-reached')
  const fileKey = await copyFile(call, envelope)
  await addVersion(db, documentId, { ...looked, fileKey, fileName: document.name, fileSize }, person.email)
  await noteEvents(db, [documentId], 'signed', person.email)
  return answerChanged(forPerson(call), 'SignatureEnvelope', path.id)
}

/** Whether a document has, or had, this content. */
async function hasVersion(db: SaveCall['db'], documentId: number, contentHash: string): Promise<boolean> {
  const found = await db
    .selectFrom('document_version')
    .select('id')
    .where('document_id', '=', documentId)
    .where('content_hash', '=', contentHash)
    .limit(1)
    .execute()
  return found.length > 0
}

export const libraryHandlers = { createDocumentEnvelope, saveSignedDocument } satisfies SomeHandlers

/** Work that is done before a transaction begins. */
export const libraryPreparations = {
  createDocumentEnvelope: lookIntoDocument,
  saveSignedDocument: lookAtSigned,
} satisfies Preparations
