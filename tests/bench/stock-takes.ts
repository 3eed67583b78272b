/**
 * Measures a stock-take of 100,000 lines from its import to its reconciliation, and the upload of counts made over
 * days without a network.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '../postgres/start-postgres.ts'
import { startProduct, type ProductOptions } from '../product/start-product.ts'
import { Caller } from './caller.ts'
import { startIssuer } from './issuer.ts'
import { percentile } from './percentile.ts'
import { markdownTable } from './table.ts'

const api = '/api/portal/v1'
const lineCount = 100_000
const offlineCount = 5000
/** As the portal sends them. */
const batchSize = 200
/** The contract's maximum number of lines per request. */
const importSize = 1000
/** How often sending is cut off at a random moment. */
const cuts = 50
/** How often a page of the differences is requested. */
const rounds = 20

const counter = 'staff@parvis.example'

interface Count {
  clientId: string
  lineId: number
  quantity: number
  expression: string
  note: string
  countedDate: string
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now()
  await work()
  return performance.now() - since
}

/** A request that was cut off is repeated, as the portal does: counts already stored are stored only once. */
async function sendAll(
  send: (part: readonly Count[], signal?: AbortSignal) => Promise<unknown>,
  counts: readonly Count[],
) {
  let left = cuts
  let cut = 0
  for (let at = 0; at < counts.length; ) {
    const part = counts.slice(at, at + batchSize)
    const isCut = left > 0
    const breaking = new AbortController()
    if (isCut) {
      left -= 1
      void wait(1 + ((left * 7919) % 120)).then(() => breaking.abort())
    }
    try {
      await send(part, breaking.signal)
      at += batchSize
    } catch (error) {
      if (!breaking.signal.aborted) throw error
      cut += 1
    }
  }
  return cut
}

async function measureOn(name: string, options: ProductOptions): Promise<string[]> {
  const issuer = await startIssuer()
  const env = { NODE_ENV: 'production', OIDC_ISSUER: issuer.url, PORTAL: 'off' }
  const product = await startProduct({ ...options, env })
  const manager = new Caller(product.url, issuer.tokenOf('manager@parvis.example'))
  const staff = new Caller(product.url, issuer.tokenOf(counter))
  try {
    const { value: engagements } = await manager.json<{ value: { id: number }[] }>(
      'GET',
      `/api/organisation/v1/Engagements?$filter=engagementStatut eq 'Actif'&$orderby=id&$top=1`,
    )
    const { id } = await manager.json<{ id: number }>('POST', `${api}/StockTakes`, {
      engagementId: engagements[0]?.id,
      name: 'Bench',
      countDate: '2026-11-27',
      closingDate: '2026-12-31',
      tolerancePercent: 2,
      toleranceValue: 100,
      zones: [{ zoneId: null, site: 'Lyon', name: 'Quai', counters: [counter] }],
    })
    const article = (number: number) => ({
      site: 'Lyon',
      zone: 'Quai',
      shelf: '',
      code: `A${String(number)}`,
      barcode: '',
      name: `Article ${String(number)}`,
      unit: 'piece',
      packSize: 1,
      batch: '',
      unitCost: 10,
      theoreticalQuantity: 100,
    })
    const importId = randomUUID()
    const imported = await timed(async () => {
      for (let at = 0; at < lineCount; at += importSize)
        await manager.json('POST', `${api}/StockTakes(${String(id)})/Lines`, {
          part: { importId, number: at / importSize, count: lineCount / importSize },
          lines: Array.from({ length: importSize }, (_, number) => article(at + number)),
        })
    })
    const change = (status: string) => manager.json('PATCH', `${api}/StockTakes(${String(id)})`, { status })
    const opened = await timed(() => change('open'))
    const lines: number[] = []
    while (lines.length < lineCount) {
      const { value } = await manager.json<{ value: { id: number }[] }>(
        'GET',
        `${api}/StockLines?$filter=stockTakeId eq ${String(id)} and id gt ${String(lines.at(-1) ?? 0)}&$orderby=id&$top=200&$select=id`,
      )
      lines.push(...value.map(line => line.id))
    }
    const deviceId = randomUUID()
    const counts = lines.map(
      (lineId): Count => ({
        clientId: randomUUID(),
        lineId,
        quantity: 100,
        expression: '100',
        note: '',
        countedDate: '2026-11-27T08:00:00.000Z',
      }),
    )
    const send = (part: readonly Count[], signal?: AbortSignal) =>
      staff.json('POST', `${api}/CountSheets(${String(id)})/Counts`, { deviceId, counts: part }, signal)
    const offline = counts.slice(0, offlineCount)
    const whole = offline.slice(0, offlineCount / 2)
    const quiet = await timed(async () => {
      for (let at = 0; at < whole.length; at += batchSize) await send(whole.slice(at, at + batchSize))
    })
    const cut = await sendAll(send, offline)
    const { '@odata.count': kept } = await manager.json<{ '@odata.count': number }>(
      'GET',
      `${api}/StockCounts?$filter=stockTakeId eq ${String(id)}&$count=true&$top=1`,
    )
    if (kept !== offlineCount) throw new Error(`${String(kept)} counts of ${String(offlineCount)} are there`)
    for (let at = offlineCount; at < lineCount; at += importSize)
      await send(counts.slice(at, at + importSize))
    const pages: number[] = []
    for (let round = 0; round < rounds; round += 1)
      pages.push(
        await manager.timed(
          `${api}/StockLines?$filter=stockTakeId eq ${String(id)}&$orderby=code&$top=50&$skip=${String(round * 50)}&$count=true`,
        ),
      )
    await change('recount')
    const reconciled = await timed(() => change('reconciled'))
    const seconds = (time: number) => (time / 1000).toFixed(1)
    return [
      name,
      seconds(imported),
      seconds(opened),
      // Half of them were sent without interruption.
      seconds(quiet * 2),
      `${String(cut)} cut off, ${String(kept)} kept`,
      percentile(pages, 95).toFixed(0),
      seconds(reconciled),
    ]
  } finally {
    await product.stop()
    await issuer.stop()
  }
}

/** @returns a markdown table */
export async function measureStockTakes(): Promise<string> {
  const postgres = await startPostgres({ durable: true })
  try {
    return markdownTable(
      [
        '',
        `import of ${String(lineCount)} lines in s`,
        'opened in s',
        `${String(offlineCount)} offline counts in s`,
        'the same, cut off',
        'page of differences ms p95',
        'reconciled in s',
      ],
      [await measureOn('PostgreSQL', { databaseUrl: postgres.url }), await measureOn('embedded', {})],
    )
  } finally {
    await postgres.stop()
  }
}
