/**
 * A fake object store with the part of S3 that our services use: objects, and multipart uploads with the list of their
 * parts, which the published fakes do not support. It is as strict as Amazon's where that matters: every part except
 * the last has at least 5 MiB, a completed upload no longer exists, and unsigned requests are refused.
 */
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface Kept {
  bytes: Buffer
  /** Its metadata from headers, by name. */
  about: Record<string, string>
}

interface Upload extends Pick<Kept, 'about'> {
  key: string
  parts: Map<number, Buffer>
}

interface Said {
  status: number
  headers?: Record<string, string>
  body?: string | Buffer
}

const leastPart = 5 * 1024 ** 2
const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`
const refuse = (status: number, code: string): Said => ({
  status,
  body: `<Error><Code>${code}</Code></Error>`,
})

export interface ObjectStore {
  /** Settings for services that keep their files there. */
  env: Readonly<Record<string, string>>
  /** The number of received parts of incomplete uploads. */
  parts: () => number
  stop: () => Promise<void>
}

export async function startObjectStore(): Promise<ObjectStore> {
  const objects = new Map<string, Kept>()
  const uploads = new Map<string, Upload>()

  /** Requests for an upload. */
  const answerUpload = (method: string, id: string, query: URLSearchParams, bytes: Buffer): Said => {
    const upload = uploads.get(id)
    if (!upload) return refuse(404, 'NoSuchUpload')
    if (method === 'PUT') {
      upload.parts.set(Number(query.get('partNumber')), bytes)
      return { status: 200, headers: { etag: etagOf(bytes) } }
    }
    if (method === 'GET') {
      const parts = [...upload.parts].map(
        ([number, part]) =>
          `<Part><PartNumber>${number}</PartNumber><ETag>${etagOf(part)}</ETag><Size>${part.length}</Size></Part>`,
      )
      return { status: 200, body: `<ListPartsResult>${parts.join('')}</ListPartsResult>` }
    }
    if (method === 'DELETE') {
      uploads.delete(id)
      return { status: 204 }
    }
    const named = [...bytes.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, number]) =>
      Number(number),
    )
    const parts = named.map(number => upload.parts.get(number))
    if (!parts.every(part => part !== undefined)) return refuse(400, 'InvalidPart')
    if (parts.slice(0, -1).some(part => part.length < leastPart)) return refuse(400, 'EntityTooSmall')
    objects.set(upload.key, { bytes: Buffer.concat(parts), about: upload.about })
    uploads.delete(id)
    return { status: 200, body: '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>' }
  }

  /** Requests for an object. */
  const answerObject = (method: string, key: string, { headers }: IncomingMessage, bytes: Buffer): Said => {
    if (method === 'PUT') {
      objects.set(key, { bytes, about: aboutIn(headers) })
      return { status: 200, headers: { etag: etagOf(bytes) } }
    }
    if (method === 'DELETE') {
      objects.delete(key)
      return { status: 204 }
    }
    const kept = objects.get(key)
    if (!kept) return refuse(404, 'NoSuchKey')
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
    const body = first === undefined ? kept.bytes : kept.bytes.subarray(Number(first), Number(last) + 1)
    const status = first === undefined ? 200 : 206
    return { status, headers: { ...kept.about, etag: etagOf(kept.bytes) }, body }
  }

  const answer = async (request: IncomingMessage): Promise<Said> => {
    const { method = 'GET', headers } = request
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store')
    const bytes = await buffer(request)
    if (headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=parvis/') !== true)
      return refuse(403, 'AccessDenied')
    const [, bucket, key] = /^\/([^/]+)\/(.+)$/.exec(pathname) ?? []
    if (bucket !== 'reports' || key === undefined) return refuse(404, 'NoSuchBucket')
    if (method === 'POST' && searchParams.has('uploads')) {
      const id = randomUUID()
      uploads.set(id, { key, parts: new Map(), about: aboutIn(headers) })
      const said = `<Key>${key}</Key><UploadId>${id}</UploadId>`
      return { status: 200, body: `<InitiateMultipartUploadResult>${said}</InitiateMultipartUploadResult>` }
    }
    const upload = searchParams.get('uploadId')
    return upload === null
      ? answerObject(method, key, request, bytes)
      : answerUpload(method, upload, searchParams, bytes)
  }

  const server = createServer((request, response) => {
    void answer(request).then(({ status, headers, body = '' }) => {
      response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) })
      response.end(request.method === 'HEAD' ? undefined : body)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    env: {
      S3_BUCKET: 'reports',
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_ACCESS_KEY_ID: 'parvis',
      S3_SECRET_ACCESS_KEY: 'parvis-secret',
    },
    parts: () => [...uploads.values()].reduce((sum, { parts }) => sum + parts.size, 0),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function aboutIn(headers: IncomingMessage['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name.startsWith('x-amz-meta-') && typeof value === 'string' ? [[name, value]] : [],
    ),
  )
}
