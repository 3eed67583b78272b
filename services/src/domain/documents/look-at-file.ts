import { createHash } from 'node:crypto'
import type { DocumentActiveContent } from '../../database/document-tables.ts'
import { scanFile } from '../../files/clamd.ts'
import type { Call, Refuses } from '../../server/call.ts'
import { ActiveContentSearch, isWhatItSays } from './content.ts'

/** Bytes needed to recognise the kind of a file. */
const firstBytes = 4096

/** A complete file. */
export interface WholeFile {
  fileKey: string
  fileName: string
  fileSize: number
}

/** The findings on its content. */
export type Looked = { isWhatItSays: false } | { contentHash: string; activeContent: DocumentActiveContent }

/**
 * Checks a file before it becomes a document.
 * @throws ProblemError document-infected, document-scanner-unavailable
 */
export async function lookAtFile(
  call: Call & Refuses<'document-infected' | 'document-scanner-unavailable'>,
  { fileKey, fileName, fileSize }: WholeFile,
): Promise<Looked> {
  const { files } = call.services
  const first: Uint8Array[] = []
  for await (const piece of await files.read(fileKey, 0, Math.min(firstBytes, fileSize)))
    first.push(piece as Uint8Array)
  if (!isWhatItSays(fileName, Buffer.concat(first))) return { isWhatItSays: false }
  const scanned = await scanFile(call, fileKey, fileSize)
  if (scanned) throw call.problem(`document-${scanned.fault}`, {}, { cause: scanned.cause })
  const hash = createHash('sha256')
  const active = new ActiveContentSearch(fileName)
  for await (const piece of await files.read(fileKey, 0, fileSize)) {
    hash.update(piece as Uint8Array)
    active.add(piece as Uint8Array)
  }
  return { contentHash: hash.digest('hex'), activeContent: active.found }
}
