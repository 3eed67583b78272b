/** The data folder that a first start with the small demo data leaves: made once, and copied by each test that starts a product. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startProduct, type ProductOptions, type RunningProduct } from './start-product.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Changes with what the demo data is made by, and with the day: the demo data's dates go by it. */
function stateOfServices(): string {
  const hash = createHash('sha256').update(root).update(new Date().toDateString())
  for (const file of globSync('{accounting,services,signatures}/src/**/*.ts', { cwd: root }).toSorted())
    hash.update(`${file} ${String(statSync(join(root, file)).mtimeMs)}\n`)
  return hash.digest('hex').slice(0, 16)
}

/** Of an earlier state of the services nobody needs the folder. */
function forgetOld(kept: string): void {
  const dayAgo = Date.now() - 24 * 60 * 60 * 1000
  for (const name of globSync('parvis-demo-*', { cwd: tmpdir() })) {
    const folder = join(tmpdir(), name)
    // Another step may rename its own meanwhile.
    const found = statSync(folder, { throwIfNoEntry: false })
    if (found && folder !== kept && found.mtimeMs < dayAgo) rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @returns the folder, for `copyOf`: a start on a copy takes a third of the time of a first one. Nobody opens the folder itself
 */
export async function demoFolder(): Promise<string> {
  const folder = join(tmpdir(), `parvis-demo-${stateOfServices()}`)
  if (existsSync(folder)) return folder
  forgetOld(folder)
  // Made aside and renamed: of two steps that make it at once, one is kept, and nobody finds half of it.
  const aside = mkdtempSync(`${folder}-`)
  const { code } = await (await startProduct({ dataDir: aside, env: { PORTAL: 'off' } })).stop()
  if (code !== 0) throw new Error(`the product that made the demo data ended with ${String(code)}`)
  try {
    renameSync(aside, folder)
  } catch (error) {
    rmSync(aside, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  return folder
}

/** Starts the product on the embedded database with a copy of the small demo data, which is deleted at its end. */
export async function startDemo(
  options: Omit<ProductOptions, 'dataDir' | 'databaseUrl' | 'demo' | 'copyOf'> = {},
): Promise<RunningProduct> {
  return startProduct({ ...options, copyOf: await demoFolder() })
}
