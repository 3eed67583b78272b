/**
 * The services are killed in each stage of processing a file: after the next start it completes, once, with the same
 * figures.
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startPostgres, type RunningPostgres } from '../postgres/start-postgres.ts'
import { startProduct, type RunningProduct } from '../product/start-product.ts'
import { tokenOf } from '../product/token.ts'

interface Request {
  id: number
  status: string
  uploadUrl: string
  lineCount: number
  entryCount: number
  failure: unknown
}

const stages = ['reading', 'entries', 'statements'] as const
const accounts = 40
const entries = 20_000
const patience = { timeout: 60_000, interval: 2 }
const header =
  'JournalCode JournalLib EcritureNum EcritureDate CompteNum CompteLib CompAuxNum CompAuxLib PieceRef PieceDate EcritureLib Debit Credit EcritureLet DateLet ValidDate Montantdevise Idevise'

/** Unpaid sales, enough of them for each stage to take a while. */
const file = Buffer.from(
  [
    header.replaceAll(' ', '\t'),
    ...Array.from({ length: entries }, (_, at) => {
      const number = String(at + 1)
      const line = (account: string, amounts: string) =>
        `VE\tVentes\t${number}\t20240131\t${account}\tCompte ${account}\t\t\tF${number}\t20240131\tFacture ${number}\t${amounts}\t\t\t20240131\t\t`
      return `${line('411000', `${number},10\t0,00`)}\r\n${line(`7060${String(10 + (at % accounts))}`, `0,00\t${number},10`)}`
    }),
    '',
  ].join('\r\n'),
)

let postgres: RunningPostgres
let product: RunningProduct
let database: Client
const dataDir = mkdtempSync(join(tmpdir(), 'parvis-statements-'))
const start = () => startProduct({ dataDir, databaseUrl: postgres.url, env: { PORTAL: 'off' } })

beforeAll(async () => {
  postgres = await startPostgres({ durable: true })
  product = await start()
  database = new Client(postgres.url)
  await database.connect()
  // Holds the processing at these points, however late the test notices that they were reached: after the last line is
  // read, after the last entry is stored, and between writes of balances.
  await database.query(`
    create function hold_stage() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(hashtext(tg_argv[0]));
      return new;
    end $$;
    create trigger hold_reading before update on statement_request for each row
      when (old.stage = 'reading' and new.stage = 'entries') execute function hold_stage('reading');
    create trigger hold_entries before update on statement_request for each row
      when (old.stage = 'entries' and new.stage = 'statements') execute function hold_stage('entries');
    create trigger hold_statements after insert on statement_balance for each row
      execute function hold_stage('statements')`)
})
afterAll(async () => {
  await database.end()
  await product.stop()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${product.url}/api/portal${path}`, {
    method,
    headers: {
      authorization: `Bearer ${tokenOf('staff@parvis.example', product)}`,
      ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const answer: unknown = await response.json()
  if (!response.ok) throw new Error(JSON.stringify(answer))
  return answer as Answer
}

/** A request whose file has arrived but is not being processed. */
async function sent(): Promise<Request> {
  const request = await call<Request>('POST', '/v1/StatementRequests', {
    accountId: 1,
    fileName: '732829320FEC20241231.txt',
    fileSize: file.length,
    dialect: {
      encoding: 'utf-8',
      separator: '\t',
      decimalMark: ',',
      skippedLines: 0,
      amounts: 'debit-credit',
    },
    periodStart: '2024-01-01',
    periodEnd: '2024-12-31',
    openingJournals: [],
    chart: 'pcg-2014',
    rounding: 'cent',
    mapping: { sideLevel: 'account', rememberedFrom: null, decided: [] },
    priorRequestId: null,
  })
  const { status } = await fetch(`${product.url}/api/portal${request.uploadUrl}`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${tokenOf('staff@parvis.example', product)}`,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(file),
  })
  expect(status).toBe(204)
  return request
}

const path = ({ id }: Request) => `/v1/StatementRequests(${String(id)})`

async function finished(request: Request): Promise<Request> {
  return vi.waitFor(
    async () => {
      const now = await call<Request>('GET', path(request))
      expect(now.failure).toBeNull()
      expect(now.status).toBe('finished')
      return now
    },
    { timeout: 90_000, interval: 100 },
  )
}

async function count(query: string, { id }: Request): Promise<number> {
  const { rows } = await database.query<{ count: string }>(`select count(*) as count from ${query}`, [id])
  return Number(rows[0]?.count)
}

/** Everything stored for a request. */
async function keptOf(request: Request) {
  return {
    entries: await count('statement_entry where request_id = $1', request),
    lines: await count('(select distinct line from statement_entry where request_id = $1) as line', request),
    balances: await count('statement_balance where request_id = $1', request),
    told: await count(`notification where link like '%/dashboard/report/' || $1::text`, request),
  }
}

const resultOf = (request: Request) => call<Record<string, unknown>>('GET', `${path(request)}/Statements`)

/** The number of connections waiting for the test's lock. */
async function waiting(): Promise<number> {
  const { rows } = await database.query<{ count: string }>(
    `select count(*) as count from pg_locks where locktype = 'advisory' and not granted`,
  )
  return Number(rows[0]?.count)
}

/** Waits until the processing is in the middle of a stage. */
const reached = (request: Request, stage: (typeof stages)[number]) =>
  vi.waitFor(async () => {
    if (stage === 'entries') expect((await keptOf(request)).entries).toBeGreaterThan(0)
    else expect(await waiting()).toBeGreaterThan(0)
  }, patience)

let undisturbed: Awaited<ReturnType<typeof keptOf>> & { result: Record<string, unknown> }
test('undisturbed processing of a file', async () => {
  const request = await sent()
  await call('POST', `${path(request)}/Start`)
  expect(await finished(request)).toMatchObject({ lineCount: entries * 2, entryCount: entries })
  undisturbed = { ...(await keptOf(request)), result: await resultOf(request) }
  expect(undisturbed).toMatchObject({ entries: entries * 2, lines: entries * 2, balances: accounts + 1 })
})

test.each(stages)(
  'killed in the stage of %s, it completes after the next start as if nothing had happened',
  async stage => {
    const request = await sent()
    await database.query('select pg_advisory_lock(hashtext($1))', [stage])
    try {
      await call('POST', `${path(request)}/Start`)
      await reached(request, stage)
      await product.kill()
      // The killed process's last statement would be executed once the stage is released.
      await vi.waitFor(async () => {
        await database.query(
          `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and not granted`,
        )
        expect(await waiting()).toBe(0)
      }, patience)
    } finally {
      await database.query('select pg_advisory_unlock(hashtext($1))', [stage])
    }
    const { rows } = await database.query<{ status: string; stage: string }>(
      'select status, stage from statement_request where id = $1',
      [request.id],
    )
    expect(rows).toEqual([{ status: 'processing', stage }])
    // The lease blocks others for a minute after the last heartbeat; let that minute be over.
    await database.query(`update statement_request set lease_until = now() where id = $1`, [request.id])
    product = await start()
    expect(await finished(request)).toMatchObject({ lineCount: entries * 2, entryCount: entries })
    const { result, ...kept } = undisturbed
    expect(await keptOf(request)).toEqual(kept)
    expect(await resultOf(request)).toEqual(result)
  },
)
