import { sql } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import type { Person } from '../../access/person.ts'
import type { Connection } from '../../database/connect.ts'

/** Somebody who wants to hear of their rights. */
interface Reader {
  email: string
  /** Names in order, as they were told last. */
  scopes: string
  tell: (scopes: string[]) => void
}

/** Milliseconds in which changes are gathered: many at once are looked at once. */
const gatherFor = 100

/**
 * Tells those who are signed in that their rights have changed. A change of rights says only that there was one: one
 * statement then reads the scopes of all readers here, and only those are told whose scopes are not what they were.
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

  /** @returns what ends the telling */
  add({ email, scopes }: Pick<Person, 'email' | 'scopes'>, tell: Reader['tell']): () => void {
    const reader = { email, scopes: print([...scopes]), tell }
    this.#readers.add(reader)
    // What the services remember of people is a little old at times.
    this.#gather()
    return () => this.#readers.delete(reader)
  }

  /** Ends when what it was at is done: the database may be closed then. */
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
          // The next change is heard of; until then the services themselves go by the new rights.
          this.#log.warn({ err: error }, 'rights were not told'),
        )
    }, gatherFor)
  }

  async #look(): Promise<void> {
    if (this.#readers.size === 0) return
    // Who comes while the statement runs is not in its answer, which is not to say that they have no rights.
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
