/** The services are killed in each stage of the way of a file: after the next start it ends, and the document is there once. */
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { globSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startPostgres, type RunningPostgres } from '../postgres/start-postgres.ts'
import { startProduct, type RunningProduct } from '../product/start-product.ts'
import { tokenOf } from '../product/token.ts'

interface Upload {
  id: number
  uploadUrl: string
}

const patience = { timeout: 60_000, interval: 20 }
const bytes = Buffer.from(`Un bail commercial.\n${'Le preneur et le bailleur. '.repeat(200_000)}`)
const hash = createHash('sha256').update(bytes).digest('hex')

let postgres: RunningPostgres
let product: RunningProduct
let database: Client
/** Stands in for the virus scanner: it is given the whole file, and says nothing while it is held. */
let scanner: Server
let isHeld = false
const asked = new Set<Socket>()
const dataDir = mkdtempSync(join(tmpdir(), 'parvis-documents-'))
const start = () =>
  startProduct({
    dataDir,
    databaseUrl: postgres.url,
    patience: 280_000,
    env: {
      PORTAL: 'off',
      CLAMD_HOST: '127.0.0.1',
      CLAMD_PORT: String((scanner.address() as AddressInfo).port),
    },
  })

beforeAll(async () => {
  scanner = createServer(socket => {
    socket.on('error', () => undefined)
    let last = Buffer.alloc(0)
    socket.on('data', (piece: Buffer) => {
      last = Buffer.concat([last, piece]).subarray(-4)
      // A length of nothing ends the file.
      if (last.readUInt32BE(last.length - 4) !== 0) return
      asked.add(socket)
      if (!isHeld) socket.end('stream: OK\0')
    })
  }).listen(0, '127.0.0.1')
  await once(scanner, 'listening')
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
    create trigger hold_keeping after insert on document_version for each row execute function hold_stage('keeping');
    create trigger hold_text after insert on document_text for each row execute function hold_stage('text')`)
}, 300_000)
afterAll(async () => {
  await database.end()
  await product.stop()
  await postgres.stop()
  scanner.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Of each start: the address of the services is in them. */
const tokens = new Map<string, string>()
function headers() {
  const token = tokens.get(product.url) ?? tokenOf('staff@parvis.example', product)
  tokens.set(product.url, token)
  return { authorization: `Bearer ${token}` }
}

async function call(method: string, path: string, body?: object, key: string = randomUUID()) {
  const response = await fetch(`${product.url}/api/portal${path}`, {
    method,
    headers: {
      ...headers(),
      ...(method === 'POST' && { 'idempotency-key': key }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

async function begin(fileName: string): Promise<Upload> {
  const { status, body } = await call('POST', '/v1/DocumentUploads', {
    accountId: 1,
    engagementId: null,
    fiscalYear: 2025,
    folder: 'Pannes',
    documentType: 'legal',
    confidentiality: 'client',
    fileName,
    fileSize: bytes.length,
    fileDate: null,
  })
  expect(status).toBe(201)
  return body as unknown as Upload
}

const tus = (offset: number) => ({
  ...headers(),
  'tus-resumable': '1.0.0',
  'upload-offset': String(offset),
  'content-type': 'application/offset+octet-stream',
})

/** Asks again as the portal does: the lease of a killed process expires only after ten seconds. */
async function offsetOf({ uploadUrl }: Upload): Promise<number> {
  const url = `${product.url}/api/portal${uploadUrl}`
  return vi.waitFor(async () => {
    const answer = await fetch(url, {
      method: 'HEAD',
      headers: { ...headers(), 'tus-resumable': '1.0.0' },
    })
    expect(answer.status).toBe(200)
    return Number(answer.headers.get('upload-offset'))
  }, patience)
}

async function sendRest(upload: Upload, offset = 0): Promise<void> {
  const url = `${product.url}/api/portal${upload.uploadUrl}`
  const rest = new Uint8Array(bytes.subarray(offset))
  const { status } = await fetch(url, { method: 'PATCH', headers: tus(offset), body: rest })
  expect(status).toBe(204)
}

/** Of all files in the store. */
const bytesKept = () =>
  globSync('files/*/*', { cwd: dataDir }).reduce((sum, name) => sum + statSync(join(dataDir, name)).size, 0)

/** As the portal asks for it: with the same key until there is an answer. */
const importing = (upload: Upload, key: string) =>
  call('POST', `/v1/DocumentUploads(${String(upload.id)})/Import`, undefined, key)

/** The only document of a name, with its versions. */
async function keptOf(fileName: string) {
  const { rows } = await database.query<{ id: number; number: number; hash: string; bytes: number }>(
    `select document.id, number, content_hash as hash, file_size as bytes from document_version as version
     join document on document.id = version.document_id where document.name = $1 order by number`,
    [fileName],
  )
  return rows
}
const once1 = [expect.objectContaining({ number: 1, hash, bytes: bytes.length })]

/** What a process that is killed had asked of the database last would be done once the stage is let go. */
async function endWaiting(): Promise<void> {
  await vi.waitFor(async () => {
    await database.query(
      `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and not granted`,
    )
    expect(await waiting()).toBe(0)
  }, patience)
}

async function waiting(): Promise<number> {
  const { rows } = await database.query<{ count: string }>(
    `select count(*) as count from pg_locks where locktype = 'advisory' and not granted`,
  )
  return Number(rows[0]?.count)
}

/** Kills the services while something waits in a stage. */
async function killIn(stage: string, work: () => Promise<unknown>): Promise<void> {
  await database.query('select pg_advisory_lock(hashtext($1))', [stage])
  try {
    void work().catch(() => undefined)
    await vi.waitFor(async () => expect(await waiting()).toBeGreaterThan(0), {
      timeout: 180_000,
      interval: 20,
    })
    await product.kill()
    await endWaiting()
  } finally {
    await database.query('select pg_advisory_unlock(hashtext($1))', [stage])
  }
}

test('killed while the bytes come, the file goes on where they end', async () => {
  const before = bytesKept()
  const upload = await begin('octets.txt')
  const sending = request(`${product.url}/api/portal${upload.uploadUrl}`, {
    method: 'PATCH',
    headers: { ...tus(0), 'content-length': bytes.length },
  })
  sending.on('error', () => undefined)
  sending.write(bytes.subarray(0, bytes.length / 2))
  await vi.waitFor(() => expect(bytesKept()).toBeGreaterThan(before), patience)
  await product.kill()
  product = await start()
  await sendRest(upload, await offsetOf(upload))
  expect(await importing(upload, randomUUID())).toMatchObject({ status: 200 })
  expect(await keptOf('octets.txt')).toEqual(once1)
}, 300_000)

test('killed while the scanner looks at it, nothing is there before the scanner has said so', async () => {
  const upload = await begin('antivirus.txt')
  await sendRest(upload)
  const key = randomUUID()
  isHeld = true
  asked.clear()
  void importing(upload, key).catch(() => undefined)
  await vi.waitFor(() => expect(asked.size).toBeGreaterThan(0), patience)
  await product.kill()
  isHeld = false
  expect(await keptOf('antivirus.txt')).toEqual([])
  product = await start()
  expect(await offsetOf(upload)).toBe(bytes.length)
  expect(await importing(upload, key)).toMatchObject({ status: 200 })
  expect(await keptOf('antivirus.txt')).toEqual(once1)
}, 300_000)

test('killed while the document is written, it is there once, however often it is asked for', async () => {
  const upload = await begin('document.txt')
  await sendRest(upload)
  const key = randomUUID()
  await killIn('keeping', () => importing(upload, key))
  expect(await keptOf('document.txt')).toEqual([])
  product = await start()
  const first = await importing(upload, key)
  expect(first).toMatchObject({ status: 200 })
  expect(await importing(upload, key)).toMatchObject({ status: 200, body: { id: first.body['id'] } })
  expect(await keptOf('document.txt')).toEqual(once1)
}, 300_000)

test('killed while its text is read, it is found by that after the next start', async () => {
  const upload = await begin('texte.txt')
  await sendRest(upload)
  await killIn('text', () => importing(upload, randomUUID()))
  const texts = async () =>
    Number(
      (
        await database.query<{ count: string }>(
          `select count(*) as count from document_text join document on document.id = document_id where name = 'texte.txt'`,
        )
      ).rows[0]?.count,
    )
  expect(await texts()).toBe(0)
  // The process has given no sign of life for long, and the minute before another try is over.
  await database.query(`update job.job set heartbeat_on = now() - interval '1 hour' where state = 'active'`)
  product = await start()
  await vi.waitFor(
    async () => {
      await database.query(`update job.job set start_after = now() where state = 'retry'`)
      expect(await texts()).toBe(1)
    },
    { timeout: 240_000, interval: 1000 },
  )
  const { body } = await call(
    'GET',
    `/v1/Documents?$search=${encodeURIComponent('"bailleurs"')}&$filter=name eq 'texte.txt'`,
  )
  expect(body['value']).toHaveLength(1)
}, 600_000)
