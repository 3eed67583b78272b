import { ApiProblem, readProblem } from '@parvis/api-types/problems'
import type { UploadEvent, UploadHandle } from '@parvis/design-system/upload'
import { DetailedError, Upload, type UploadOptions } from 'tus-js-client'
import { forgetSending, newSendingKey, noteSending, type Sending } from './sendings.ts'

/** Maximum size of one file in bytes, as in the services: 1 GiB. */
export const maximumFileBytes = 1024 ** 3

/** What an upload needs from the portal. */
export interface SendingConnection {
  /** The base address of the portal's host. */
  baseUrl: string
  /** The token at the time of the request. */
  token: () => string | undefined
  /** Whether a token says that it has expired: it then never leaves the portal. */
  isOver: (token: string) => boolean
  /** Renews a token that was refused or has expired. @returns whether there is another one now */
  renew: (refused: string | undefined) => Promise<boolean>
  /** How requests are sent and files are read. @default as browsers do */
  network?: Pick<UploadOptions, 'httpStack' | 'fileReader'>
}

/** A file that the services expect, and the address for its bytes. */
export interface ExpectedFile {
  uploadUrl: string
}

/** The steps before and after sending the bytes of a file. */
export interface SendingSteps<Expected extends ExpectedFile> {
  /** The upload that had already been started, if any. */
  begun: Expected | undefined
  /** Whether all bytes had arrived, so that only the last step is left. @default false */
  hasArrived?: boolean
  /** Announces the file to the services. */
  create: () => Promise<Expected>
  /** Called when all bytes have arrived, to have the services process them. */
  arrived: (begun: Expected) => Promise<void>
  /** Says why sending failed, and whether a retry may succeed. `begun` is undefined until the services know of it. */
  refused: (error: unknown, begun: Expected | undefined) => { reason: string; canRetry: boolean }
  /** Called when the reader cancels, and again with `begun` if `create` was still running. */
  cancelled: (begun: Expected | undefined) => void
}

/** Bytes per request: at 5 Mbit/s it takes 27 seconds; of a slower line, what arrives within 30 seconds is kept. */
const chunkSize = 16 * 1024 * 1024
/** Milliseconds before each attempt; the sequence restarts with every byte that arrives. */
const retryDelays = [0, 500, 1000, 2000, 4000, 4000, 8000]
/** Statuses after which a retry may succeed. */
const passing = new Set([0, 401, 408, 409, 423, 429])

/**
 * Sends one file by tus in chunks, each with the current token. It resumes after a lost network, an expired token or a
 * restart of the services.
 */
export class TusSending<Expected extends ExpectedFile> implements UploadHandle {
  readonly #file: File
  readonly #tell: (event: UploadEvent) => void
  readonly #connection: SendingConnection
  readonly #steps: SendingSteps<Expected>
  #begun: Expected | undefined
  /** Whether the file is being announced. It is not announced again if it is paused and resumed meanwhile. */
  #isBeginning = false
  #upload: Upload | undefined
  #isStopped = false
  #isCancelled = false
  /** The key under which the upload is listed as work in progress. */
  readonly #key = newSendingKey()
  #sentBytes = 0
  /** Stops waiting for the network. */
  #stopWaiting = () => {}

  constructor(
    file: File,
    tell: (event: UploadEvent) => void,
    connection: SendingConnection,
    steps: SendingSteps<Expected>,
  ) {
    this.#file = file
    this.#tell = event => {
      this.#note(event)
      tell(event)
    }
    this.#connection = connection
    this.#steps = steps
    this.#begun = steps.begun
  }

  async run(): Promise<void> {
    this.#isStopped = false
    this.#noteAs('sending')
    // The run that announces the file goes on with it.
    if (this.#isBeginning) return
    try {
      this.#begun ??= await this.#begin()
      // If it was cancelled meanwhile, delete what the services have begun for it.
      if (this.#isCancelled) return this.#steps.cancelled(this.#begun)
      if (this.#isStopped) return
      if (this.#steps.hasArrived === true) return await this.#finish()
      this.#upload ??= this.#uploadOf(this.#begun)
      this.#upload.start()
    } catch (error) {
      this.#fail(error)
    }
  }

  async #begin(): Promise<Expected> {
    this.#isBeginning = true
    try {
      return await this.#steps.create()
    } finally {
      this.#isBeginning = false
    }
  }

  pause(): void {
    this.#isStopped = true
    this.#stopWaiting()
    void this.#upload?.abort()
    forgetSending(this.#key)
  }

  resume(): void {
    void this.run()
  }

  cancel(): void {
    this.#isCancelled = true
    this.pause()
    this.#steps.cancelled(this.#begun)
  }

  #noteAs(state: Sending['state'], reason?: string): void {
    const { name, size } = this.#file
    noteSending({
      key: this.#key,
      fileName: name,
      uploadUrl: this.#begun?.uploadUrl,
      href: location.pathname + location.search,
      startedAt: new Date().toISOString(),
      state,
      percent: size > 0 ? Math.floor((100 * this.#sentBytes) / size) : 0,
      ...(reason !== undefined && { reason }),
    })
  }

  #note(event: UploadEvent): void {
    // Ignore late events of a paused upload.
    if (this.#isStopped) return
    switch (event.kind) {
      case 'progress':
        this.#sentBytes = event.sentBytes
        return this.#noteAs('sending')
      case 'retrying':
        return this.#noteAs('sending')
      case 'offline':
        return this.#noteAs('offline')
      case 'verifying':
        return this.#noteAs('verifying')
      case 'failed':
        return this.#noteAs('failed', event.reason)
      case 'done':
      case 'duplicate':
        return this.#noteAs('done')
    }
  }

  #uploadOf({ uploadUrl }: ExpectedFile): Upload {
    const { baseUrl, token, isOver, renew, network } = this.#connection
    let sentWith: string | undefined
    return new Upload(this.#file, {
      uploadUrl: new URL(baseUrl + uploadUrl, document.baseURI).href,
      chunkSize,
      retryDelays,
      // The services know what is in progress; nothing is stored in the browser.
      storeFingerprintForResuming: false,
      ...network,
      onBeforeRequest: async request => {
        sentWith = token()
        if (sentWith !== undefined && isOver(sentWith))
          sentWith = (await renew(sentWith)) ? token() : undefined
        if (sentWith === undefined) throw new Error('Nobody is signed in')
        request.setHeader('Authorization', `Bearer ${sentWith}`)
      },
      onAfterResponse: async (_request, response) => {
        if (response.getStatus() === 401) await renew(sentWith)
      },
      onShouldRetry: (error, attempt) => {
        const status = error.originalResponse?.getStatus() ?? 0
        const mayPass = passing.has(status) || (status >= 500 && status !== 507)
        if (!mayPass || (status === 401 && token() === sentWith) || !navigator.onLine) return false
        if (token() === undefined) return false
        this.#tell({ kind: 'retrying', attempt: attempt + 1 })
        return true
      },
      onProgress: sentBytes => this.#tell({ kind: 'progress', sentBytes }),
      onSuccess: () => void this.#finish(),
      onError: error => this.#interrupted(error),
    })
  }

  async #finish(): Promise<void> {
    if (!this.#begun) return
    this.#tell({ kind: 'verifying' })
    try {
      await this.#steps.arrived(this.#begun)
      this.#tell({ kind: 'done' })
    } catch (error) {
      this.#fail(error)
    }
  }

  #interrupted(error: Error): void {
    if (this.#isStopped) return
    if (navigator.onLine) {
      void problemIn(error).then(problem => this.#fail(problem))
      return
    }
    this.#tell({ kind: 'offline' })
    const goOn = () => void this.run()
    addEventListener('online', goOn, { once: true })
    this.#stopWaiting = () => removeEventListener('online', goOn)
  }

  #fail(error: unknown): void {
    this.#tell({ kind: 'failed', ...this.#steps.refused(error, this.#begun) })
  }
}

/** The services' response as the error that the typed clients would have thrown. */
async function problemIn(error: Error): Promise<unknown> {
  const response = error instanceof DetailedError ? error.originalResponse : null
  if (!response) return error
  // The response to HEAD has no body.
  if (response.getStatus() === 404) return new ApiProblem({ code: 'not-found', status: 404, title: 'Gone' })
  const headers = { 'content-type': response.getHeader('content-type') ?? '' }
  return readProblem(new Response(response.getBody() || null, { status: response.getStatus(), headers }))
}
