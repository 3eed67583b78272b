/** `pnpm api`: writes anew what the design system offers (one file per subpath) and what each part may weigh. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publicModules } from '../../design-system/publicModules.ts'
import { componentSizes } from './component-sizes.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const folder = fileURLToPath(new URL('api/', import.meta.url))
const budgetsFile = fileURLToPath(new URL('component-budgets.json', import.meta.url))

/** The declarations of every public module, as the build has made them, by subpath. */
export function builtApi(): Map<string, string> {
  return new Map(
    [...publicModules()].map(([subpath, file]) => [
      subpath,
      readFileSync(
        join(root, 'design-system', file.replace(/^src\//, 'dist/').replace(/\.tsx?$/, '.d.ts')),
        'utf8',
      ),
    ]),
  )
}

/** The file that the declarations of one subpath are kept in. */
export const apiFile = (subpath: string) => join(folder, `${subpath}.d.ts`)

/** Bytes that each subpath may weigh. */
export function readBudgets(): Record<string, number> {
  const budgets: Record<string, number> = JSON.parse(readFileSync(budgetsFile, 'utf8'))
  return budgets
}

if (import.meta.main) {
  rmSync(folder, { recursive: true, force: true })
  for (const [subpath, text] of builtApi()) {
    mkdirSync(dirname(apiFile(subpath)), { recursive: true })
    writeFileSync(apiFile(subpath), text)
  }
  const sizes = Object.entries(await componentSizes())
  // The next half kilobyte: a library's patch release is no news.
  const budgets = sizes.map(([subpath, bytes]) => [subpath, Math.ceil(bytes / 500) * 500])
  writeFileSync(budgetsFile, `${JSON.stringify(Object.fromEntries(budgets), null, 2)}\n`)
}
