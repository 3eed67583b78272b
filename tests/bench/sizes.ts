/** Prints the size of each screen of the built portal and fails when one is over its budget. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { markdownTable } from './table.ts'
import { budgets, overBudget, overMean, routeSizes, type Manifest, type RouteSize } from './route-sizes.ts'

const folder = fileURLToPath(new URL('../../portal/dist/', import.meta.url))
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

function isManifest(value: unknown): value is Manifest {
  return typeof value === 'object' && value !== null && 'index.html' in value
}

/** The size of each screen of the built portal. @throws Error when the portal is not built */
export function readSizes(): RouteSize[] {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  if (!isManifest(manifest)) throw new Error('portal/dist/.vite/manifest.json is not the portal')
  return routeSizes(folder, manifest)
}

/** The sizes as a markdown table, in kB (1,000 bytes). */
export function sizesTable(sizes: readonly RouteSize[]): string {
  return markdownTable(
    [
      'screen',
      'script gzip',
      'script brotli',
      'beyond gzip',
      'budget beyond',
      'style gzip',
      'style brotli',
      'files',
    ],
    sizes.map(({ name, script, style, beyond, files }) => [
      name,
      kilobytes(script.gzip),
      kilobytes(script.brotli),
      kilobytes(beyond.script),
      kilobytes((budgets[name] ?? budgets['screen'])?.script ?? 0),
      kilobytes(style.gzip),
      kilobytes(style.brotli),
      String(files),
    ]),
  )
}

if (import.meta.main) {
  const sizes = readSizes()
  process.stdout.write(`${sizesTable(sizes)}\n`)
  const problems = [...overBudget(sizes), ...overMean(sizes)]
  if (problems.length > 0) {
    process.stderr.write(`${problems.join('\n')}\n`)
    process.exit(1)
  }
}
