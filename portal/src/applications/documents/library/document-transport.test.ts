import { ApiProblem } from '@parvis/api-types/problems'
import type { UploadEvent } from '@parvis/design-system/upload'
import type { HttpStack } from 'tus-js-client'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  documentTransport,
  initialUpload,
  type DocumentSurroundings,
  type DocumentUpload,
} from './document-transport.ts'

const size = 12
const lastModified = Date.parse('2026-02-02T16:40:00Z')
const upload: DocumentUpload = {
  '@odata.etag': '"1"',
  id: 8,
  accountId: 1,
  accountName: 'Fontaine & Filles',
  engagementId: null,
  fiscalYear: 2025,
  folder: '',
  documentType: 'bank',
  confidentiality: 'client',
  fileName: 'Relevé.pdf',
  fileSize: size,
  fileDate: '2026-02-02T16:40:00.000Z',
  uploadUrl: '/v1/Uploads/a',
  receivedSize: 5,
  createdDate: '2026-02-03T09:11:00.000Z',
  expiresDate: '2026-02-10T09:11:00.000Z',
}
const file = (name = 'Relevé.pdf') => new File([new Uint8Array(size)], name, { lastModified })

/** A server that already has some bytes of a file and accepts the rest. */
function services(received: number): { stack: HttpStack; asked: string[] } {
  const asked: string[] = []
  let arrived = received
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

/** Sends through a stack, and reads files as browsers do. */
const networkOf = (httpStack: HttpStack) => ({
  httpStack,
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
})

async function send(
  known: readonly DocumentUpload[],
  {
    id = 'new-1',
    name = 'Relevé.pdf',
    sent = file(name),
    isLink = false,
    more = {},
  }: { id?: string; name?: string; sent?: File; isLink?: boolean; more?: Partial<DocumentSurroundings> } = {},
) {
  const { stack, asked } = services(known.length > 0 ? 5 : 0)
  const surroundings = {
    create: vi.fn<DocumentSurroundings['create']>().mockResolvedValue({ ...upload, id: 9 }),
    import: vi.fn<DocumentSurroundings['import']>().mockResolvedValue(),
    remove: vi.fn<DocumentSurroundings['remove']>().mockResolvedValue(),
    link: vi.fn<DocumentSurroundings['link']>().mockResolvedValue(),
    baseUrl: 'https://portal.parvis.example/api/portal',
    token: () => 'one',
    isOver: () => false,
    renew: () => Promise.resolve(false),
    say: (key: string) => key,
    network: networkOf(stack),
    ...more,
  } as unknown as DocumentSurroundings
  const told: UploadEvent[] = []
  const transport = documentTransport(surroundings, known)
  await new Promise<void>(resolve => {
    transport.start({ id, file: sent, sentBytes: 0, isLink }, event => {
      if (event.kind !== 'progress') told.push(event)
      if (event.kind === 'done' || event.kind === 'failed') resolve()
    })
  })
  return { told, asked, surroundings, transport }
}

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { baseURI: 'https://portal.parvis.example/' })
  vi.stubGlobal('location', { pathname: '/app/docs/uploadFiles/upload', search: '' })
})

test('a new file is announced, sent and turned into a document', async () => {
  const { told, surroundings } = await send([])
  expect(told).toEqual([{ kind: 'verifying' }, { kind: 'done' }])
  expect(surroundings.create).toHaveBeenCalledOnce()
  expect(surroundings.import).toHaveBeenCalledWith(9, expect.any(String))
})

test('a file whose import was not answered is imported again under the same key, without asking for its bytes', async () => {
  const imported = vi
    .fn<DocumentSurroundings['import']>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue()
  const { told, asked, transport } = await send([], { more: { import: imported } })
  expect(told.at(-1)).toMatchObject({ kind: 'failed', canRetry: true })
  const before = asked.length
  const again: UploadEvent[] = []
  transport.start({ id: 'new-1', file: file(), sentBytes: size }, event => again.push(event))
  await vi.waitFor(() => expect(again.map(({ kind }) => kind)).toEqual(['verifying', 'done']))
  expect(asked).toHaveLength(before)
  const [first, second] = imported.mock.calls
  expect(second).toEqual(first)
})

test('a file that turned out incomplete at its import is sent on', async () => {
  const imported = vi
    .fn<DocumentSurroundings['import']>()
    .mockRejectedValueOnce(new ApiProblem({ code: 'document-incomplete', status: 409, title: '' }))
    .mockResolvedValue()
  const { asked, transport } = await send([], { more: { import: imported } })
  const again: UploadEvent[] = []
  transport.start({ id: 'new-1', file: file(), sentBytes: size }, event => again.push(event))
  await vi.waitFor(() => expect(again.at(-1)).toEqual({ kind: 'done' }))
  expect(asked.at(-1)).toBe('HEAD')
})

test('a file with known content is linked to it, and nothing of it is sent', async () => {
  const { told, asked, surroundings } = await send([], { isLink: true })
  expect(told).toEqual([{ kind: 'verifying' }, { kind: 'done' }])
  expect(surroundings.link).toHaveBeenCalledOnce()
  expect(surroundings.create).not.toHaveBeenCalled()
  expect(asked).toEqual([])
})

/** Starts a file without waiting for its end. */
function begin(more: Partial<DocumentSurroundings>, known: readonly DocumentUpload[] = []) {
  const surroundings = {
    create: vi.fn<DocumentSurroundings['create']>().mockResolvedValue({ ...upload, id: 9 }),
    remove: vi.fn<DocumentSurroundings['remove']>().mockResolvedValue(),
    baseUrl: 'https://portal.parvis.example/api/portal',
    token: () => 'one',
    isOver: () => false,
    say: (key: string) => key,
    ...more,
  } as unknown as DocumentSurroundings
  const transport = documentTransport(surroundings, known)
  const told: UploadEvent[] = []
  const handle = transport.start({ id: 'new-1', file: file(), sentBytes: 0 }, event => told.push(event))
  return { transport, handle, told, surroundings }
}

test('a file that is cancelled while it is being announced leaves nothing on the services', async () => {
  const announced = Promise.withResolvers<DocumentUpload>()
  const { handle, surroundings } = begin({ create: () => announced.promise })
  handle.cancel()
  expect(surroundings.remove).not.toHaveBeenCalled()
  announced.resolve({ ...upload, id: 9 })
  await vi.waitFor(() => expect(surroundings.remove).toHaveBeenCalledWith(9))
})

test('a file that is paused and resumed while it is being announced is announced once, and arrives as a whole', async () => {
  const announced = Promise.withResolvers<DocumentUpload>()
  const create = vi.fn<DocumentSurroundings['create']>().mockReturnValue(announced.promise)
  const imported = vi.fn<DocumentSurroundings['import']>().mockResolvedValue()
  const { handle, told } = begin({ create, import: imported, network: networkOf(services(0).stack) })
  handle.pause()
  handle.resume()
  announced.resolve({ ...upload, id: 9 })
  await vi.waitFor(() => expect(told.at(-1)).toEqual({ kind: 'done' }))
  expect(create).toHaveBeenCalledOnce()
  expect(imported).toHaveBeenCalledExactlyOnceWith(9, expect.any(String))
})

test('removing a failed file deletes what has arrived of it', async () => {
  const { surroundings, told, transport } = await send([], {
    more: {
      import: () =>
        Promise.reject(new ApiProblem({ code: 'document-scanner-unavailable', status: 503, title: '' })),
    },
  })
  expect(told.at(-1)).toMatchObject({ kind: 'failed', canRetry: true })
  expect(surroundings.remove).not.toHaveBeenCalled()
  transport.discard?.('new-1')
  expect(surroundings.remove).toHaveBeenCalledExactlyOnceWith(9)
})

test('an upload from before a reload that is gone is not sent anew: its place is lost', async () => {
  const gone = {
    import: () => Promise.reject(new ApiProblem({ code: 'not-found', status: 404, title: '' })),
  }
  const { told } = await send([upload], { id: 'document-upload-8', more: gone })
  expect(told.at(-1)).toMatchObject({ reason: 'documents:problem.uploadGone', canRetry: false })
  const fresh = await send([], { more: gone })
  expect(fresh.told.at(-1)).toMatchObject({ reason: 'documents:problem.uploadGone', canRetry: true })
})

test('removing or cancelling a pending upload deletes it, and an unknown one nothing', () => {
  const { transport, surroundings } = begin({ create: () => new Promise(() => {}) }, [
    { ...upload, fileName: 'Autre.pdf' },
  ])
  transport.discard?.('unknown')
  expect(surroundings.remove).not.toHaveBeenCalled()
  transport.discard?.('document-upload-8')
  transport.discard?.('document-upload-8')
  expect(surroundings.remove).toHaveBeenCalledExactlyOnceWith(8)
})

test('a refused link is final, but one that failed on the way can be retried', async () => {
  const refused = (code: string, status: number) =>
    send([], {
      isLink: true,
      more: { link: () => Promise.reject(new ApiProblem({ code, status, title: '' })) },
    })
  expect((await refused('document-content-changed', 409)).told.at(-1)).toEqual({
    kind: 'failed',
    reason: 'documents:problem.linkChanged',
    canRetry: false,
  })
  expect((await refused('document-scanner-unavailable', 503)).told.at(-1)).toMatchObject({ canRetry: true })
})

test.each([
  ['from its own line', 'document-upload-8'],
  ['chosen as if it were new', 'new-1'],
])('an interrupted upload resumes where it stopped, %s', async (_how, id) => {
  const { asked, surroundings } = await send([upload], { id })
  expect(asked).toEqual(['HEAD', 'PATCH 5'])
  expect(surroundings.create).not.toHaveBeenCalled()
  expect(surroundings.import).toHaveBeenCalledWith(8, expect.any(String))
})

test('a file other than the interrupted one starts a new upload', async () => {
  const { surroundings } = await send([upload], { name: 'Autre.pdf' })
  expect(surroundings.create).toHaveBeenCalledOnce()
})

test('of two interrupted uploads with the same name, a file resumes that of its folder', async () => {
  const chosen = Object.defineProperty(file(), 'webkitRelativePath', { value: 'Clôture/Banque/Relevé.pdf' })
  const known = (id: number, folder: string) => ({ ...upload, id, folder })
  const { surroundings } = await send([known(8, 'Banque'), known(10, '2025/Clôture/Banque')], {
    sent: chosen,
  })
  expect(surroundings.import).toHaveBeenCalledWith(10, expect.any(String))
})

test('a refused file is deleted and final, but a missing one can be retried', async () => {
  const refusal = (code: string, status: number) => ({
    import: () => Promise.reject(new ApiProblem({ code, status, title: '' })),
  })
  const refused = await send([], { more: refusal('document-mismatch', 422) })
  expect(refused.told.at(-1)).toEqual({
    kind: 'failed',
    reason: 'documents:problem.mismatch',
    canRetry: false,
  })
  expect(refused.surroundings.remove).toHaveBeenCalledWith(9)
  const incomplete = await send([], { more: refusal('document-incomplete', 409) })
  expect(incomplete.told.at(-1)).toMatchObject({ canRetry: true })
  expect(incomplete.surroundings.remove).not.toHaveBeenCalled()
})

test('the field receives how much of a file the services have, and when it was modified', () => {
  expect([upload, { ...upload, id: 10, fileDate: null }].map(initialUpload)).toEqual([
    { id: 'document-upload-8', name: 'Relevé.pdf', size, sentBytes: 5, lastModified },
    { id: 'document-upload-10', name: 'Relevé.pdf', size, sentBytes: 5 },
  ])
})
