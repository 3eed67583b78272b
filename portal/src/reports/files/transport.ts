import { ApiProblem, messageFor, readProblem } from '@parvis/api-types/problems'
import {
  fromInitial,
  isSameFile,
  type InitialUpload,
  type UploadEvent,
  type UploadHandle,
  type UploadTransport,
} from '@parvis/design-system/upload'
import { DetailedError, Upload, type UploadOptions } from 'tus-js-client'
import type { TextKey } from '../../i18n/keys.ts'
import { transferProblems } from './problems.ts'
import type { ReportFile } from './report-file.ts'

/** What sending a file needs of the portal. */
export interface SendingSurroundings {
  /** Begins to send a file. */
  create: (file: File) => Promise<ReportFile>
  /** Has the services look at a file that has arrived. */
  check: (id: number) => Promise<ReportFile>
  /** Throws away what has arrived. */
  remove: (id: number) => Promise<void>
  /** The base address of the portal's host. */
  baseUrl: string
  /** The token at the moment of the call. */
  token: () => string | undefined
  /** Whether a token says that it is over: it never leaves the portal. */
  isOver: (token: string) => boolean
  /** The services refuse the token, or it is over. @returns whether there is another one now */
  renew: (refused: string | undefined) => Promise<boolean>
  say: (key: TextKey) => string
  /** A file that was on its way before the page was opened was chosen again, and goes on. */
  onResumed?: (file: ReportFile) => void
  /** A file has arrived and is a report. */
  onArrived: (uploadId: string, file: ReportFile) => void
  /** How requests are made and files are read. @default as browsers do */
  network?: Pick<UploadOptions, 'httpStack' | 'fileReader'>
}

/** Bytes of one request: a line of 5 Mbit/s needs 27 seconds for it; what a slower one brings in 30 is kept. */
const chunkSize = 16 * 1024 * 1024
/** Milliseconds before each attempt; they begin anew with every byte that arrives. */
const retryDelays = [0, 500, 1000, 2000, 4000, 4000, 8000]
/** Answers after which another attempt may go well. */
const passing = new Set([0, 401, 408, 409, 423, 429])

/** Where the upload of a file is in the list of the field. */
export const uploadIdOf = ({ id }: ReportFile) => `report-file-${id}`

/** What was on its way before the page was loaded again, as the field takes it. */
export function initialUploads(files: readonly ReportFile[]): InitialUpload[] {
  return files.map(file => ({
    id: uploadIdOf(file),
    name: file.fileName,
    size: file.fileSize,
    sentBytes: file.receivedSize,
    ...(file.fileDate === null ? {} : { lastModified: Date.parse(file.fileDate) }),
    isDone: file.state === 'checked',
  }))
}

/**
 * Sends reports by tus: in pieces, each with the token of its moment; it goes on where it stopped after a lost network, a
 * token that ended and services that started anew, also of a file that was on its way before the page was loaded again.
 * @param known files that were on their way
 */
export function reportFileTransport(
  surroundings: SendingSurroundings,
  known: readonly ReportFile[] = [],
): UploadTransport {
  const files = new Map(known.map(file => [uploadIdOf(file), file]))
  return {
    start({ id, file }, tell) {
      // It may be chosen as if it were new: what has arrived of it is not sent again.
      const again = files.has(id)
        ? undefined
        : known.find(other => isOnItsWay(other, files) && isSame(other, file))
      if (again) {
        files.delete(uploadIdOf(again))
        files.set(id, again)
        surroundings.onResumed?.(again)
      }
      const sending = new Sending(file, tell, surroundings, {
        begun: files.get(id),
        keep: begun => files.set(id, begun),
        forget: () => files.delete(id),
        arrived: arrived => surroundings.onArrived(id, arrived),
      })
      void sending.run()
      return sending
    },
  }
}

const isOnItsWay = (file: ReportFile, files: ReadonlyMap<string, ReportFile>) =>
  file.state === 'arriving' && files.has(uploadIdOf(file))

const isSame = (known: ReportFile, file: File) => {
  const [item] = initialUploads([known]).map(fromInitial)
  return item !== undefined && isSameFile(item, file)
}

/** What the transport remembers of one file. */
interface Memory {
  begun: ReportFile | undefined
  keep: (file: ReportFile) => void
  forget: () => void
  arrived: (file: ReportFile) => void
}

class Sending implements UploadHandle {
  readonly #file: File
  readonly #tell: (event: UploadEvent) => void
  readonly #surroundings: SendingSurroundings
  readonly #memory: Memory
  #begun: ReportFile | undefined
  #upload: Upload | undefined
  #isStopped = false
  /** Ends the waiting for the network. */
  #stopWaiting = () => {}

  constructor(
    file: File,
    tell: (event: UploadEvent) => void,
    surroundings: SendingSurroundings,
    memory: Memory,
  ) {
    this.#file = file
    this.#tell = tell
    this.#surroundings = surroundings
    this.#memory = memory
    this.#begun = memory.begun
  }

  async run(): Promise<void> {
    this.#isStopped = false
    try {
      if (!this.#begun) {
        this.#begun = await this.#surroundings.create(this.#file)
        this.#memory.keep(this.#begun)
      }
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
  }

  resume(): void {
    void this.run()
  }

  cancel(): void {
    this.pause()
    this.#memory.forget()
    // What stays expires.
    if (this.#begun) this.#surroundings.remove(this.#begun.id).catch(() => {})
  }

  #uploadOf({ uploadUrl }: ReportFile): Upload {
    const { baseUrl, token, isOver, renew, network } = this.#surroundings
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
      const arrived = await this.#surroundings.check(this.#begun.id)
      this.#memory.keep(arrived)
      this.#memory.arrived(arrived)
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

  /** A file that is refused, or of which nothing is left, begins anew if it is sent again. */
  #fail(error: unknown): void {
    const { say, remove } = this.#surroundings
    const key = messageFor<TextKey>(transferProblems, error) ?? 'problem.generic'
    const isRefusal = error instanceof ApiProblem && error.status === 422
    if (isRefusal || (error instanceof ApiProblem && error.status === 404)) {
      if (isRefusal && this.#begun) remove(this.#begun.id).catch(() => {})
      this.#memory.forget()
    }
    this.#tell({ kind: 'failed', reason: say(key), canRetry: !isRefusal })
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
