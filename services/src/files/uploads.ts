import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { ProblemError } from '../server/problem.ts'
import type { Leases } from './leases.ts'
import { type FileStore, StoreFull } from './store.ts'

/** What the protocol needs to know about files being uploaded. */
export interface Uploads {
  /** Finds a person's file that is still being uploaded. Other people's files are not found. */
  find(key: string, email: string): Promise<{ size: number } | undefined>
  /** Records how much has arrived. @returns whether the file is still wanted */
  note(key: string, received: number): Promise<boolean>
}

interface UploadParts {
  store: FileStore
  leases: Leases
  uploads: Uploads
  /** Identifies the caller and checks their rights before anything of the request is read. */
  authenticate: onRequestAsyncHookHandler
}

/** The upload protocol: the core of https://tus.io/protocols/resumable-upload. */
const version = '1.0.0'
const mediaType = 'application/offset+octet-stream'
/** The methods that upload URLs support. */
const methods = ['HEAD', 'OPTIONS', 'PATCH'] as const
const keyPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Adds the URLs that bytes are uploaded to. An upload is created by an operation of the contract, which describes who
 * may upload, for what purpose and how much; Upload-Metadata is not read. Only bytes in transit to the store are in
 * memory.
 */
export async function routeUploads(app: FastifyInstance, parts: UploadParts): Promise<void> {
  const onRequest = [parts.authenticate, checkProtocol]
  // Parse no other bodies here: a JSON parser would consume the request, and the rest would be taken for the bytes.
  app.removeAllContentTypeParsers()
  // Leave the bytes in the request, for the handler to read.
  app.addContentTypeParser(mediaType, (_request, _payload, done) => done(null))
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('tus-resumable', version)
  })
  // No authentication: the supported protocol is no secret, and browsers send a preflight request before a token.
  app.options(
    '/v1/Uploads/:key',
    { config: { cors: { preflightContinue: true, strictPreflight: false } } },
    (_request, reply) =>
      reply.code(204).header('tus-version', version).header('allow', methods.join(', ')).send(),
  )
  app.head<{ Params: { key: string } }>('/v1/Uploads/:key', { onRequest }, (request, reply) =>
    answerOffset(request, reply, request.params.key, parts),
  )
  app.patch<{ Params: { key: string } }>('/v1/Uploads/:key', { onRequest }, (request, reply) =>
    receiveBytes(request, reply, request.params.key, parts),
  )
}

/** The methods that an upload URL supports; none for any other path. */
export function methodsOfUploads(path: string): readonly string[] {
  return /\/v1\/Uploads\/[^/]+$/.test(path) ? methods : []
}

/** Checks the protocol headers before a byte of the body is read. */
async function checkProtocol({ headers, method }: FastifyRequest): Promise<void> {
  if (headers['tus-resumable'] !== version)
    throw new ProblemError('upload-version-unsupported', {
      errors: [{ pointer: 'tus-resumable', code: 'value-not-allowed', params: { allowed: [version] } }],
      headers: { 'tus-version': version },
    })
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (method === 'PATCH' && type !== mediaType)
    throw new ProblemError('media-type-unsupported', {
      errors: [{ pointer: 'content-type', code: 'value-not-allowed', params: { allowed: [mediaType] } }],
    })
}

async function findUpload(request: FastifyRequest, key: string, { uploads }: UploadParts) {
  const email = request.person?.email
  const found = email && keyPattern.test(key) ? await uploads.find(key, email) : undefined
  if (!found) throw new ProblemError('not-found')
  return found
}

function answer(reply: FastifyReply, received: number): FastifyReply {
  return reply.headers({
    'cache-control': 'no-store',
    'upload-offset': String(received),
  })
}

async function answerOffset(
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  parts: UploadParts,
): Promise<FastifyReply> {
  const { size } = await findUpload(request, key, parts)
  // Wait for writers to end: otherwise the response would be out of date.
  const received = await parts.leases.hold(key, () => parts.store.received(key))
  return answer(reply, received).code(200).header('upload-length', String(size)).send()
}

async function receiveBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  parts: UploadParts,
): Promise<FastifyReply> {
  const { store, leases } = parts
  const { size } = await findUpload(request, key, parts)
  const offset = numberIn(request, 'upload-offset')
  // With a known length, Node does not let more bytes through.
  const length = numberIn(request, 'content-length')
  if (offset + length > size) throw new ProblemError('payload-too-large')
  const received = await leases.hold(key, async signal => {
    if (offset !== (await store.received(key))) throw new ProblemError('upload-offset-wrong')
    const letGo = () => request.raw.destroy()
    signal.addEventListener('abort', letGo, { once: true })
    try {
      return await store.append(key, { offset, size }, request.raw, length)
    } catch (error) {
      if (error instanceof StoreFull)
        throw new ProblemError('storage-full', { headers: { connection: 'close' } }, { cause: error })
      // The client has disconnected and needs no response; everything received is kept.
      if (request.raw.destroyed && !request.raw.complete) return undefined
      throw error
    } finally {
      signal.removeEventListener('abort', letGo)
      if (!(await parts.uploads.note(key, await store.received(key)))) await store.remove(key)
    }
  })
  if (received === undefined) return reply.hijack()
  return answer(reply, received).code(204).send()
}

/** Parses a header as a whole number of bytes. */
function numberIn({ headers }: FastifyRequest, name: 'upload-offset' | 'content-length'): number {
  const text = headers[name]
  if (typeof text === 'string' && /^\d{1,15}$/.test(text)) return Number(text)
  const code = text === undefined ? 'required' : 'not-a-number'
  throw new ProblemError('header-invalid', { errors: [{ pointer: name, code }] })
}
