import type { FastifyBaseLogger } from 'fastify'
import type { Connection } from '../../database/connect.ts'
import type { FileStore } from '../../files/store.ts'
import { Waker } from '../../waker.ts'
import { processRequest } from './process-request.ts'
import { type ClaimedRequest, claimRequest, release, RequestLost } from './requests.ts'

/** Milliseconds between two looks when nothing is told: for what a process left that was killed. */
const longestSleep = 15_000

/**
 * Prepares the statements that are asked for, in each process of the services, one request after the other. It does not go
 * through the queue of jobs that run by the clock: somebody watches the progress, and waits for its beginning.
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

  /** Gives what is worked on back: another process, or the next start, begins it anew. */
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
      // Its lease ends, and it is begun anew: three times in all.
      throw error
    }
  }
}
