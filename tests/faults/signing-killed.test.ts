/** The services are killed while two people sign: after the next start both do, each once, and both signatures hold. */
import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verifyPdf } from '@parvis/signatures/verify'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { onePagePdf } from '../journeys/one-page-pdf.ts'
import { startPostgres, type RunningPostgres } from '../postgres/start-postgres.ts'
import { startProduct, type RunningProduct } from '../product/start-product.ts'
import { tokenOf } from '../product/token.ts'

const staff = 'staff@parvis.example'
const signers = [staff, 'manager@parvis.example']
/** Where the work is held: the authority of the installation is made, and the signed file takes the place of the one before. */
const stages = ['authority', 'keeping'] as const
const mark = { look: 'typed', text: 'Signé', lines: [], language: 'fr', consent: true }
const patience = { timeout: 60_000, interval: 20 }

let postgres: RunningPostgres
let product: RunningProduct
let database: Client
const dataDir = mkdtempSync(join(tmpdir(), 'parvis-signing-'))
const start = () =>
  startProduct({ dataDir, databaseUrl: postgres.url, env: { PORTAL: 'off' }, patience: 280_000 })

beforeAll(async () => {
  postgres = await startPostgres({ durable: true })
  product = await start()
  database = new Client(postgres.url)
  await database.connect()
  await database.query(`
    create function hold_stage() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(hashtext(tg_argv[0]));
      return new;
    end $$;
    create trigger hold_authority before insert on signature_authority for each row
      execute function hold_stage('authority');
    create trigger hold_keeping before update on signature_envelope for each row
      when (old.file_key <> new.file_key) execute function hold_stage('keeping')`)
}, 300_000)
afterAll(async () => {
  await database.end()
  await product.stop()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Of each start: the address of the services is in them. */
const tokens = new Map<string, string>()
function authorization(as: string): string {
  const key = `${as} ${product.url}`
  const token = tokens.get(key) ?? tokenOf(as, product)
  tokens.set(key, token)
  return `Bearer ${token}`
}

async function call(method: string, path: string, body?: object, as = staff, key: string = randomUUID()) {
  const response = await fetch(`${product.url}/api/portal${path}`, {
    method,
    headers: {
      authorization: authorization(as),
      ...(method === 'POST' && { 'idempotency-key': key }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = (await response.json()) as Record<string, unknown>
  return { status: response.status, body: answer }
}

/** A document that two people are asked to sign, in whatever order. */
async function asked(): Promise<number> {
  const bytes = new Uint8Array(onePagePdf('Lettre de mission'))
  const file = { fileName: 'Lettre.pdf', fileSize: bytes.length }
  const { body: upload } = await call('POST', '/v1/SignatureUploads', file)
  const sent = await fetch(`${product.url}/api/portal${String(upload['uploadUrl'])}`, {
    method: 'PATCH',
    headers: {
      authorization: authorization(staff),
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body: bytes,
  })
  expect(sent.status).toBe(204)
  const { body: envelope } = await call('POST', `/v1/SignatureUploads(${String(upload['id'])})/Import`)
  const { rows } = await database.query<{ id: number }>(
    'select id from contact where lower(contact_email_office) = any($1) order by id',
    [signers],
  )
  const places = rows.map(({ id }, at) => ({ contactId: id, page: 1, across: at * 50, down: 100 }))
  const form = { signers: places, isOrdered: false, message: '', dueDate: null }
  const id = Number(envelope['id'])
  expect(await call('POST', `/v1/SignatureEnvelopes(${String(id)})/Send`, form)).toMatchObject({
    status: 200,
  })
  return id
}

async function waiting(): Promise<number> {
  const { rows } = await database.query<{ count: string }>(
    `select count(*) as count from pg_locks where locktype = 'advisory' and not granted`,
  )
  return Number(rows[0]?.count)
}

async function fileOf(id: number): Promise<Buffer> {
  const { body } = await call('GET', `/v1/SignatureEnvelopes(${String(id)})/Download`)
  const path = `/v1/SignatureEnvelopes(${String(id)})/File?ticket=${String(body['ticket'])}`
  return Buffer.from(await (await fetch(`${product.url}/api/portal${path}`)).arrayBuffer())
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

test.each(stages)(
  'killed in the stage of %s, nothing is lost and nobody has signed twice',
  async stage => {
    const id = await asked()
    const before = hashOf(await fileOf(id))
    const keys = signers.map(() => randomUUID())
    const sign = () =>
      Promise.all(
        signers.map((as, at) =>
          call('POST', `/v1/SignatureEnvelopes(${String(id)})/Sign`, mark, as, keys[at] ?? randomUUID()),
        ),
      )
    await database.query('select pg_advisory_lock(hashtext($1))', [stage])
    try {
      void sign().catch(() => undefined)
      await vi.waitFor(async () => expect(await waiting()).toBeGreaterThan(0), patience)
      await product.kill()
      // What the killed process had asked for last would be done once the stage is let go.
      await vi.waitFor(async () => {
        await database.query(
          `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and not granted`,
        )
        expect(await waiting()).toBe(0)
      }, patience)
    } finally {
      await database.query('select pg_advisory_unlock(hashtext($1))', [stage])
    }
    product = await start()
    // Whoever opens it now finds what they were asked to sign.
    expect(hashOf(await fileOf(id))).toBe(before)
    // Both try again at the same moment, as their pages do: with the same key.
    expect((await sign()).map(({ status }) => status)).toEqual([200, 200])
    expect((await sign()).map(({ status }) => status)).toEqual([200, 200])
    const file = await fileOf(id)
    const found = await verifyPdf(file)
    if ('refusal' in found) throw new Error(found.refusal)
    expect(found.signatures.map(({ faults }) => faults)).toEqual([[], []])
    expect(new Set(found.signatures.map(({ field }) => field)).size).toBe(2)
    expect(found.signatures.filter(({ coversAll, locks }) => coversAll && locks)).toHaveLength(1)
    const { body } = await call('GET', `/v1/SignatureEnvelopes(${String(id)})`)
    expect(body).toMatchObject({ status: 'completed', signedCount: 2, contentHash: hashOf(file) })
    const { rows } = await database.query<{ count: string }>(
      `select count(*) as count from signature_event where envelope_id = $1 and kind = 'signed'`,
      [id],
    )
    expect(Number(rows[0]?.count)).toBe(2)
  },
  600_000,
)
