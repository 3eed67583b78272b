import { Readable } from 'node:stream'
import { configure, ZipWriter } from '@zip.js/zip.js'
import type { FastifyReply } from 'fastify'
import { attachmentHeaders } from './attachment.ts'
import type { FileStore } from './store.ts'

// Everything is stored as it is, so that there is nothing for another thread to do.
configure({ useWebWorkers: false })

/** A file of a zip. */
export interface ZippedFile {
  /** No other one of the zip has it. */
  name: string
  key: string
  /** In bytes; less than 4 GiB, and so are all of them together. */
  size: number
  date: Date
}

/** Writes the zip while it is read: nothing but what is on its way is in memory. */
async function writeZip(
  writable: WritableStream<Uint8Array>,
  files: readonly ZippedFile[],
  store: FileStore,
): Promise<void> {
  // Without ZIP64, which older programs do not know.
  const zip = new ZipWriter(writable, { level: 0, keepOrder: true, zip64: false })
  for (const { name, key, size, date } of files)
    await zip.add(name, Readable.toWeb(await store.read(key, 0, size)), { lastModDate: date })
  await zip.close()
}

/**
 * Sends files as one zip.
 * @param name what it is saved as
 * @param onBroken is told why it ends early, which no browser takes for a whole zip
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
