import type { Connection } from '../../database/connect.ts'

/** The tables that have changed; undefined: any may have. */
export type ChangedTables = ReadonlySet<string> | undefined

type Reader = (tables: ChangedTables) => void

/** Milliseconds in which changes are gathered: many at once are told once. */
const gatherFor = 200

/**
 * Tells those who are signed in that what waits for people may have changed. The database says so of every change of the
 * tables concerned, whichever process made it, by the trigger `tell_work`. Who hears it asks again where it is shown:
 * nobody is told of another's work, and nothing is read for those who do not look.
 */
export class WorkFeed {
  readonly #readers = new Set<Reader>()
  readonly #stop: () => void
  #tables = new Set<string>()
  #anyMay = false
  #timer: NodeJS.Timeout | undefined

  constructor({ notifications }: Pick<Connection, 'notifications'>) {
    this.#stop = notifications.listen('work', table => this.#gather(table))
  }

  /** @returns what ends the telling */
  add(tell: Reader): () => void {
    this.#readers.add(tell)
    return () => this.#readers.delete(tell)
  }

  close(): void {
    this.#stop()
    clearTimeout(this.#timer)
    this.#readers.clear()
  }

  /** @param table empty after a lost connection: something may have been missed */
  #gather(table: string): void {
    if (table === '') this.#anyMay = true
    else this.#tables.add(table)
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      const tables = this.#anyMay ? undefined : this.#tables
      this.#tables = new Set()
      this.#anyMay = false
      for (const tell of this.#readers) tell(tables)
    }, gatherFor)
  }
}
