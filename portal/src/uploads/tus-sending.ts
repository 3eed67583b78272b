import { ApiProblem, readProblem } from '@parvis/api-types/problems'
import type { UploadEvent, UploadHandle } from '@parvis/design-system/upload'
import { DetailedError, Upload, type UploadOptions } from 'tus-js-client'
import { forgetSending, newSendingKey, noteSending, type Sending } from './sendings.ts'

/** Bytes of one file at most, as the services take it: 1 GiB. */
export const maximumFileBytes = 1024 ** 3

/** What sending bytes needs of the portal. */
export interface SendingConnection {
  /** The base address of the portal's host. */
  baseUrl: string
  /** The token at the moment of the call. */
  token: () => string | undefined
  /** Whether a token says that it is over: it never leaves the portal. */
  isOver: (token: string) => boolean
  /** The services refuse the token, or it is over. @returns whether there is another one now */
  renew: (refused: string | undefined) => Promise<boolean>
  /** How requests are made and files are read. @default as browsers do */
  network?: Pick<UploadOptions, 'httpStack' | 'fileReader'>
}

/** A file that the services wait for, and where its bytes go. */
export interface ExpectedFile {
  uploadUrl: string
}

/** What comes before and after the bytes of one file. */
export interface SendingSteps<Expected extends ExpectedFile> {
  /** It was on its way already. */
  begun: Expected | undefined
  /** Tells the services of the file. */
  create: () => Promise<Expected>
  /** All bytes have arrived: what the services are to do with them. */
  arrived: (begun: Expected) => Promise<void>
  /** Says why it was not sent, and whether another try may go well. `begun`: undefined before the services knew of it. */
  refused: (error: unknown, begun: Expected | undefined) => { reason: string; canRetry: boolean }
  /** The reader does without it. */
  cancelled: (begun: Expected | undefined) => void
}

/** Bytes of one request: a line of 5 Mbit/s needs 27 seconds for it; what a slower one brings in 30 is kept. */
const chunkSize = 16 * 1024 * 1024
/** Milliseconds before each attempt; they begin anew with every byte that arrives. */
const retryDelays = [0, 500, 1000, 2000, 4000, 4000, 8000]
/** Answers after which another attempt may go well. */
const passing = new Set([0, 401, 408, 409, 423, 429])

/**
 * Sends one file by tus: in pieces, each with the token of its moment; it goes on where it stopped after a lost network, a
 * token that ended and services that started anew.
 */
export class TusSending<Expected extends ExpectedFile> implements UploadHandle {
  readonly #file: File
  readonly #tell: (event: UploadEvent) => void
  readonly #connection: SendingConnection
  readonly #steps: SendingSteps<Expected>
  #begun: Expected | undefined
  #upload: Upload | undefined
  #isStopped = false
  /** How it is told to the list of everything that is under way. */
  readonly #key = newSendingKey()
  #sentBytes = 0
  /** Ends the waiting for the network. */
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
    try {
      this.#begun ??= await this.#steps.create()
      // It may have been paused or cancelled meanwhile.
      if (this.#isStopped) return
      this.#upload ??= this.#uploadOf(this.#begun)
      this.#upload.start()
    } catch (error) {
      this.#fail(error)
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
    // What it still had to say when it was paused is no work under way.
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
      // The services know what is on its way; nothing is kept in the browser.
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

/** What the services answered, as the typed clients would have thrown it. */
async function problemIn(error: Error): Promise<unknown> {
  const response = error instanceof DetailedError ? error.originalResponse : null
  if (!response) return error
  // The answer to HEAD has no body.
  if (response.getStatus() === 404) return new ApiProblem({ code: 'not-found', status: 404, title: 'Gone' })
  const headers = { 'content-type': response.getHeader('content-type') ?? '' }
  return readProblem(new Response(response.getBody() || null, { status: response.getStatus(), headers }))
}
