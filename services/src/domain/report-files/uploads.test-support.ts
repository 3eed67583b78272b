import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { FastifyBaseLogger, LightMyRequestResponse } from 'fastify'
import type { FileStore } from '../../files/store.ts'
import type { RateLimits } from '../../server/limits.ts'
import type { ValidationItem } from '../../server/problem.ts'
import { people, startTestApp, type TestApp, type TestRequest } from '../../server/testing.ts'

interface Problem {
  code?: string
  errors?: readonly ValidationItem[]
}

/** A file as the API returns it. */
export interface SentFile {
  id: number
  uploadUrl: string
}

/** The calls that upload a file, made by the administrator by default. */
export class UploadCalls {
  readonly test: TestApp
  readonly #folder: string
  /** Another person who may upload files. */
  readonly otherAdministrator = people.manager

  constructor(test: TestApp, folder: string) {
    this.test = test
    this.#folder = folder
  }

  get files(): FileStore {
    return this.test.files
  }

  send(method: string, path: string, request?: TestRequest) {
    return this.test.send(method, `/api/portal/v1${path}`, { as: people.administrator, ...request })
  }

  async download(
    id: number,
    headers: Record<string, string> = {},
    as: string = people.administrator,
  ): Promise<LightMyRequestResponse> {
    const authorization = await this.test.bearer(as)
    return this.test.app.inject({
      url: `/api/portal/v1/Reports(${id})/File`,
      headers: { authorization, ...headers },
    })
  }

  list(request?: TestRequest) {
    return this.send('GET', '/ReportFiles', request)
  }

  begin(fileSize: number, fileName = 'Liasse T3.pbix') {
    const body = { kind: 'report', fileName, fileSize, fileDate: null }
    return this.send('POST', '/ReportFiles', { as: people.administrator, body })
  }

  async create(fileSize: number): Promise<SentFile> {
    const { status, body } = await this.begin(fileSize)
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body as SentFile
  }

  check({ id }: SentFile, request?: TestRequest) {
    return this.send('POST', `/ReportFiles(${id})/Check`, request)
  }

  remove(file: SentFile | undefined, request: TestRequest = { as: people.administrator }) {
    return this.send('DELETE', `/ReportFiles(${file?.id})`, { ...request, headers: { 'if-match': '*' } })
  }

  head(file: Pick<SentFile, 'uploadUrl'>, request?: TestRequest) {
    return this.#transfer('HEAD', file, {}, undefined, request)
  }

  patch(file: SentFile, offset: number, bytes: Uint8Array, request?: TestRequest) {
    const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) }
    return this.#transfer('PATCH', file, headers, bytes, request)
  }

  async #transfer(
    method: 'HEAD' | 'PATCH',
    { uploadUrl }: Pick<SentFile, 'uploadUrl'>,
    own: Record<string, string>,
    payload: Uint8Array | undefined,
    { as, headers = {} }: TestRequest = { as: people.administrator },
  ) {
    const answer = await this.test.app.inject({
      method,
      url: `/api/portal${uploadUrl}`,
      headers: {
        'tus-resumable': '1.0.0',
        ...own,
        ...(as === undefined ? {} : { authorization: await this.test.bearer(as) }),
        ...headers,
      },
      ...(payload ? { payload: Buffer.from(payload) } : {}),
    })
    const { code, errors }: Problem = answer.body === '' ? {} : answer.json<Problem>()
    return {
      status: answer.statusCode,
      offset: answer.headers['upload-offset'],
      length: answer.headers['upload-length'],
      version: answer.headers['tus-resumable'],
      versions: answer.headers['tus-version'],
      code,
      errors,
    }
  }

  /** Number of bytes of a file in the store. */
  received({ uploadUrl }: SentFile) {
    return this.files.received(uploadUrl.split('/').at(-1) ?? '')
  }

  async bytesOf(file: SentFile): Promise<Buffer> {
    const key = file.uploadUrl.split('/').at(-1) ?? ''
    return buffer(await this.files.read(key, 0, await this.received(file)))
  }

  async close(): Promise<void> {
    await this.test.close()
    await rm(this.#folder, { recursive: true })
  }
}

/** Starts a server that keeps its files in its own folder. */
export async function startUploadApp(
  rateLimits: Partial<RateLimits> = {},
  log?: FastifyBaseLogger,
): Promise<UploadCalls> {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-files-'))
  const test = await startTestApp(rateLimits, { DATA_DIR: folder }, log)
  return new UploadCalls(test, folder)
}
