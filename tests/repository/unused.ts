/**
 * Finds components that nothing shows. Each is a public export of the design system and has stories: knip counts both
 * as uses.
 */
import { importsOf, isCheck, isCode, resolveRelative, type Problem, type SourceFile } from './sources.ts'

/** Components that are offered although no screen uses them yet, and for what. Remove one from here once it is used. */
export const offered: Readonly<Record<string, string>> = {
  DateRangePicker: 'For reminders, whose ranges and periods are chosen with it.',
}

const folderOf = (path: string) => /^design-system\/src\/((?:components|patterns)\/[^/]+)\//.exec(path)?.[1]

/** The folder of a component imported by package name. */
function ofPackage(specifier: string, folders: ReadonlyMap<string, string>): string | undefined {
  const subpath = /^@parvis\/design-system\/(.+)$/.exec(specifier)?.[1]
  if (subpath === undefined) return undefined
  return folders.get(subpath) ?? folders.get(`components/${subpath}`)
}

/**
 * Components that no screen, pattern or other component uses.
 * @param exports of the design system's package: the files of subpaths that are not named like their folder
 */
export function unusedComponents(
  files: readonly SourceFile[],
  exports: Readonly<Record<string, string>>,
  known: Readonly<Record<string, string>> = offered,
): Problem[] {
  const all = new Set(files.flatMap(({ path }) => folderOf(path) ?? []))
  const folders = new Map([...all].map(folder => [folder, folder]))
  for (const [subpath, file] of Object.entries(exports)) {
    const folder = file.includes('*') ? undefined : folderOf(file.replace('./', 'design-system/'))
    if (folder !== undefined) folders.set(subpath.replace('./', ''), folder)
  }
  const used = new Set<string>()
  for (const file of files.filter(each => isCode(each) && !isCheck(each))) {
    const here = folderOf(file.path)
    for (const { specifier, isType } of importsOf(file)) {
      if (isType) continue
      const target = resolveRelative(file, specifier)
      const folder = target === undefined ? ofPackage(specifier, folders) : folderOf(target)
      if (folder !== undefined && folder !== here) used.add(folder)
    }
  }
  const nameOf = (folder: string) => folder.split('/').at(-1) ?? folder
  const unused = [...all].filter(folder => !used.has(folder))
  return [
    ...unused
      .filter(folder => !Object.hasOwn(known, nameOf(folder)))
      .map(folder => `design-system/src/${folder}: no screen, pattern or other component uses it`),
    ...Object.keys(known)
      .filter(name => !unused.some(folder => nameOf(folder) === name))
      .map(name => `${name} is offered although it is used, or gone`),
  ].toSorted()
}
