import { createHash } from 'node:crypto'
import type { DocumentActiveContent } from '../../database/document-tables.ts'
import { scanFile } from '../../files/clamd.ts'
import type { Call, Refuses } from '../../server/call.ts'
import { ActiveContentSearch, isWhatItSays } from './content.ts'

/** Bytes that a kind of file is known by. */
const firstBytes = 4096

/** A file that is all there. */
export interface WholeFile {
  fileKey: string
  fileName: string
  fileSize: number
}

/** What is found in it. */
export type Looked = { isWhatItSays: false } | { contentHash: string; activeContent: DocumentActiveContent }

/**
 * Looks at a file before a document is made of it.
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
