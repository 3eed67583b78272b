/** The cost of importing one component of the built design system, and nothing else. */
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { rolldown, type OutputChunk } from 'rolldown'
import { publicModules } from '../../design-system/publicModules.ts'

const root = fileURLToPath(new URL('../../design-system/', import.meta.url))

/** React is on the page anyway, and larger than most of what is measured. */
const isReact = /^react(-dom)?($|\/)/

/** The entry with every chunk that it imports statically; what is loaded later does not count. */
function chunksOf(output: readonly OutputChunk[]): OutputChunk[] {
  const byName = new Map(output.map(chunk => [chunk.fileName, chunk]))
  const found = new Set<OutputChunk>()
  const visit = (chunk: OutputChunk | undefined) => {
    if (chunk === undefined || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) visit(byName.get(name))
  }
  for (const chunk of output) if (chunk.isEntry) visit(chunk)
  return [...found]
}

/**
 * Bytes of script of one module, minified and gzipped, without React and styles. Needs the built design system.
 * @param file of the module's source, from the design system's folder
 */
export async function componentSize(file: string): Promise<number> {
  const bundle = await rolldown({
    input: root + file.replace(/^src\//, 'dist/').replace(/\.tsx?$/, '.js'),
    external: isReact,
    // React Aria includes texts in thirty languages; an application keeps only those it needs.
    plugins: [optimizeLocales.rollup({ locales: ['en', 'fr'] })],
    // As applications are built, whatever the environment of this process is.
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'es', minify: true })
  await bundle.close()
  const chunks = chunksOf(output.filter(part => part.type === 'chunk'))
  return chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
}

/** The size of every public module by its subpath. */
export async function componentSizes(): Promise<Record<string, number>> {
  const sizes: [string, number][] = []
  for (const [subpath, file] of publicModules()) sizes.push([subpath, await componentSize(file)])
  return Object.fromEntries(sizes)
}
