import type { PGlite } from '@electric-sql/pglite'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Schema } from './schema.ts'

/** The channels on which processes sharing a database notify each other. */
export type Channel =
  | 'files'
  | 'mail'
  | 'menus'
  | 'notifications'
  | 'readings'
  | 'rights'
  | 'statements'
  | 'work'

/** Receives what any process on the same database sends, including this one. */
export interface Notifications {
  /**
   * Calls `hear` with each payload. After a lost connection `hear` is called with an empty payload, because messages
   * may have been missed.
   * @returns a function that stops listening.
   */
  listen(channel: Channel, hear: (payload: string) => void): () => void
  close(): Promise<void>
}

/**
 * Sends to all listeners in all processes. Inside a transaction it is sent on commit, and not at all on rollback.
 * @param payload under 8000 bytes.
 */
export async function notify(db: Kysely<Schema>, channel: Channel, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db)
}

const channels: readonly Channel[] = [
  'files',
  'mail',
  'menus',
  'notifications',
  'readings',
  'rights',
  'statements',
  'work',
]

/** The listeners of each channel, shared by both implementations. */
class Hearers {
  readonly #hearers = new Map<Channel, Set<(payload: string) => void>>()

  listen(channel: Channel, hear: (payload: string) => void): () => void {
    const set = this.#hearers.get(channel) ?? new Set()
    this.#hearers.set(channel, set.add(hear))
    return () => set.delete(hear)
  }

  tell(channel: string, payload: string): void {
    for (const known of channels)
      if (known === channel) for (const hear of this.#hearers.get(known) ?? []) hear(payload)
  }

  tellAll(): void {
    for (const channel of channels) this.tell(channel, '')
  }
}

/** Notifications of an embedded database. */
export async function embeddedNotifications(pglite: PGlite): Promise<Notifications> {
  const hearers = new Hearers()
  for (const channel of channels) await pglite.listen(channel, payload => hearers.tell(channel, payload))
  return {
    listen: (channel, hear) => hearers.listen(channel, hear),
    close: () => Promise.resolve(),
  }
}

/** Milliseconds between two attempts to reconnect. */
const retryAfter = 1000

/** Notifications of a PostgreSQL server, on a dedicated connection that reconnects automatically. */
export async function serverNotifications(connectionString: string): Promise<Notifications> {
  const hearers = new Hearers()
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString,
      application_name: 'parvis notifications',
      keepAlive: true,
    })
    fresh.on('notification', message => hearers.tell(message.channel, message.payload ?? ''))
    fresh.on('error', () => lose(fresh))
    fresh.on('end', () => lose(fresh))
    await fresh.connect()
    for (const channel of channels) await fresh.query(`listen ${channel}`)
    client = fresh
  }
  const retry = (): void => {
    timer = setTimeout(() => {
      connect().then(() => hearers.tellAll(), retry)
    }, retryAfter)
    timer.unref()
  }
  const lose = (lost: pg.Client): void => {
    if (closed || lost !== client) return
    client = undefined
    retry()
  }
  await connect()
  return {
    listen: (channel, hear) => hearers.listen(channel, hear),
    close: async () => {
      closed = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
