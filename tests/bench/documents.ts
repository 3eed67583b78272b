/** 50,000 documents of clients with their texts, searched as the documents screen does. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeManyDocuments } from '@parvis/services/many-documents.test-support'
import { startPostgres } from '../postgres/start-postgres.ts'
import { startProduct } from '../product/start-product.ts'
import { startIssuer } from './issuer.ts'
import { measureLoad } from './load.ts'
import { markdownTable } from './table.ts'

const documents = 50_000

const staff = 'staff@parvis.example'
const client = 'client@customer.example'

/** From a word in nearly all documents to one in none. */
const searches: readonly (readonly [name: string, as: string, search: string, more?: string])[] = [
  ['a word that nearly all documents have', staff, 'comptes'],
  ['a word that half of them have', staff, 'contrôle'],
  ['a word that one in six has', staff, 'inventory'],
  ['a word that few have', staff, 'bacedi'],
  ['a word that none has', staff, 'zzzzzz'],
  ['two words', staff, 'loyer litige'],
  ['three words, which may be in the name or the folder', staff, 'bail garantie travaux'],
  ['two words of which one must not be', staff, 'litige NOT loyer'],
  ['one of two words', staff, 'avocat OR litige'],
  ['a word with a filter', staff, 'inventaire', "&$filter=fiscalYear eq 2025 and confidentiality eq 'firm'"],
  ['a word, for a client', client, 'loyer'],
]

const pathOf = (search: string, more = '') =>
  `/api/portal/v1/Documents?$search=${encodeURIComponent(search)}&$orderby=modifiedDate desc,id desc&$top=50&$skip=0&$count=true${more}`.replaceAll(
    ' ',
    '%20',
  )

async function measureOn(databaseUrl: string | undefined): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parvis-bench-documents-'))
  const issuer = await startIssuer()
  const options = { dataDir, ...(databaseUrl !== undefined && { databaseUrl }) }
  // As in production: otherwise each response is also validated against the contract.
  const env = { NODE_ENV: 'production', OIDC_ISSUER: issuer.url, PORTAL: 'off' }
  try {
    await (await startProduct({ ...options, env })).stop()
    await writeManyDocuments({ dataDir, databaseUrl }, documents)
    const product = await startProduct({ ...options, env })
    try {
      const rows: string[][] = []
      for (const connections of [1, 4])
        for (const [name, as, search, more] of searches) {
          const load = { name, path: pathOf(search, more), tokens: [issuer.tokenOf(as)] }
          const { requestsPerSecond, p50, p95, failures } = await measureLoad(
            product.url,
            load,
            connections,
            5,
          )
          const figures = [requestsPerSecond, p50, p95].map(value => value.toFixed(1))
          rows.push([name, String(connections), ...figures, String(failures)])
        }
      return markdownTable(['search', 'clients', 'requests/s', 'p50 ms', 'p95 ms', 'failures'], rows)
    } finally {
      await product.stop()
    }
  } finally {
    await issuer.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Measures the search in the texts of documents on both databases. */
export async function measureDocuments(say: (text: string) => void): Promise<void> {
  const head = `## Search in the texts of ${documents.toLocaleString('en')} documents`
  say(`${head}, PGlite\n\n${await measureOn(undefined)}`)
  const postgres = await startPostgres({ durable: true })
  try {
    say(`${head}, PostgreSQL ${postgres.version}\n\n${await measureOn(postgres.url)}`)
  } finally {
    await postgres.stop()
  }
}
