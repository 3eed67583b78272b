import { ApiProblem } from '@parvis/api-types/problems'
import type { UploadEvent } from '@parvis/design-system/upload'
import type { HttpRequest, HttpResponse, HttpStack } from 'tus-js-client'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetAllSendings, readSendings } from '../../uploads/sendings.ts'
import type { ReportFile } from './report-file.ts'
import { initialUploads, reportFileTransport, type SendingSurroundings } from './transport.ts'

const size = 40_000_000
const fresh: ReportFile = {
  '@odata.etag': '"1"',
  id: 7,
  kind: 'report',
  publicationId: null,
  fileName: 'Liasse.pbix',
  fileSize: size,
  fileDate: '2026-11-20T16:40:00.000Z',
  uploadUrl: '/v1/Uploads/a',
  receivedSize: 0,
  state: 'arriving',
  pages: [],
  bookmarks: [],
  sameReports: [],
  createdBy: 'admin@parvis.example',
  createdDate: '2026-11-22T09:30:00.000Z',
  expiresDate: '2026-11-25T09:30:00.000Z',
}
const file = () =>
  new File([new Uint8Array(size)], 'Liasse.pbix', { lastModified: Date.parse('2026-11-20T16:40:00Z') })

type Refuse = (call: {
  method: string
  token: string
  sent: number
}) => { status: number; body?: object } | undefined

/** The services as the upload protocol sees them, recording their requests. */
class Services implements HttpStack {
  received = 0
  readonly asked: string[] = []
  #refuse: Refuse

  constructor(refuse: Refuse = () => undefined) {
    this.#refuse = refuse
  }

  getName = () => 'test'

  createRequest(method: string, url: string): HttpRequest {
    const headers = new Map<string, string>()
    return {
      getMethod: () => method,
      getURL: () => url,
      setHeader: (name, value) => void headers.set(name.toLowerCase(), value),
      getHeader: name => headers.get(name.toLowerCase()),
      setProgressHandler: () => {},
      abort: () => Promise.resolve(),
      getUnderlyingObject: () => undefined,
      send: (body: Blob | undefined) => this.#answer(method, url, headers, body),
    }
  }

  async #answer(
    method: string,
    url: string,
    headers: ReadonlyMap<string, string>,
    body: Blob | undefined,
  ): Promise<HttpResponse> {
    const token = headers.get('authorization') ?? ''
    this.asked.push(`${method} ${new URL(url).pathname} ${headers.get('upload-offset') ?? ''}`.trim())
    const refused = this.#refuse({ method, token, sent: this.received })
    if (refused?.status === 0) throw new Error('no network')
    if (!refused && method === 'PATCH') this.received += body?.size ?? 0
    const answered: Record<string, string> = {
      'upload-offset': String(this.received),
      'upload-length': String(size),
      'content-type': 'application/problem+json',
    }
    return {
      getStatus: () => refused?.status ?? (method === 'PATCH' ? 204 : 200),
      getHeader: name => answered[name.toLowerCase()],
      getBody: () => (refused?.body ? JSON.stringify(refused.body) : ''),
      getUnderlyingObject: () => undefined,
    }
  }
}

/** Reads files the way browsers do; the Node implementation does not accept blobs. */
const blobReader: NonNullable<NonNullable<SendingSurroundings['network']>['fileReader']> = {
  openFile: async (blob: Blob) => ({
    size: blob.size,
    slice: async (start, end) => ({ value: blob.slice(start, end), done: end >= blob.size }),
    close: () => {},
  }),
}

/** Uploads a file to the end. @returns the messages, without progress */
async function send(
  services: Services,
  more: Partial<SendingSurroundings> = {},
  known: readonly ReportFile[] = [],
) {
  const surroundings = {
    create: vi.fn<SendingSurroundings['create']>().mockResolvedValue(fresh),
    check: vi.fn<SendingSurroundings['check']>().mockResolvedValue({ ...fresh, state: 'checked' }),
    remove: vi.fn<SendingSurroundings['remove']>().mockResolvedValue(),
    baseUrl: 'https://portal.parvis.example/api/portal',
    token: () => 'one',
    isOver: (token: string) => token === 'over',
    renew: () => Promise.resolve(false),
    say: (key: string) => key,
    onArrived: vi.fn<SendingSurroundings['onArrived']>(),
    network: { httpStack: services, fileReader: blobReader },
    ...more,
  }
  const told: UploadEvent[] = []
  const id = known.length === 1 ? 'report-file-7' : 'file-1'
  await new Promise<void>(resolve => {
    reportFileTransport(surroundings, known).start({ id, file: file(), sentBytes: 0 }, event => {
      if (event.kind !== 'progress') told.push(event)
      if (event.kind === 'done' || event.kind === 'failed') resolve()
    })
  })
  return { told, surroundings, asked: services.asked }
}

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { baseURI: 'https://portal.parvis.example/' })
  vi.stubGlobal('location', { pathname: '/app/rapports/admin/import', search: '?client=1' })
  forgetAllSendings()
})

describe('the upload of a report', () => {
  test('is sent in chunks, checked by the services, and completed', async () => {
    const { told, asked, surroundings } = await send(new Services())
    expect(asked).toEqual([
      'HEAD /api/portal/v1/Uploads/a',
      'PATCH /api/portal/v1/Uploads/a 0',
      'PATCH /api/portal/v1/Uploads/a 16777216',
      'PATCH /api/portal/v1/Uploads/a 33554432',
    ])
    expect(told).toEqual([{ kind: 'verifying' }, { kind: 'done' }])
    expect(surroundings.onArrived).toHaveBeenCalledWith(
      'file-1',
      expect.objectContaining({ state: 'checked' }),
    )
    expect(readSendings()).toMatchObject([
      {
        fileName: 'Liasse.pbix',
        href: '/app/rapports/admin/import?client=1',
        state: 'done',
      },
    ])
  })

  test('resumes where it stopped before the page was reloaded', async () => {
    const services = new Services()
    services.received = 33_554_432
    const before = { ...fresh, receivedSize: 33_554_432 }
    const { asked, surroundings } = await send(services, {}, [before])
    expect(asked.slice(1)).toEqual(['PATCH /api/portal/v1/Uploads/a 33554432'])
    expect(surroundings.create).not.toHaveBeenCalled()
    expect(initialUploads([before])).toMatchObject([
      { id: 'report-file-7', name: 'Liasse.pbix', size, sentBytes: 33_554_432, isDone: false },
    ])
  })

  test('survives a lost connection and a restart of the services', async () => {
    const troubles = [0, 503, 423, 408]
    const services = new Services(({ method, sent }) => {
      const status = method === 'PATCH' && sent > 0 ? troubles.shift() : undefined
      return status === undefined ? undefined : { status }
    })
    const { told } = await send(services)
    expect(told.filter(({ kind }) => kind === 'retrying')).toHaveLength(4)
    expect([told.at(-1), services.received]).toEqual([{ kind: 'done' }, size])
  })

  test('continues with a new token when the first one has expired', async () => {
    let token = 'one'
    const services = new Services(({ token: sent, method }) =>
      method === 'PATCH' && sent === 'Bearer one' ? { status: 401 } : undefined,
    )
    const renew = vi.fn<SendingSurroundings['renew']>().mockImplementation(async () => {
      token = 'two'
      return true
    })
    const { told } = await send(services, { token: () => token, renew })
    expect(renew).toHaveBeenCalledExactlyOnceWith('one')
    expect(told.at(-1)).toEqual({ kind: 'done' })
  })

  test('uses another token in place of an expired one, which is never sent', async () => {
    let token: string | undefined = 'over'
    const authorizations: string[] = []
    const services = new Services(({ token: sent }) => void authorizations.push(sent ?? 'none'))
    const renew = vi.fn<SendingSurroundings['renew']>().mockImplementation(async () => {
      token = 'two'
      return true
    })
    const { told } = await send(services, { token: () => token, renew })
    expect(told.at(-1)).toEqual({ kind: 'done' })
    expect(new Set(authorizations)).toEqual(new Set(['Bearer two']))
  })

  test('is not sent at all once the session has ended', async () => {
    let token: string | undefined = 'over'
    const services = new Services()
    const renew = vi.fn<SendingSurroundings['renew']>().mockImplementation(async () => {
      token = undefined
      return false
    })
    const { told, asked } = await send(services, { token: () => token, renew })
    expect(told.at(-1)).toMatchObject({ kind: 'failed', canRetry: true })
    expect(asked).toEqual([])
  })

  test('fails with the reason that the services give, and can be retried', async () => {
    const full = { status: 507, body: { code: 'storage-full', title: '', status: 507 } }
    const { told } = await send(new Services(({ method }) => (method === 'PATCH' ? full : undefined)))
    expect(told).toEqual([{ kind: 'failed', reason: 'reportFiles:problem.full', canRetry: true }])
  })

  test('is deleted on the services after a refusal, and not retried', async () => {
    const check = () =>
      Promise.reject(new ApiProblem({ code: 'report-file-template', status: 422, title: 'A template' }))
    const { told, surroundings } = await send(new Services(), { check })
    expect(told.at(-1)).toEqual({
      kind: 'failed',
      reason: 'reportFiles:refusal.template',
      canRetry: false,
    })
    expect(surroundings.remove).toHaveBeenCalledWith(7)
  })

  test('resumes where it stopped when the same file is chosen again', async () => {
    const services = new Services()
    services.received = 16_777_216
    const onResumed = vi.fn<NonNullable<SendingSurroundings['onResumed']>>()
    const other = { ...fresh, id: 8, fileName: 'Autre.pbix', uploadUrl: '/v1/Uploads/b' }
    const { surroundings } = await send(services, { onResumed }, [other, fresh])
    expect(surroundings.create).not.toHaveBeenCalled()
    expect(onResumed.mock.calls).toEqual([[fresh]])
    expect(services.asked.slice(0, 2)).toEqual([
      'HEAD /api/portal/v1/Uploads/a',
      'PATCH /api/portal/v1/Uploads/a 16777216',
    ])
  })
})
