import { sql } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import type { Person } from '../../access/person.ts'
import type { Connection } from '../../database/connect.ts'

/** A listener for a person's rights. */
interface Reader {
  email: string
  /** The scope names last sent, sorted. */
  scopes: string
  tell: (scopes: string[]) => void
}

/** Milliseconds for which changes are collected, so that many at once need one query. */
const gatherFor = 100

/**
 * Notifies signed-in people that their rights have changed. A change of rights only says that there was one; one
 * statement then reads the scopes of all readers here, and only those whose scopes differ are notified.
 */
export class RightsFeed {
  readonly #connection: Connection
  readonly #log: FastifyBaseLogger
  readonly #readers = new Set<Reader>()
  readonly #stop: () => void
  #timer: NodeJS.Timeout | undefined
  #working: Promise<void> = Promise.resolve()

  constructor(connection: Connection, log: FastifyBaseLogger) {
    this.#connection = connection
    this.#log = log
    this.#stop = connection.notifications.listen('rights', () => this.#gather())
  }

  /** @returns a function that unsubscribes */
  add({ email, scopes }: Pick<Person, 'email' | 'scopes'>, tell: Reader['tell']): () => void {
    const reader = { email, scopes: print([...scopes]), tell }
    this.#readers.add(reader)
    // The services' cached rights may be slightly outdated.
    this.#gather()
    return () => this.#readers.delete(reader)
  }

  /** Resolves once pending work is done, after which the database may be closed. */
  async close(): Promise<void> {
    this.#stop()
    clearTimeout(this.#timer)
    this.#readers.clear()
    await this.#working
  }

  #gather(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      this.#working = this.#working
        .then(() => this.#look())
        .catch((error: unknown) =>
          // The next change is still heard; until then the services already apply the new rights.
          this.#log.warn({ err: error }, 'rights were not told'),
        )
    }, gatherFor)
  }

  async #look(): Promise<void> {
    if (this.#readers.size === 0) return
    // A reader who arrives while the statement runs is missing from its result, which does not mean that they have no
    // rights.
    const asked = [...this.#readers]
    const emails = [...new Set(asked.map(reader => reader.email))]
    const { rows } = await sql<{ email: string; scopes: string[] }>`
      select user_email as email, array_agg(scope_name) as scopes from user_scope
      where user_email = any(${emails}::text[]) group by user_email`.execute(this.#connection.db)
    const held = new Map(rows.map(row => [row.email, row.scopes]))
    for (const reader of asked) {
      const scopes = (held.get(reader.email) ?? []).toSorted()
      if (print(scopes) === reader.scopes || !this.#readers.has(reader)) continue
      reader.scopes = print(scopes)
      reader.tell(scopes)
    }
  }
}

function print(scopes: readonly string[]): string {
  return scopes.toSorted().join(' ')
}
