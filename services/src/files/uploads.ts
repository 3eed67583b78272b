import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { ProblemError } from '../server/problem.ts'
import type { Leases } from './leases.ts'
import { type FileStore, StoreFull } from './store.ts'

/** What the protocol needs to know of the files that are on their way. */
export interface Uploads {
  /** The file of a person that is still on its way. Those of others are not found. */
  find(key: string, email: string): Promise<{ size: number } | undefined>
  /** Notes how much has arrived. @returns whether the file is still wanted */
  note(key: string, received: number): Promise<boolean>
}

interface UploadParts {
  store: FileStore
  leases: Leases
  uploads: Uploads
  /** Finds out who asks and whether they may, before anything that they sent is read. */
  authenticate: onRequestAsyncHookHandler
}

/** The protocol that is spoken here: https://tus.io/protocols/resumable-upload, its core. */
const version = '1.0.0'
const mediaType = 'application/offset+octet-stream'
/** What the addresses of uploads answer to. */
const methods = ['HEAD', 'OPTIONS', 'PATCH'] as const
const keyPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Adds the addresses that bytes are sent to. Uploads begin with an operation of the contract, so that who may, what for and
 * how large is described there; Upload-Metadata is not read. Nothing of the bytes passes through memory but what is on its
 * way to the store.
 */
export async function routeUploads(app: FastifyInstance, parts: UploadParts): Promise<void> {
  const onRequest = [parts.authenticate, checkProtocol]
  // No other body is read here: JSON that is would be gone from the request, and what is left be taken for the bytes.
  app.removeAllContentTypeParsers()
  // The bytes are left in the request, for the handler to read.
  app.addContentTypeParser(mediaType, (_request, _payload, done) => done(null))
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('tus-resumable', version)
  })
  // It asks for nothing of anybody: what is spoken here is no secret, and browsers ask before they send a token.
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

/** The methods that an address of an upload answers to; none where it is no such address. */
export function methodsOfUploads(path: string): readonly string[] {
  return /\/v1\/Uploads\/[^/]+$/.test(path) ? methods : []
}

/** Looks at what the protocol says of requests, before a byte of a body is read. */
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
  // Writers end first: otherwise the answer would be out of date.
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
  // With its length known Node lets no byte more pass.
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
      // Nobody is there any more to be answered; what came stays.
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

/** A header that is a whole number of bytes. */
function numberIn({ headers }: FastifyRequest, name: 'upload-offset' | 'content-length'): number {
  const text = headers[name]
  if (typeof text === 'string' && /^\d{1,15}$/.test(text)) return Number(text)
  const code = text === undefined ? 'required' : 'not-a-number'
  throw new ProblemError('header-invalid', { errors: [{ pointer: name, code }] })
}
