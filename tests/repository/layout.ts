/** Where things are: folders, file sizes, the parts of a component and of a screen. */
import { isGenerated, type Problem, type SourceFile } from './sources.ts'

const topLevelFolders = [
  '.ci',
  '.changeset',
  '.storybook',
  'openapi',
  'api-types',
  'accounting',
  'signatures',
  'design-system',
  'portal',
  'services',
  'tests',
]

/** The only allowed top-level folders. */
export function topLevel(files: readonly SourceFile[]): Problem[] {
  const folders = new Set(
    files.map(file => file.path.split('/')).flatMap(([top, ...rest]) => (rest.length > 0 ? [top ?? ''] : [])),
  )
  return [...folders]
    .filter(name => !topLevelFolders.includes(name))
    .map(name => `${name}/ is not a folder of the house`)
}

const lineLimit = 800

/** The index of each host: one line for each path and each schema, which are written in the files that it names. */
const listOfHost = /^openapi\/\w+\.yaml$/

/** No file over 800 lines: it would contain two things. */
export function fileSizes(files: readonly SourceFile[]): Problem[] {
  return files
    .filter(
      file =>
        /\.(tsx?|mdx?|css|ya?ml)$/.test(file.path) &&
        !isGenerated(file) &&
        !listOfHost.test(file.path) &&
        file.path !== 'pnpm-lock.yaml',
    )
    .map(file => ({
      path: file.path,
      lines: file.text.split('\n').length - (file.text.endsWith('\n') ? 1 : 0),
    }))
    .filter(({ lines }) => lines > lineLimit)
    .map(({ path, lines }) => `${path}: ${String(lines)} lines, the limit is ${String(lineLimit)}`)
}

/** A folder that could hold anything ends up holding everything. */
export function vagueFolders(files: readonly SourceFile[]): Problem[] {
  return files
    .filter(file => /(^|\/)(utils?|common|helpers?|misc|lib)\//.test(file.path))
    .map(file => `${file.path}: name the folder after what it is about`)
}

interface Folder {
  path: string
  name: string
  files: Set<string>
}

function foldersAt(files: readonly SourceFile[], pattern: RegExp): Folder[] {
  const folders = new Map<string, Folder>()
  for (const file of files) {
    const match = pattern.exec(file.path)
    const path = match?.[1]
    if (path === undefined) continue
    const folder = folders.get(path) ?? { path, name: path.split('/').at(-1) ?? '', files: new Set<string>() }
    folder.files.add(file.path.slice(path.length + 1))
    folders.set(path, folder)
  }
  return [...folders.values()]
}

/**
 * A component's folder contains SPEC.md, the component and its stories; a provider shows nothing and needs no stories.
 */
export function componentFolders(files: readonly SourceFile[]): Problem[] {
  return foldersAt(files, /^(design-system\/src\/(?:components|patterns)\/[^/]+)\//).flatMap(folder => {
    const needed = ['SPEC.md', `${folder.name}.tsx`]
    if (!folder.name.endsWith('Provider')) needed.push(`${folder.name}.stories.tsx`)
    return needed.filter(name => !folder.files.has(name)).map(name => `${folder.path} has no ${name}`)
  })
}

/** Every component has a story Permutations with its most demanding content, which runs under all conditions. */
export function permutations(files: readonly SourceFile[]): Problem[] {
  return files
    .filter(file => /^design-system\/src\/(components|patterns)\/.+\.stories\.tsx$/.test(file.path))
    .filter(file => !/export const Permutations\b/.test(file.text))
    .map(file => `${file.path}: no story Permutations`)
}

/** A screen's folder contains the screen and its stories, one of them Loaded. */
export function screenFolders(files: readonly SourceFile[]): Problem[] {
  const folders = foldersAt(files, /^(portal\/src\/(?:.+\/)?screens\/[^/]+)\//)
  return folders.flatMap(folder => {
    const stories = files.find(file => file.path === `${folder.path}/${folder.name}.stories.tsx`)
    const problems: Problem[] = []
    if (!folder.name.endsWith('Screen')) problems.push(`${folder.path}: a screen's folder is called …Screen`)
    if (!folder.files.has(`${folder.name}.tsx`)) problems.push(`${folder.path} has no ${folder.name}.tsx`)
    if (stories === undefined) problems.push(`${folder.path} has no ${folder.name}.stories.tsx`)
    else if (!/export const Loaded\b/.test(stories.text)) problems.push(`${stories.path}: no story Loaded`)
    return problems
  })
}

/** An application is in the folder of its sidebar area; anything outside of one belongs in a shared folder. */
export function applicationFolders(files: readonly SourceFile[]): Problem[] {
  const declared = new Set(
    files.flatMap(
      ({ path }) =>
        /^(portal\/src\/applications\/[^/]+\/[^/]+\/)(?:application|routes)\.ts$/.exec(path)?.[1] ?? [],
    ),
  )
  return files
    .filter(({ path }) => path.startsWith('portal/src/applications/'))
    .filter(({ path }) => ![...declared].some(folder => path.startsWith(folder)))
    .map(({ path }) => `${path} is in no applications/<area>/<application>/ with a declaration`)
}
