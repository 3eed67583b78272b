import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Connection } from '../database/connect.ts'
import { notify } from '../database/notify.ts'
import type { Database } from '../database/schema.ts'
import { ProblemError } from '../server/problem.ts'

/** Seconds after which the lease of a killed process expires. */
const leaseSeconds = 10
/** Milliseconds after which the holder of a lease renews it. */
const renewEvery = 3000
/** Milliseconds between two attempts, and their number: together longer than releasing a lease takes. */
const tryEvery = 100
const attempts = 30

const untilThen = sql<Date>`now() + make_interval(secs => ${leaseSeconds})`

/**
 * Lets one request at a time write a file, across all processes. A later request is usually from the same person, whose
 * connection broke without this machine noticing: the holder of the lease is asked to release it.
 */
export class Leases {
  readonly #connection: Connection
  readonly #held = new Map<string, { token: string; controller: AbortController }>()
  /** Writes in progress, until their lease is released. */
  readonly #running = new Set<Promise<unknown>>()
  readonly #stopListening: () => void

  constructor(connection: Connection) {
    this.#connection = connection
    this.#stopListening = connection.notifications.listen('files', payload => {
      const [key = '', asker] = payload.split(' ')
      const held = this.#held.get(key)
      // The requester may already have it when this arrives.
      if (held && held.token !== asker) held.controller.abort()
    })
  }

  /**
   * Runs a function while nobody else writes the file.
   * @param run should end early when the signal is aborted
   * @throws ProblemError upload-busy when another holder does not release it
   */
  async hold<T>(key: string, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const running = this.#run(key, run)
    this.#running.add(running)
    try {
      return await running
    } finally {
      this.#running.delete(running)
    }
  }

  async #run<T>(key: string, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const token = randomUUID()
    await this.#take(key, token)
    const controller = new AbortController()
    this.#held.set(key, { token, controller })
    const own = this.#connection.db
      .updateTable('file_lease')
      .where('key', '=', key)
      .where('token', '=', token)
    const renew = async () => {
      const { numUpdatedRows } = await own.set({ until: untilThen }).executeTakeFirst()
      // This process stood still for so long that another one holds the lease now.
      if (numUpdatedRows === 0n) controller.abort()
    }
    const timer = setInterval(() => void renew().catch(() => controller.abort()), renewEvery)
    try {
      return await run(controller.signal)
    } finally {
      clearInterval(timer)
      this.#held.delete(key)
      await this.#connection.db
        .deleteFrom('file_lease')
        .where('key', '=', key)
        .where('token', '=', token)
        .execute()
    }
  }

  async #take(key: string, token: string): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const taken = await this.#connection.db
        .insertInto('file_lease')
        .values({ key, token, until: untilThen })
        .onConflict(conflict =>
          conflict
            .column('key')
            .doUpdateSet({ token, until: untilThen })
            .where('file_lease.until', '<', sql<Date>`now()`),
        )
        .returning('token')
        .executeTakeFirst()
      if (taken) return
      if (attempt === attempts) throw new ProblemError('upload-busy', { headers: { 'retry-after': '2' } })
      if (attempt === 1) await notify(this.#connection.db, 'files', `${key} ${token}`)
      await wait(tryEvery)
    }
  }

  /**
   * Asks all writers to end, because the process is about to stop; another process receives the rest.
   * @returns when their leases are released, which uses the database; it may be closed afterwards
   */
  async letGo(): Promise<void> {
    for (const { controller } of this.#held.values()) controller.abort()
    await Promise.allSettled(this.#running)
  }

  close(): void {
    this.#stopListening()
  }
}

/** Ends all leases. For a database that only this process uses, where their holders must have been killed. */
export async function endLeases(db: Database): Promise<void> {
  await db.deleteFrom('file_lease').execute()
}
