/** Measures a million lines of a FEC from upload to financial statements, and from a figure back to its entries. */
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '../postgres/start-postgres.ts'
import { startProduct, type ProductOptions } from '../product/start-product.ts'
import { Caller } from './caller.ts'
import { startIssuer } from './issuer.ts'
import { dialect, fileName, ledger, lines } from './ledger.ts'
import { memoryOf } from './memory.ts'
import { percentile } from './percentile.ts'
import { markdownTable } from './table.ts'

/** How often each of the requests behind a figure is sent. */
const rounds = 40
/** Milliseconds between two polls of a request and of the memory. */
const interval = 100
const api = '/api/portal/v1'

interface Request {
  id: number
  status: string
  uploadUrl: string
  failure: unknown
}

async function send(caller: Caller, pieces: readonly Uint8Array[]): Promise<Request> {
  const file = Buffer.concat(pieces)
  const request = await caller.json<Request>('POST', `${api}/StatementRequests`, {
    accountId: 1,
    fileName,
    fileSize: file.length,
    dialect,
    periodStart: '2023-01-01',
    periodEnd: '2023-12-31',
    openingJournals: [],
    chart: 'pcg-2014',
    rounding: 'euro',
    mapping: { sideLevel: 'account', rememberedFrom: null, decided: [] },
    priorRequestId: null,
  })
  await caller.call('PATCH', `/api/portal${request.uploadUrl}`, {
    body: file,
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
  })
  return request
}

async function measureOn(name: string, pieces: readonly Uint8Array[], options: ProductOptions) {
  const issuer = await startIssuer()
  const env = { NODE_ENV: 'production', OIDC_ISSUER: issuer.url, PORTAL: 'off' }
  const product = await startProduct({ ...options, env })
  const caller = new Caller(product.url, issuer.tokenOf('staff@parvis.example'))
  try {
    const sending = performance.now()
    const { id } = await send(caller, pieces)
    const since = performance.now()
    let most = 0
    // Response times of others while it is being processed.
    const beside: number[] = []
    await caller.json('POST', `${api}/StatementRequests(${String(id)})/Start`)
    for (;;) {
      const asked = performance.now()
      const { status, failure } = await caller.json<Request>('GET', `${api}/StatementRequests(${String(id)})`)
      beside.push(performance.now() - asked)
      most = Math.max(most, memoryOf(product.pid) ?? 0)
      if (status === 'finished') break
      if (status !== 'waiting' && status !== 'processing') throw new Error(JSON.stringify(failure))
      await wait(interval)
    }
    const finished = performance.now() - since
    const of = `${api}/StatementRequests(${String(id)})`
    const statements: number[] = []
    const figures: number[] = []
    const entries: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      statements.push(await caller.timed(`${of}/Statements`))
      figures.push(await caller.timed(`${of}/Figures?line=net-result`))
      const account = String(601_000 + ((round * 37) % 1500))
      entries.push(
        await caller.timed(`${of}/Entries?$filter=account eq '${account}'&$orderby=line&$top=50&$count=true`),
      )
    }
    const p95 = (times: readonly number[]) => percentile(times, 95).toFixed(0)
    return [
      name,
      ((since - sending) / 1000).toFixed(1),
      (finished / 1000).toFixed(1),
      most.toFixed(0),
      p95(beside),
      p95(statements),
      p95(figures),
      p95(entries),
    ]
  } finally {
    await product.stop()
    await issuer.stop()
  }
}

/** @returns a markdown table */
export async function measureStatements(): Promise<string> {
  const pieces = ledger()
  const postgres = await startPostgres({ durable: true })
  try {
    const rows = [
      await measureOn('PostgreSQL', pieces, { databaseUrl: postgres.url }),
      await measureOn('embedded', pieces, {}),
    ]
    const table = markdownTable(
      [
        '',
        'sent in s',
        'statements in s',
        'memory MB',
        'other calls meanwhile ms p95',
        'statements ms p95',
        'accounts of a figure ms p95',
        'entries of an account ms p95',
      ],
      rows,
    )
    return `${table}\n\n${String(lines)} lines, ${(pieces.reduce((sum, { length }) => sum + length, 0) / 1e6).toFixed(0)} MB.`
  } finally {
    await postgres.stop()
  }
}
