/** Exports a sealed folder as a zip that anyone can verify with `sha256sum -c SHA256SUMS`. */
import { Readable } from 'node:stream'
import { configure, TextReader, ZipWriter } from '@zip.js/zip.js'
import { sql } from 'kysely'
import { signTicket } from '../../access/ticket.ts'
import type { Database, Tx } from '../../database/schema.ts'
import { attachmentHeaders } from '../../files/attachment.ts'
import type { FileStore } from '../../files/store.ts'
import type { Handler, KeyCall, Refuses, StreamHandler } from '../../server/call.ts'

// Entries are stored uncompressed, so there is nothing for another thread to do.
configure({ useWebWorkers: false })

interface SealedFolder {
  name: string
  year: number
  sealedDate: Date
}

/** @throws ProblemError not-found, audit-folder-open */
async function findSealed(call: KeyCall & Refuses<'not-found' | 'audit-folder-open'>): Promise<SealedFolder> {
  const found = await call.db
    .selectFrom('audit_folder')
    .innerJoin('account', 'account.id', 'audit_folder.account_id')
    .select(['status', 'year', 'account_legal_name as name', 'reviewed_date as sealedDate'])
    .where('audit_folder.id', '=', call.path.id)
    .executeTakeFirst()
  if (!found) throw call.problem('not-found')
  const { status, sealedDate, name, year } = found
  if (status !== 'sealed' || !sealedDate) throw call.problem('audit-folder-open')
  return { name, year, sealedDate }
}

export const getAuditFolderExport: Handler<'getAuditFolderExport'> = async call => {
  const { id } = call.path
  await findSealed(call)
  const { token, expires } = await signTicket('auditFolder', call.db, call.person.email, id)
  return { body: { id, ticket: token, expiresDate: expires.toISOString() } }
}

interface SealedRow {
  path: string
  sha256: string
  size: number
  key: string | null
  content: string | null
}

async function readSealed(db: Database | Tx, folderId: number): Promise<SealedRow[]> {
  return db
    .selectFrom('audit_sealed_file')
    .select(['path', 'sha256', 'file_key as key', 'content'])
    .select(sql<number>`file_size::float8`.as('size'))
    .where('folder_id', '=', folderId)
    .orderBy('path')
    .execute()
}

/** The format that `sha256sum -c` reads. File names contain no backslash or line feed, which would need escaping. */
export const checksums = (files: readonly Pick<SealedRow, 'path' | 'sha256'>[]): string =>
  files.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join('')

/** Writes the zip while it is being read, so that only the chunk in transit is in memory. */
async function writeZip(
  writable: WritableStream<Uint8Array>,
  files: readonly SealedRow[],
  { store, sealedDate }: { store: FileStore; sealedDate: Date },
): Promise<void> {
  const zip = new ZipWriter(writable, { level: 0, lastModDate: sealedDate, keepOrder: true })
  for (const { path, key, content, size } of files)
    await zip.add(
      path,
      key === null ? new TextReader(content ?? '') : Readable.toWeb(await store.read(key, 0, size)),
    )
  await zip.add('SHA256SUMS', new TextReader(checksums(files)))
  await zip.close()
}

/** Sends a sealed folder. */
export const downloadAuditFolder: StreamHandler<'downloadAuditFolder'> = async (call, _request, reply) => {
  const { name, year, sealedDate } = await findSealed(call)
  const files = await readSealed(call.db, call.path.id)
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const store = call.services.files
  writeZip(writable, files, { store, sealedDate }).catch(async (error: unknown) => {
    // The reader gets a truncated zip, which no browser treats as complete.
    call.log.warn({ err: error }, 'a sealed folder was not sent')
    await writable.abort(error).catch(() => undefined)
  })
  await reply.headers(attachmentHeaders(`${name} ${year}.zip`)).send(Readable.fromWeb(readable as never))
}
