import { ApiProblem } from '@parvis/api-types/problems'
import type { UploadEvent } from '@parvis/design-system/upload'
import type { HttpStack } from 'tus-js-client'
import { beforeEach, expect, test, vi } from 'vitest'
import { envelopeTransport, type SignatureUpload } from './envelope-transport.ts'

const size = 12
const upload: SignatureUpload = {
  '@odata.etag': '"1"',
  id: 8,
  fileName: 'Lettre.pdf',
  fileSize: size,
  uploadUrl: '/v1/Uploads/a',
  receivedSize: 5,
  createdDate: '2026-02-03T09:11:00.000Z',
  expiresDate: '2026-02-10T09:11:00.000Z',
}
const file = new File([new Uint8Array(size)], 'Lettre.pdf')

/** A server that accepts the bytes of a file. */
function services(): { stack: HttpStack; asked: string[] } {
  const asked: string[] = []
  let arrived = 0
  const stack: HttpStack = {
    getName: () => 'test',
    createRequest: (method, url) => {
      const headers = new Map<string, string>()
      return {
        getMethod: () => method,
        getURL: () => url,
        setHeader: (name, value) => void headers.set(name.toLowerCase(), value),
        getHeader: name => headers.get(name.toLowerCase()),
        setProgressHandler: () => {},
        abort: () => Promise.resolve(),
        getUnderlyingObject: () => undefined,
        send: (body: Blob | undefined) => {
          asked.push(`${method} ${headers.get('upload-offset') ?? ''}`.trim())
          arrived += method === 'PATCH' ? (body?.size ?? 0) : 0
          const answered: Record<string, string> = {
            'upload-offset': String(arrived),
            'upload-length': String(size),
          }
          return Promise.resolve({
            getStatus: () => (method === 'PATCH' ? 204 : 200),
            getHeader: (name: string) => answered[name.toLowerCase()],
            getBody: () => '',
            getUnderlyingObject: () => undefined,
          })
        },
      }
    },
  }
  return { stack, asked }
}

/** A transport whose services refuse every PDF that has arrived, with what they are asked. */
function refusing(status: number, known: readonly SignatureUpload[] = []) {
  const { stack, asked } = services()
  const told: UploadEvent[] = []
  const surroundings = {
    baseUrl: 'https://parvis.example',
    token: () => 'token',
    isOver: () => false,
    renew: () => Promise.resolve(false),
    network: {
      httpStack: stack,
      fileReader: {
        openFile: async (blob: Blob) => ({
          size: blob.size,
          slice: async (start: number, end: number) => ({
            value: blob.slice(start, end),
            done: end >= blob.size,
          }),
          close: () => {},
        }),
      },
    },
    create: vi.fn<() => Promise<SignatureUpload>>(() =>
      Promise.resolve({ ...upload, id: 9, receivedSize: 0 }),
    ),
    import: vi.fn<(id: number, key: string) => Promise<void>>(() =>
      Promise.reject(new ApiProblem({ code: 'server-error', status, title: '' })),
    ),
    remove: vi.fn<(id: number) => Promise<void>>(() => Promise.resolve()),
    say: (key: string) => key,
  }
  const transport = envelopeTransport(surroundings, known)
  const attempt = async () => {
    const before = told.length
    transport.start({ id: 'new-1', file, sentBytes: 0 }, event => void told.push(event))
    await vi.waitFor(() => expect(told.slice(before).at(-1)?.kind).toBe('failed'))
  }
  return { transport, surroundings, asked, told, attempt }
}

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { baseURI: 'https://parvis.example/' })
  vi.stubGlobal('location', { pathname: '/app/sign/new', search: '' })
})

test('a PDF that failed after it had arrived is not sent again by a retry', async () => {
  const { surroundings, asked, told, attempt } = refusing(500)
  await attempt()
  expect(told.at(-1)).toMatchObject({ kind: 'failed', canRetry: true })
  expect(asked).toEqual(['HEAD', 'PATCH 0'])
  await attempt()
  expect(surroundings.create).toHaveBeenCalledOnce()
  expect(asked.filter(each => each.startsWith('PATCH'))).toEqual(['PATCH 0'])
  expect(surroundings.import).toHaveBeenCalledTimes(2)
})

test('a PDF whose import got no answer is imported with the same key by a retry, and not sent again', async () => {
  const { surroundings, asked, attempt } = refusing(500)
  await attempt()
  asked.length = 0
  await attempt()
  const [first, second] = surroundings.import.mock.calls
  expect(second).toEqual(first)
  // The services delete an upload that they have imported, so it is not even looked for.
  expect(asked).toEqual([])
})

test('a PDF that is found to be incomplete is sent again, with another key', async () => {
  const { surroundings, asked, attempt } = refusing(409)
  await attempt()
  asked.length = 0
  await attempt()
  const [first, second] = surroundings.import.mock.calls
  expect(second?.[1]).not.toBe(first?.[1])
  expect(asked).toEqual(['HEAD'])
})

test('a PDF that failed and is removed from the list is deleted from the services', async () => {
  const { transport, surroundings, attempt } = refusing(500)
  await attempt()
  expect(surroundings.remove).not.toHaveBeenCalled()
  transport.discard?.('new-1')
  transport.discard?.('new-1')
  expect(surroundings.remove).toHaveBeenCalledExactlyOnceWith(9)
})

test('an upload from before a reload is deleted when it is removed from the list, and nothing else', () => {
  const { transport, surroundings } = refusing(500, [upload])
  transport.discard?.('new-1')
  expect(surroundings.remove).not.toHaveBeenCalled()
  transport.discard?.('signature-upload-8')
  expect(surroundings.remove).toHaveBeenCalledExactlyOnceWith(8)
})

test('a PDF that cannot be signed is deleted at once, only once', async () => {
  const { transport, surroundings, attempt } = refusing(422)
  await attempt()
  transport.discard?.('new-1')
  expect(surroundings.remove).toHaveBeenCalledExactlyOnceWith(9)
})

test('a PDF of whose upload nothing is left is sent from the beginning', async () => {
  const { surroundings, attempt } = refusing(404)
  await attempt()
  await attempt()
  expect(surroundings.create).toHaveBeenCalledTimes(2)
})
