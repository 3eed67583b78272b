import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('.', import.meta.url))

interface Package {
  exports: Record<string, string>
}

function isPackage(value: unknown): value is Package {
  return typeof value === 'object' && value !== null && 'exports' in value
}

/** Files beside a component that match a subpath pattern but are not meant. */
const beside = /\.(stories|fixtures|example|test|css|messages)\.tsx?$/

/**
 * The modules that the package's `exports` make public.
 * @returns source file (from the package's folder) by subpath without `./`, in alphabetical order: a folder's own
 * component under its name (`Button`), what has a subpath of its own under that (`grid-view`)
 */
export function publicModules(): Map<string, string> {
  const manifest: unknown = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
  if (!isPackage(manifest)) throw new Error('package.json of the design system has no exports')
  const modules = Object.entries(manifest.exports).flatMap(([subpath, target]): [string, string][] => {
    const name = subpath.slice('./'.length)
    if (!name.includes('*')) return [[name, target.slice('./'.length)]]
    // Both stars must match the same name: `./src/components/*/*.tsx` is the file named like its folder.
    return globSync(target, { cwd: root }).flatMap(file => {
      const path = file.replaceAll('\\', '/')
      const [stem = ''] =
        path
          .split('/')
          .at(-1)
          ?.split(/\.tsx?$/) ?? []
      const isMeant = target.split('*').length === 2 || path.split('/').at(-2) === stem
      return isMeant && !beside.test(path) ? [[name.replace('*', stem), path]] : []
    })
  })
  return new Map(modules.toSorted(([a], [b]) => a.localeCompare(b)))
}
