import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { Kysely, type KyselyPlugin, PGliteDialect, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { codeOf, StartFailure } from '../failure.ts'
import { DiskFull, guardFreeSpace } from './free-space.ts'
import { lockFolder } from './lock.ts'
import { embeddedNotifications, type Notifications, serverNotifications } from './notify.ts'
import type { Database, Schema } from './schema.ts'

/** Runs SQL as it is written: one statement with values, or several without. */
export interface PlainSql {
  kind: 'pglite' | 'postgres'
  /** @returns the rows of all statements, in order */
  execute: (text: string, values?: readonly unknown[]) => Promise<{ rows: unknown[] }>
}

/** An open database. */
export interface Connection {
  db: Database
  notifications: Notifications
  /** For libraries that bring their own SQL. */
  plainSql: PlainSql
  /** Whether the database responds. */
  answers(): Promise<boolean>
  close(): Promise<void>
}

/** Object identifier of PostgreSQL's type date, which both drivers would convert to a Date in the local time zone. */
const dateType = pg.types.builtins.DATE

/**
 * Opens the database that the settings name: a PostgreSQL server if there is a URL, otherwise the embedded one in
 * `dataDir/database`.
 * @throws StartFailure with one sentence when the folder is in use or not writable, or the server does not respond.
 */
export async function connect(settings: {
  dataDir: string
  databaseUrl: string | undefined
}): Promise<Connection> {
  if (settings.databaseUrl) return connectServer(settings.databaseUrl)
  const folder = join(settings.dataDir, 'database')
  const unlock = lockFolder(settings.dataDir)
  try {
    const space = await guardFreeSpace(settings.dataDir)
    const connection = await connectEmbedded({ dataDir: folder }, [space.plugin])
    return {
      ...connection,
      close: async () => {
        space.close()
        await connection.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    if (error instanceof DiskFull) throw new StartFailure(error.message, { cause: error })
    throw new StartFailure(`The embedded database in ${folder} cannot be opened.`, { cause: error })
  }
}

/** Opens an embedded database without a lock: in memory, or when the caller holds the folder's lock. */
export async function connectEmbedded(
  options: PGliteOptions,
  plugins: KyselyPlugin[] = [],
): Promise<Connection & { pglite: PGlite }> {
  const pglite = await PGlite.create({
    ...options,
    extensions: { pg_trgm },
    parsers: { [dateType]: text => text },
  })
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }), plugins })
  const notifications = await embeddedNotifications(pglite)
  // Without a first query, closing a Kysely that was never used would leave the database open.
  await sql`select 1`.execute(db)
  return {
    db,
    pglite,
    notifications,
    plainSql: embeddedSql(pglite),
    answers: () => answers(db),
    close: () => db.destroy(),
  }
}

/** Connects to a PostgreSQL server with a pool of at most `max` connections. */
export async function connectServer(databaseUrl: string, max = 20): Promise<Connection> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'parvis',
    max,
    connectionTimeoutMillis: 5000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    // Our queries take milliseconds; JIT compilation would take seconds.
    options: '-c jit=off',
    types: {
      getTypeParser: (type: Parameters<typeof pg.types.getTypeParser>[0], format?: 'text' | 'binary') =>
        type === dateType ? (text: string) => text : pg.types.getTypeParser(type, format ?? 'text'),
    },
  })
  // An idle connection that the server closes must not crash the process; the next query opens another one.
  pool.on('error', () => {})
  // The same for a connection lent to a transaction between two of its queries: its next query reports the error.
  pool.on('connect', client => client.on('error', () => {}))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    await sql`select 1`.execute(db)
    const notifications = await serverNotifications(databaseUrl)
    return {
      db,
      notifications,
      plainSql: serverSql(pool),
      answers: () => answers(db),
      close: async () => {
        await notifications.close()
        await db.destroy()
      },
    }
  } catch (error) {
    await db.destroy()
    throw new StartFailure(whyNot(new URL(databaseUrl), codeOf(error)), { cause: error })
  }
}

function embeddedSql(pglite: PGlite): PlainSql {
  return {
    kind: 'pglite',
    execute: async (text, values = []) => {
      if (values.length > 0) return pglite.query(text, [...values])
      try {
        const results = await pglite.exec(text)
        return { rows: results.flatMap(({ rows }) => rows) }
      } catch (error) {
        // One of several statements may have begun a transaction, in which the only connection would stay.
        await pglite.exec('rollback')
        throw error
      }
    },
  }
}

function serverSql(pool: pg.Pool): PlainSql {
  return {
    kind: 'postgres',
    execute: async (text, values = []) => {
      // Several statements return a list of results, which the types do not say.
      const answer: pg.QueryResult | pg.QueryResult[] = await pool.query(text, [...values])
      return { rows: [answer].flat().flatMap(({ rows }) => rows as unknown[]) }
    },
  }
}

/** Explains the failure in one sentence, without the password. @source PostgreSQL, appendix A: error codes */
function whyNot(url: URL, code: string | undefined): string {
  const server = `${url.hostname}:${url.port || '5432'}`
  const name = decodeURIComponent(url.pathname.slice(1)) || 'of its user'
  if (code === '3D000')
    return `There is no database ${name} at ${server}: create it first, and give DATABASE_URL’s user its ownership.`
  if (code?.startsWith('28') || code === '42501')
    return `The database at ${server}${url.pathname} does not let the user of DATABASE_URL in (${code}).`
  return `The database at ${server}${url.pathname} cannot be reached (${code ?? 'no answer'}).`
}

async function answers(db: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(db)
    return true
  } catch {
    return false
  }
}
