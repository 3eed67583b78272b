import type { FastifyReply, FastifyRequest } from 'fastify'
import parseRange from 'range-parser'
import { attachmentHeaders } from './attachment.ts'
import type { FileStore } from './store.ts'

/** A file offered for download to an authorized person. */
export interface OfferedFile {
  key: string
  size: number
  /** The name to save it under. */
  name: string
}

/**
 * Sends a file, or a single requested range of it (RFC 9110, 14), so that an interrupted download can resume. Its key
 * serves as ETag, because the content behind a key never changes.
 */
export async function sendFile(
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
  store: FileStore,
  { key, size, name }: OfferedFile,
): Promise<FastifyReply> {
  const etag = `"${key}"`
  void reply.headers({
    ...attachmentHeaders(name),
    'accept-ranges': 'bytes',
    etag,
  })
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag
  const ranges = headers.range && isSame ? parseRange(size, headers.range) : undefined
  if (ranges === -1) return reply.code(416).header('content-range', `bytes */${size}`).send()
  // Multiple or invalid ranges are answered with the whole file.
  const range =
    typeof ranges === 'object' && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined
  const { start, end } = range ?? { start: 0, end: size - 1 }
  if (range) void reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
  void reply.header('content-length', String(end - start + 1))
  if (method === 'HEAD') return reply.send()
  return reply.send(await store.read(key, start, end + 1))
}
