import type { Database } from '../../database/schema.ts'
import { removeFiles, removeLater } from '../../files/removals.ts'
import type { FileStore } from '../../files/store.ts'
import { cleanFileName } from '../../files/file-name.ts'
import { sha256Of } from '../../files/hash.ts'
import { ForeignFileRefused } from '../../files/foreign/foreign-files.ts'
import type { FileBytes } from '../../files/foreign/messages.ts'
import { QueueFull } from '../../files/foreign/turns.ts'
import type {
  CallOf,
  Handler,
  KeyCall,
  Preparations,
  Refuses,
  SomeHandlers,
  Preparation,
} from '../../server/call.ts'
import { answerChanged, answerNew, readList } from '../../server/list.ts'
import { statusOfPublication } from '../publications/statements.ts'
import { matchVersion } from '../version.ts'
import { maximumFileBytes, refuseName } from './entries.ts'
import { withSameReports } from './fields-of-person.ts'
import { readDocument, type ReadReport } from './read-report.ts'
import {
  bytesToCome,
  countFilesOf,
  deleteExpiredFiles,
  deleteReportFileRow,
  insertReportFile,
  keepLayout,
  lockFilesOf,
  type NewReportFile,
  readReportFile,
} from './statements.ts'

/** The most uploads in progress per person. */
const mostFiles = 5

/**
 * Requires that a document names a publication that can still be changed, and that no other file names one.
 * @throws ProblemError report-file-publication-unknown, publication-closed
 */
async function needPublication(
  call: CallOf<'createReportFile'>,
  { kind, publicationId = null }: NewReportFile,
): Promise<void> {
  if (kind !== 'document' && publicationId === null) return
  const status =
    kind === 'document' && publicationId !== null
      ? await statusOfPublication(call.db, publicationId)
      : undefined
  if (status === undefined) throw call.problem('report-file-publication-unknown')
  if (status !== 'draft') throw call.problem('publication-closed')
}

const createReportFile: Handler<'createReportFile'> = async call => {
  const sent = call.body
  const form = { ...sent, fileName: cleanFileName(sent.fileName) }
  const { email } = call.person
  const refusal = refuseName(form.fileName, form.kind)
  if (refusal) throw call.problem(refusal)
  if (form.fileSize > maximumFileBytes) throw call.problem('report-file-too-large')
  await needPublication(call, form)
  await lockFilesOf(call.db, email)
  if ((await countFilesOf(call.db, email)) >= mostFiles) throw call.problem('report-file-limit-reached')
  if ((await call.services.files.room()) < (await bytesToCome(call.db)) + form.fileSize)
    throw call.problem('storage-full')
  const id = await insertReportFile(call.db, form, email)
  return answerNew(withSameReports(call), 'ReportFile', id, `/v1/ReportFiles(${id})`)
}

/** @throws ProblemError not-found, also for the files of others */
async function find(call: KeyCall & Refuses<'not-found'>) {
  const file = await readReportFile(call.db, call.path.id, call.person.email)
  if (!file) throw call.problem('not-found')
  return file
}

const deleteReportFile: Handler<'deleteReportFile'> = async call => {
  const { key, version } = await find(call)
  matchVersion(call, version)
  await deleteReportFileRow(call.db, call.path.id)
  await removeLater(call.db, [key])
  return {}
}

/** The content of an accepted file, with the hash of a report's content. */
type ArrivedFile = ReadReport & { contentHash?: string }

/** Reads an uploaded file; undefined if it is not complete. */
const readArrivedFile: Preparation<'checkReportFile'> = async call => {
  const { db, path, person, services } = call
  const { files, foreignFiles } = services
  const row = await readReportFile(db, path.id, person.email)
  if (row?.state !== 'arriving') return undefined
  const { key, kind, file_name: name, file_size: size } = row
  if ((await files.received(key)) !== size) return undefined
  const file: FileBytes = { size, read: (start, end) => files.read(key, start, end) }
  if (kind === 'document') return readDocument(name, file)
  const reader = new URL('./read-report.ts', import.meta.url)
  try {
    const found = (await foreignFiles.read({
      reader,
      file,
      input: kind,
      owner: person.email,
    })) as ReadReport
    if ('refusal' in found || kind !== 'report') return found
    return { ...found, contentHash: await sha256Of(await file.read(0, size)) } satisfies ArrivedFile
  } catch (error) {
    if (error instanceof QueueFull)
      throw call.problem('rate-limited', { headers: { 'retry-after': '10' } }, { cause: error })
    if (!(error instanceof ForeignFileRefused)) throw error
    return {
      refusal: error.fault === 'broken' ? 'report-file-unsafe' : 'report-file-too-complex',
    } satisfies ReadReport
  }
}

const checkReportFile: Handler<'checkReportFile'> = async call => {
  const id = call.path.id
  if ((await find(call)).state === 'arriving') {
    const found = call.prepared as ArrivedFile | undefined
    // Its last bytes may have arrived after it was checked for them.
    if (!found) throw call.problem('report-file-incomplete')
    if ('refusal' in found) throw call.problem(found.refusal)
    await keepLayout(call.db, id, found)
  }
  return answerChanged(withSameReports(call), 'ReportFile', id)
}

/** Uploads that become reports, templates and documents. */
export const reportFileHandlers = {
  checkReportFile,
  createReportFile,
  deleteReportFile,
  listReportFiles: call => readList(withSameReports(call)),
} satisfies SomeHandlers

/** Work that is done before a transaction begins. */
export const reportFilePreparations = { checkReportFile: readArrivedFile } satisfies Preparations

/** Deletes uploads that were not used in time, and removes files from the store that are no longer needed. */
export async function forgetOldFiles(db: Database, store: FileStore): Promise<void> {
  await db.transaction().execute(async tx => removeLater(tx, await deleteExpiredFiles(tx)))
  await removeFiles(db, store)
}
