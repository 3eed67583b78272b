import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { cleanFileName } from '../../files/file-name.ts'
import { StoreFull } from '../../files/store.ts'
import type { PersonCall, Refuses } from '../../server/call.ts'
import { insertEnvelope, noteEvent } from './statements.ts'

/** A PDF that the portal generated itself. */
interface OwnDocument {
  name: string
  bytes: Buffer
  pages: number
}

/**
 * Saves it as a draft whose only signer is the caller; the rest works as for an uploaded file.
 * @throws ProblemError storage-full
 */
export async function fileDocument(
  { db, person, services, problem }: PersonCall & Refuses<'storage-full'>,
  { name, bytes, pages }: OwnDocument,
): Promise<number> {
  const fileKey = randomUUID()
  const contentHash = createHash('sha256').update(bytes).digest('hex')
  const file = { name: cleanFileName(name), fileKey, fileSize: bytes.length, pages, contentHash }
  const id = await insertEnvelope(db, file, person.email)
  await noteEvent(db, id, 'created', person.email, { after: contentHash })
  try {
    // The store takes ownership of the bytes.
    await services.files.append(
      fileKey,
      { offset: 0, size: bytes.length },
      Readable.from([bytes]),
      bytes.length,
    )
  } catch (error) {
    if (error instanceof StoreFull) throw problem('storage-full', {}, { cause: error })
    throw error
  }
  return id
}
