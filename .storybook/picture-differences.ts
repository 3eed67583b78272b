/** Serves the pictures that differed from the committed ones in the last test run to Storybook. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { readComparisons } from './comparisons.ts'
import type { PictureDifferences } from './docs/picture-differences.ts'

const results = fileURLToPath(new URL('../test-results/pictures/', import.meta.url))
const references = fileURLToPath(new URL('../tests/pictures/references/', import.meta.url))
const address = 'picture-differences'

/** Files by address. */
type Files = Map<string, string>

/** Reads the result of the last run and the paths of its files. */
function read(): { told: PictureDifferences; files: Files } {
  const files: Files = new Map()
  const offer = (file: string, name: string) => {
    if (!existsSync(file)) return undefined
    files.set(`${address}/${name}`, file)
    return `${address}/${name}`
  }
  const told: PictureDifferences = readComparisons().map(({ condition, begunAt }) => {
    const folder = join(results, condition)
    const shown = existsSync(folder) ? readdirSync(folder).toSorted() : []
    return {
      condition,
      begunAt,
      pictures: shown.flatMap(file => {
        const name = /^(.*)-actual\.png$/.exec(file)?.[1]
        if (name === undefined) return []
        const own = (kind: string) =>
          offer(join(folder, `${name}-${kind}.png`), `${condition}/${name}-${kind}.png`)
        const reference = offer(join(references, condition, `${name}.png`), `${condition}/${name}.png`)
        return [{ name, reference, actual: own('actual'), difference: own('diff') }]
      }),
    }
  })
  return { told, files }
}

/** Serves the pictures fresh on each visit; a static Storybook contains those from the time of its build. */
export function pictureDifferences(): Plugin {
  return {
    name: 'parvis:picture-differences',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1)
        if (!path.startsWith(address)) {
          next()
          return
        }
        const { told, files } = read()
        const file = files.get(decodeURIComponent(path))
        if (path === `${address}.json`)
          response.setHeader('content-type', 'application/json').end(JSON.stringify(told))
        else if (file === undefined) response.writeHead(404).end()
        else response.setHeader('content-type', 'image/png').end(readFileSync(file))
      })
    },
    generateBundle() {
      const { told, files } = read()
      this.emitFile({ type: 'asset', fileName: `${address}.json`, source: JSON.stringify(told) })
      for (const [fileName, file] of files)
        this.emitFile({ type: 'asset', fileName, source: readFileSync(file) })
    },
  }
}
