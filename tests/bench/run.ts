/**
 * `pnpm bench` measures the built product and prints Markdown tables. `pnpm bench sizes start pages` measures only the named
 * parts (see `parts`). It needs a quiet machine, 4 GB of disk for `upload`, and a built Storybook for `review`. Measuring load
 * on the large demo data takes minutes, fewer if BENCH_DATABASE_URL names a PostgreSQL database that already holds it, or
 * if BENCH_LISTS names the lists to measure by the beginning of their names.
 */
import { cpus, totalmem } from 'node:os'
import { startPostgres } from '../postgres/start-postgres.ts'
import { startProduct, type ProductOptions } from '../product/start-product.ts'
import { measureAccounting } from './accounting.ts'
import { measureComponents } from './components.ts'
import { type Delivery, measureDelivery } from './delivery.ts'
import { measureDocuments } from './documents.ts'
import { staffInTurn } from './finder.ts'
import { type BenchIssuer, startIssuer } from './issuer.ts'
import { signIn, clickToPaint, medianScore, withBrowser } from './pages.ts'
import { lists } from './load-cases.ts'
import { measureLoad, type LoadCase } from './load.ts'
import { measureMail } from './mail.ts'
import { percentile } from './percentile.ts'
import { benchReview } from './review-memory.ts'
import { measureNetworks } from './networks.ts'
import { measureStockTakes } from './stock-takes.ts'
import { readSizes, sizesTable } from './sizes.ts'
import { measureStatements } from './statements.ts'
import { markdownTable } from './table.ts'
import { measureUpload } from './upload.ts'

const parts = [
  'sizes',
  'start',
  'pages',
  'load-pglite',
  'load-postgresql',
  'grids',
  'trees',
  'networks',
  'upload',
  'review',
  'mail',
  'accounting',
  'statements',
  'stock-takes',
  'documents',
] as const
type Part = (typeof parts)[number]

function say(text: string): void {
  process.stdout.write(`${text}\n\n`)
}

const one = (value: number) => value.toFixed(1)

async function benchStart(): Promise<void> {
  const first = await startProduct()
  const rows = [['new data folder', one(first.startedIn)]]
  // The same folder again: an ordinary restart.
  await first.kill()
  const again = await startProduct({ dataDir: first.dataDir })
  rows.push(['existing data folder', one(again.startedIn)])
  await again.stop()
  say(`## Start, until the ready line\n\n${markdownTable(['', 'ms'], rows)}`)
}

/** How often each component is measured. */
const componentRounds = 5

/** How often each network is measured. */
const networkRounds = 3

/** How often the large file is sent. */
const uploadRounds = 5

/** Lighthouse runs per page. */
const runs = 5

/** The pages that Lighthouse measures after sign-in. */
const measuredPages = [
  ['home', '/'],
  ['menu administration', '/app/menu/admin'],
  ['report library', '/app/rapports'],
  ['a dashboard', '/app/rapports/suivifees'],
  ['a form', '/app/confirm/new'],
] as const

async function benchPages(): Promise<void> {
  const product = await startProduct()
  try {
    const scores = await withBrowser(async browser => {
      const page = await browser.newPage()
      const landing = await medianScore(page, product.url, '/', runs)
      await signIn(page, product.url, 'admin@parvis.example')
      const rows = [{ name: 'landing', ...landing }]
      for (const [name, path] of measuredPages)
        rows.push({ name, ...(await medianScore(page, product.url, path, runs)) })
      return rows
    })
    say(
      `## Lighthouse, mobile throttling, empty cache, median of ${String(runs)} runs\n\n${markdownTable(
        ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP ms', 'TBT ms', 'CLS'],
        scores.map(result => [
          result.name,
          String(result.performance),
          String(result.accessibility),
          String(result.bestPractices),
          String(result.seo),
          one(result.largestContentfulPaint),
          one(result.totalBlockingTime),
          result.cumulativeLayoutShift.toFixed(3),
        ]),
      )}`,
    )
    const times = await withBrowser(async browser => {
      const page = await browser.newPage()
      await signIn(page, product.url, 'admin@parvis.example')
      return clickToPaint(page, ['Administration', 'Parvis, home'], 20)
    })
    say(
      `## From click to paint between loaded screens\n\n${markdownTable(
        ['', 'ms'],
        [
          ['p50', one(percentile(times, 50))],
          ['p95', one(percentile(times, 95))],
        ],
      )}`,
    )
  } finally {
    await product.stop()
  }
}

/** The number of connected readers, and of published notifications. */
const readerCount = 1000
const notificationCount = 10

/** E-mail addresses of members of staff. */
async function staffOf(url: string, token: string): Promise<string[]> {
  const query = new URLSearchParams({ $filter: "contactType eq 'Collaborateur'", $top: '40' })
  const answer = await fetch(`${url}/api/customer-store/v1/Contacts?${String(query)}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { value } = (await answer.json()) as { value: { contactEmailOffice: string }[] }
  return value.map(contact => contact.contactEmailOffice)
}

async function benchLoad(database: string, options: ProductOptions): Promise<void> {
  const issuer = await startIssuer()
  // As in production: otherwise each response is also validated against the contract.
  const env = { NODE_ENV: 'production', OIDC_ISSUER: issuer.url, PORTAL: 'off' }
  const product = await startProduct({ ...options, env, demo: 'large', patience: 900_000 })
  try {
    const rows: string[][] = []
    const staff = await staffOf(product.url, issuer.tokenOf('admin@parvis.example'))
    const named = (process.env['BENCH_LISTS'] ?? '').split(',')
    const wanted = lists.filter(({ name }) => named.some(begin => name.startsWith(begin)))
    for (const connections of [1, 10]) {
      for (const { path, as = 'admin@parvis.example', ...list } of wanted) {
        const tokens = (as === staffInTurn ? staff : [as]).map(email => issuer.tokenOf(email))
        const load: LoadCase = { ...list, path: path.replaceAll(' ', '%20'), tokens }
        const result = await measureLoad(product.url, load, connections, 8)
        rows.push([
          list.name,
          String(connections),
          one(result.requestsPerSecond),
          one(result.p50),
          one(result.p95),
          one(result.p99),
          String(result.failures),
        ])
      }
    }
    const head = ['list', 'clients', 'requests/s', 'p50 ms', 'p95 ms', 'p99 ms', 'failures']
    say(
      `## Load at DEMO=large, ${database} (ready after ${one(product.startedIn / 1000)} s)\n\n${markdownTable(head, rows)}`,
    )
    if (process.env['BENCH_LISTS'] === undefined) await benchDelivery(product.url, issuer, database)
  } finally {
    await product.stop()
    await issuer.stop()
  }
}

async function benchDelivery(url: string, issuer: BenchIssuer, database: string): Promise<void> {
  const found = await measureDelivery(url, issuer, readerCount, notificationCount)
  const figures = (name: string, which: keyof Delivery) => {
    const times = found.map(delivery => delivery[which])
    return [name, one(percentile(times, 50)), one(Math.max(...times))]
  }
  say(
    `## A notification to ${String(readerCount)} connected readers, ${database}\n\n${markdownTable(
      ['from publishing to', 'middle ms', 'slowest ms'],
      [
        figures('the first reader', 'first'),
        figures('half of them', 'middle'),
        figures('the last one', 'last'),
      ],
    )}`,
  )
}

function chosen(names: readonly string[]): readonly Part[] {
  const unknown = names.find(name => !parts.some(part => part === name))
  if (unknown !== undefined)
    throw new Error(`"${unknown}" is not measured here; parts are ${parts.join(', ')}`)
  return names.length === 0 ? parts : parts.filter(part => names.includes(part))
}

const wanted = chosen(process.argv.slice(2))
const [processor] = cpus()
say(
  `Measured on ${String(cpus().length)} × ${processor?.model ?? 'unknown'}, ${String(Math.round(totalmem() / 2 ** 30))} GiB, Node ${process.versions.node}.`,
)
for (const part of wanted) {
  switch (part) {
    case 'mail':
      say(`## Outgoing email\n\n${await measureMail()}`)
      break
    case 'accounting':
      say(`## Check of a FEC\n\n${measureAccounting()}`)
      break
    case 'statements':
      say(`## Financial statements of a million lines\n\n${await measureStatements()}`)
      break
    case 'stock-takes':
      say(`## A stock-take of 100,000 lines\n\n${await measureStockTakes()}`)
      break
    case 'sizes':
      say(`## Bundle per screen, kB (start included)\n\n${sizesTable(readSizes())}`)
      break
    case 'start':
      await benchStart()
      break
    case 'pages':
      await benchPages()
      break
    case 'load-pglite':
      await benchLoad('PGlite', {})
      break
    case 'load-postgresql': {
      // One that already contains the large demo data, which takes minutes to write.
      const filled = process.env['BENCH_DATABASE_URL']
      if (filled !== undefined) {
        await benchLoad('PostgreSQL of BENCH_DATABASE_URL', { databaseUrl: filled })
        break
      }
      const postgres = await startPostgres({ durable: true })
      try {
        await benchLoad(`PostgreSQL ${postgres.version}`, { databaseUrl: postgres.url })
      } finally {
        await postgres.stop()
      }
      break
    }
    case 'grids':
    case 'trees':
      await measureComponents(part, componentRounds, say)
      break
    case 'networks':
      await measureNetworks(networkRounds, say)
      break
    case 'upload':
      await measureUpload(uploadRounds, say)
      break
    case 'documents':
      await measureDocuments(say)
      break
    case 'review':
      await benchReview(say)
      break
  }
}
