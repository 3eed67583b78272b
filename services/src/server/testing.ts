import { createHash, randomUUID, type webcrypto } from 'node:crypto'
import { existsSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { sql } from 'kysely'
import pg from 'pg'
import { type Connection, connectEmbedded, connectServer } from '../database/connect.ts'
import { seedDemo } from '../database/demo/seed.ts'
import { migrate } from '../database/migrate.ts'
import { ForeignFiles } from '../files/foreign/foreign-files.ts'
import { openStore } from '../files/open-store.ts'
import type { FileStore } from '../files/store.ts'
import { readSettings, type Settings } from '../settings.ts'
import { buildApp } from './app.ts'
import { type Contract, readContract } from './contract.ts'
import type { RateLimits } from './limits.ts'
import { createLog } from './log.ts'
import { portalSettingsText } from './portal-settings.ts'

const folder = new URL('..', import.meta.url).pathname

/**
 * A hash of the migrations, the demo data and this file, so that a cached copy of a filled database is never out of
 * date.
 */
function stateOfData(): string {
  const hash = createHash('sha256')
  // Include the file name, because the database records the names of its migrations.
  for (const file of globSync(['database/**/*.ts', 'server/testing.ts'], { cwd: folder }).toSorted())
    hash.update(`${file}\n`).update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 16)
}

/**
 * Opens a fresh database filled with the small demo data: PGlite in memory, loaded from a copy that the first test
 * makes, or a database on the server of TEST_DATABASE_URL, created from a template.
 */
export async function openTestDatabase(): Promise<Connection> {
  const server = process.env['TEST_DATABASE_URL']
  return server ? openOnServer(server) : openEmbedded()
}

/** Write-ahead log segments of 1 MB instead of 16 MB: unused segments made up half of a copy. */
const shortJournal = { initDbStartParams: ['--wal-segsize=1'] }

async function openEmbedded(): Promise<Connection> {
  const file = join(tmpdir(), `parvis-test-${stateOfData()}.tar`)
  if (!existsSync(file)) {
    const { pglite, ...filled } = await connectEmbedded(shortJournal)
    await fill(filled)
    // Every test loads the copy, so drop two databases that nobody opens and leave no write-ahead log to replay.
    for (const template of ['template0', 'template1']) {
      await pglite.exec(`alter database ${template} is_template false`)
      await pglite.exec(`drop database ${template}`)
    }
    await pglite.exec('checkpoint')
    const copy = await pglite.dumpDataDir('none')
    // Write to a temporary file and rename it, so that a test starting at the same time finds either a complete file or
    // none.
    const aside = `${file}.${randomUUID()}`
    writeFileSync(aside, Buffer.from(await copy.arrayBuffer()))
    renameSync(aside, file)
    await filled.close()
  }
  return connectEmbedded({ loadDataDir: new Blob([readFileSync(file)]) })
}

async function openOnServer(server: string): Promise<Connection> {
  const template = `parvis_template_${stateOfData()}`
  const name = `parvis_test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, async client => {
    // One test process at a time; the lock is released with the connection.
    await client.query('select pg_advisory_lock(7279002)')
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template])
    if (!rowCount) {
      const making = `${template}_making`
      await client.query(`drop database if exists ${making}`)
      await client.query(`create database ${making} encoding 'UTF8' template template0`)
      const filled = await connectServer(databaseAt(server, making))
      await fill(filled)
      await filled.close()
      await client.query(`alter database ${making} rename to ${template}`)
    }
    await client.query(`create database ${name} template ${template}`)
  })
  const connection = await connectServer(databaseAt(server, name))
  return {
    ...connection,
    close: async () => {
      await connection.close()
      await onServer(server, client => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}

async function onServer(server: string, run: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await run(client)
  } finally {
    await client.end()
  }
}

function databaseAt(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function fill(connection: Connection): Promise<void> {
  await migrate(connection.db)
  await seedDemo(connection.db, 'small', () => {})
}

/** A key pair that signs test tokens as the issuer would. */
export interface TestKey {
  kid: string
  privateKey: webcrypto.CryptoKey
  publicKey: webcrypto.CryptoKey
}

export async function makeTestKey(kid: string, algorithm = 'RS256'): Promise<TestKey> {
  const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true })
  return { kid, privateKey, publicKey }
}

export const testIssuer = 'http://localhost:3000/identity'
export const testAudience = 'urn:parvis:api'

/** The claims of a valid token for a person; override some to make it invalid. */
export function claimsFor(email: string): JWTPayload {
  const now = Math.floor(Date.now() / 1000)
  return {
    iss: testIssuer,
    aud: testAudience,
    sub: `test ${email}`,
    email,
    name: email,
    scope: 'openid parvis.api',
    iat: now,
    exp: now + 300,
  }
}

/** A signed access token. */
export async function signToken(
  key: TestKey,
  claims: JWTPayload,
  header: Record<string, unknown> = {},
): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: key.kid, ...header })
    .sign(key.privateKey)
}

/** One request of a test. */
export interface TestRequest {
  /** E-mail address of the caller; anonymous when absent. */
  as?: string
  body?: unknown
  headers?: Record<string, string>
}

/** The parts of a response that tests read. */
export interface TestAnswer {
  status: number
  headers: Record<string, unknown>
  /** The JSON body; undefined when there is none. */
  body: unknown
  /** The problem code, if any. */
  code: string | undefined
}

/** A running server with demo data. */
export interface TestApp {
  app: FastifyInstance
  contract: Contract
  connection: Connection
  settings: Settings
  files: FileStore
  foreignFiles: ForeignFiles
  key: TestKey
  /** A bearer token for a person, as the value of the Authorization header. */
  bearer(email: string): Promise<string>
  /** Sends a request; a POST gets a new Idempotency-Key unless it brings one. */
  send(method: string, path: string, request?: TestRequest): Promise<TestAnswer>
  close(): Promise<void>
}

/** An origin that embedded application frames may load in tests. */
export const testFrameOrigin = 'https://reports.parvis.example'

/** Read or generated once and shared by all tests of a process: they never change, and took a third of each start. */
let contractOfAll: Promise<Contract> | undefined
export const readTestContract = (): Promise<Contract> => (contractOfAll ??= readContract())
let keyOfAll: Promise<TestKey> | undefined

/** Starts a server on a fresh database, usable through `app.inject` and `app.listen`. */
export async function startTestApp(
  rateLimits: Partial<RateLimits> = {},
  environment: Record<string, string> = {},
  log: FastifyBaseLogger = createLog(process.env['TEST_LOG_LEVEL'] ?? 'silent'),
): Promise<TestApp> {
  keyOfAll ??= makeTestKey('test')
  const [connection, key] = await Promise.all([openTestDatabase(), keyOfAll])
  return serve(connection, key, { rateLimits, environment, log })
}

/**
 * Starts another process of the same site: a second server on the same database, with its own connections on
 * PostgreSQL. The embedded database allows only one process; there it simulates a server restart.
 * @param watch may wrap the connection between the server and its database
 */
export async function startBeside(
  first: TestApp,
  watch: (connection: Connection) => Connection = connection => connection,
): Promise<TestApp> {
  const { connection, key } = first
  const options = { environment: { DATA_DIR: first.settings.dataDir } }
  const server = process.env['TEST_DATABASE_URL']
  if (!server) return serve(watch({ ...connection, close: () => Promise.resolve() }), key, options)
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(connection.db)
  return serve(watch(await connectServer(databaseAt(server, rows[0]?.name ?? ''))), key, options)
}

async function serve(
  connection: Connection,
  key: TestKey,
  {
    rateLimits = {},
    environment = {},
    log = createLog('silent'),
  }: {
    rateLimits?: Partial<RateLimits>
    environment?: Record<string, string>
    log?: FastifyBaseLogger
  } = {},
): Promise<TestApp> {
  const contract = await readTestContract()
  const settings = readSettings({ FRAME_ORIGINS: testFrameOrigin, ...environment }, tmpdir())
  const files = await openStore(settings)
  const foreignFiles = new ForeignFiles()
  const jwk = await exportJWK(key.publicKey)
  const keys = createLocalJWKSet({ keys: [{ ...jwk, kid: key.kid, alg: 'RS256', use: 'sig' }] })
  const app = await buildApp({
    contract,
    services: {
      connection,
      settings,
      files,
      foreignFiles,
      models: contract.models,
      powerBi: undefined,
      portalSettings: async () => JSON.parse(await portalSettingsText(settings, testIssuer, [], '0.0.0')),
    },
    tokenRules: () => ({ issuer: testIssuer, audience: testAudience, keys, scope: 'parvis.api' }),
    log,
    checkAnswers: true,
    rateLimits: {
      writes: 1e6,
      questions: 1e6,
      lookups: 1e6,
      refusedTokens: 1e6,
      streams: 1e6,
      exports: 1e6,
      strangers: 1e6,
      allStrangers: 1e6,
      guests: 1e6,
      allGuests: 1e6,
      ...rateLimits,
    },
  })
  await app.ready()
  const bearer = async (email: string) => `Bearer ${await signToken(key, claimsFor(email))}`
  return {
    app,
    contract,
    connection,
    settings,
    files,
    foreignFiles,
    key,
    bearer,
    send: async (method, path, { as, body, headers = {} } = {}) => {
      const answer = await app.inject({
        method: method as 'GET',
        // Encode as a browser does: only characters that are not allowed in a URL.
        url: encodeURI(path),
        headers: {
          ...(as === undefined ? {} : { authorization: await bearer(as) }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      return readAnswer(answer.statusCode, answer.headers, answer.body)
    },
    close: async () => {
      await app.close()
      await connection.close()
    },
  }
}

function readAnswer(status: number, headers: Record<string, unknown>, text: string): TestAnswer {
  const body: unknown = text === '' ? undefined : JSON.parse(text)
  const code = typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : undefined
  return { status, headers, body, code: status >= 400 ? code : undefined }
}

/** The rows of a list response. @throws when it is not one. */
export function rowsOfAnswer(answer: TestAnswer): Record<string, unknown>[] {
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return (answer.body as { value: Record<string, unknown>[] }).value
}

/** People of the demo data, by the role they play in tests. */
export const people = {
  administrator: 'admin@parvis.example',
  staff: 'staff@parvis.example',
  partner: 'partner@parvis.example',
  manager: 'manager@parvis.example',
  client: 'client@customer.example',
  newClient: 'newclient@customer.example',
  noRecord: 'norecord@elsewhere.example',
} as const
