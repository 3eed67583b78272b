import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

/** The relevant part of a chunk in the build manifest. */
interface Built {
  file: string
  imports?: readonly string[]
  dynamicImports?: readonly string[]
  css?: readonly string[]
  assets?: readonly string[]
}

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const source = 'src/app/offline/worker.ts'

/** Prefixes of what a count sheet never loads: other screens, and the wide alphabets. */
const elsewhere = [
  /^src\/applications\/(?!inventory\/stock-takes\/)/,
  /^src\/applications\/inventory\/stock-takes\/(importing|screens\/StockTake|\w+Dialog)/,
  /^src\/app\/screens\/(?!(Landing|AccessDenied|Error|SettingsError|NotFound)Screen\/)/,
]
const otherAlphabets = /-(cyrillic|cyrillic-ext|greek|vietnamese)-[\w-]+\.woff2$/

/** The files that a count sheet and its surroundings consist of or may request. */
function filesOfSheet(built: Readonly<Record<string, Built>>): string[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (name: string): void => {
    const chunk = built[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])])
      if (!otherAlphabets.test(file)) files.add(`/${file}`)
    chunk.imports?.forEach(visit)
    chunk.dynamicImports?.filter(each => !elsewhere.some(path => path.test(each))).forEach(visit)
  }
  visit('index.html')
  return [...files].toSorted()
}

/** The worker as a single script, which every browser supports. */
async function scriptOf(): Promise<string> {
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    publicDir: false,
    build: {
      target: 'es2023',
      write: false,
      lib: { entry: at(source), formats: ['iife'], name: 'worker' },
    },
  })
  const [first] = Array.isArray(result) ? result : [result]
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk) throw new Error('The worker was not built')
  return chunk.code
}

/** Writes the worker that caches count sheets beside the page, once all files exist. */
export function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const built = JSON.parse(await readFile(at('dist/.vite/manifest.json'), 'utf8')) as Record<
          string,
          Built
        >
        const files = filesOfSheet(built)
        const code = await scriptOf()
        const id = createHash('sha256')
          .update(JSON.stringify([files, await readFile(at('dist/index.html'), 'utf8'), code]))
          .digest('hex')
          .slice(0, 16)
        const shell = { id, entry: `/${built['index.html']?.file ?? ''}`, files }
        await writeFile(at('dist/offline-worker.js'), `const PARVIS_SHELL=${JSON.stringify(shell)};${code}`)
      },
    },
  }
}
