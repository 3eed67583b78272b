/**
 * The data folder after a first start with the small demo data: created once, and copied by each test that starts a
 * product.
 */
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startProduct, type ProductOptions, type RunningProduct } from './start-product.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Changes with the code that creates the demo data, and daily, because the demo data's dates depend on the day. */
function stateOfServices(): string {
  const hash = createHash('sha256').update(root).update(new Date().toDateString())
  for (const file of globSync('{accounting,services,signatures}/src/**/*.ts', { cwd: root }).toSorted())
    hash.update(`${file} ${String(statSync(join(root, file)).mtimeMs)}\n`)
  return hash.digest('hex').slice(0, 16)
}

/** Deletes folders from earlier states of the services. */
function forgetOld(kept: string): void {
  const dayAgo = Date.now() - 24 * 60 * 60 * 1000
  for (const name of globSync('parvis-demo-*', { cwd: tmpdir() })) {
    const folder = join(tmpdir(), name)
    // Another step may rename its folder meanwhile.
    const found = statSync(folder, { throwIfNoEntry: false })
    if (found && folder !== kept && found.mtimeMs < dayAgo) rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @returns the folder, for `copyOf`: starting on a copy takes a third of the time of a first start. The folder itself
 * is never opened
 */
export async function demoFolder(): Promise<string> {
  const folder = join(tmpdir(), `parvis-demo-${stateOfServices()}`)
  if (existsSync(folder)) return folder
  forgetOld(folder)
  // Created under another name and renamed: if two steps create it at once, one is kept, and no step sees half of it.
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

/** Starts the product on the embedded database with a copy of the small demo data, which is deleted when it stops. */
export async function startDemo(
  options: Omit<ProductOptions, 'dataDir' | 'databaseUrl' | 'demo' | 'copyOf'> = {},
): Promise<RunningProduct> {
  return startProduct({ ...options, copyOf: await demoFolder() })
}
