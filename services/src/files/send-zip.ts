import { Readable } from 'node:stream'
import { configure, ZipWriter } from '@zip.js/zip.js'
import type { FastifyReply } from 'fastify'
import { attachmentHeaders } from './attachment.ts'
import type { FileStore } from './store.ts'

// Entries are stored uncompressed, so a worker thread would have nothing to do.
configure({ useWebWorkers: false })

/** A file in a zip archive. */
export interface ZippedFile {
  /** Unique within the archive. */
  name: string
  key: string
  /** In bytes; less than 4 GiB, individually and in total. */
  size: number
  date: Date
}

/** Writes the archive while it is read: only data in transit is in memory. */
async function writeZip(
  writable: WritableStream<Uint8Array>,
  files: readonly ZippedFile[],
  store: FileStore,
): Promise<void> {
  // No ZIP64, which older programs do not support.
  const zip = new ZipWriter(writable, { level: 0, keepOrder: true, zip64: false })
  for (const { name, key, size, date } of files)
    await zip.add(name, Readable.toWeb(await store.read(key, 0, size)), { lastModDate: date })
  await zip.close()
}

/**
 * Sends files as one zip archive.
 * @param name to save it under
 * @param onBroken called with the reason when it ends early; browsers then discard the incomplete archive
 */
export async function sendZip(
  reply: FastifyReply,
  store: FileStore,
  {
    name,
    files,
    onBroken,
  }: { name: string; files: readonly ZippedFile[]; onBroken: (error: unknown) => void },
): Promise<void> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  writeZip(writable, files, store).catch(async (error: unknown) => {
    onBroken(error)
    await writable.abort(error).catch(() => undefined)
  })
  await reply.headers(attachmentHeaders(name)).send(Readable.fromWeb(readable as never))
}
