import type { Connection } from '../../database/connect.ts'

/** The tables that have changed; undefined: any may have. */
export type ChangedTables = ReadonlySet<string> | undefined

type Reader = (tables: ChangedTables) => void

/** Milliseconds for which changes are collected, so that many at once send one event. */
const gatherFor = 200

/**
 * Notifies signed-in people that pending work may have changed. The trigger `tell_work` reports every change of the
 * tables concerned, whichever process made it. Clients that show pending work then request it again: nobody is told of
 * another's work, and nothing is read for people who are not looking.
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

  /** @returns a function that unsubscribes */
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
