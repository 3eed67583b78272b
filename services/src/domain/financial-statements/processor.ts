import type { FastifyBaseLogger } from 'fastify'
import type { Connection } from '../../database/connect.ts'
import type { FileStore } from '../../files/store.ts'
import { Waker } from '../../waker.ts'
import { processRequest } from './process-request.ts'
import { type ClaimedRequest, claimRequest, release, RequestLost } from './requests.ts'

/** Milliseconds between polls when no notification arrives, to pick up the work of a killed process. */
const longestSleep = 15_000

/**
 * Prepares requested statements, in each process of the services, one request at a time. It bypasses the queue of
 * scheduled jobs because somebody watches the progress and waits for it to start.
 */
export class StatementProcessor {
  readonly #connection: Connection
  readonly #files: FileStore
  readonly #log: FastifyBaseLogger
  readonly #stopping = new AbortController()
  readonly #waker = new Waker()
  #unlisten: (() => void) | undefined
  #working: Promise<void> | undefined

  constructor({
    connection,
    files,
    log,
  }: {
    connection: Connection
    files: FileStore
    log: FastifyBaseLogger
  }) {
    this.#connection = connection
    this.#files = files
    this.#log = log
  }

  start(): void {
    this.#unlisten = this.#connection.notifications.listen('statements', () => this.#waker.tell())
    this.#working = this.#work()
  }

  /** Returns the current request, so that another process, or the next start, restarts it. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    this.#unlisten?.()
    await this.#working
  }

  async #work(): Promise<void> {
    const { signal } = this.#stopping
    while (!signal.aborted) {
      this.#waker.forget()
      try {
        const request = await claimRequest(this.#connection.db)
        if (request) {
          await this.#process(request)
          continue
        }
      } catch (error) {
        this.#log.warn({ err: error }, 'statements were not prepared')
      }
      await this.#waker.sleep(longestSleep, signal)
    }
  }

  async #process(request: ClaimedRequest): Promise<void> {
    const { db } = this.#connection
    try {
      await processRequest({ db, files: this.#files }, request, this.#stopping.signal)
    } catch (error) {
      if (error instanceof RequestLost) return
      if (this.#stopping.signal.aborted) {
        await release(db, request)
        return
      }
      // The lease expires and the request is restarted, three times in all.
      throw error
    }
  }
}
