/** The props of all components of the package. */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PropReader, type Prop } from './propReader.ts'
import { publicModules } from './publicModules.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

/** The props of each component by name, grouped by module file in the package's folder. */
export function propsByModule(): Map<string, ReadonlyMap<string, readonly Prop[]>> {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).map(file => {
    const path = file.replaceAll('\\', '/')
    return { path, text: readFileSync(root + path, 'utf8') }
  })
  const reader = new PropReader(files)
  return new Map([...publicModules().values()].map(file => [file, reader.propsOf(file)]))
}
