/** The allowed imports between the packages, and inside the portal and the design system. */
import { dirname, join } from 'node:path/posix'
import {
  importsOf,
  isCheck,
  isCode,
  packageOf,
  parse,
  resolveRelative,
  type Problem,
  type SourceFile,
} from './sources.ts'

/**
 * The allowed imports between packages: openapi → api-types → portal ← design-system, openapi → services ← types and
 * limits of api-types; portal ← accounting, signatures → services.
 */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  openapi: [],
  'api-types': ['openapi'],
  'design-system': [],
  accounting: [],
  signatures: [],
  portal: ['api-types', 'design-system', 'accounting', 'signatures'],
  services: ['openapi', 'accounting', 'signatures'],
  tests: ['openapi', 'api-types', 'design-system', 'services', 'accounting', 'signatures'],
  '.storybook': ['design-system', 'portal'],
}

/** Stories and tests of the portal may read the contract, because their responses are validated against it. */
const checksMayAlsoImport: Readonly<Record<string, readonly string[]>> = { portal: ['openapi'] }

/** The contract as types, which do not exist at run time: `import type`; plus its limits, which are values. */
const mayImportTypesOf: Readonly<Record<string, readonly string[]>> = { services: ['api-types'] }
const limits = /^@parvis\/api-types\/limits\//

/** What a component's documentation shows is written as others write it. */
const isExample = (file: SourceFile) => file.path.endsWith('.example.tsx')

const packageOfRoot = (path: string) => path.split('/')[0] ?? ''

/** Checks imports between packages, by name or by a relative path that leaves the package. */
export function packageArrows(files: readonly SourceFile[]): Problem[] {
  return files.filter(isCode).flatMap(file => {
    const from = packageOfRoot(file.path)
    const allowed = mayImport[from]
    if (allowed === undefined) return []
    const extra = isCheck(file) ? (checksMayAlsoImport[from] ?? []) : []
    return importsOf(file).flatMap(({ specifier, line, isType }) => {
      const relative = resolveRelative(file, specifier)
      const to =
        relative === undefined
          ? specifier.startsWith('@parvis/')
            ? packageOf(specifier).slice('@parvis/'.length)
            : undefined
          : packageOfRoot(relative)
      const where = `${file.path}:${String(line)}`
      if (to === undefined) return []
      if (to === from)
        return relative === undefined && !isExample(file)
          ? [`${where}: a package does not import itself by name`]
          : []
      // The tests start programs and read settings of the others, and Storybook shows what the package is built with;
      // everyone else goes through the package's exports.
      const isSetting =
        (from === 'tests' || from === '.storybook') && relative !== undefined && !relative.includes('/src/')
      if (relative !== undefined && !isSetting) {
        return [`${where}: ${specifier} leaves the package; use its exports`]
      }
      if (allowed.includes(to) || extra.includes(to) || isSetting) return []
      const types = mayImportTypesOf[from]?.includes(to) ?? false
      if (types && (isType || limits.test(specifier))) return []
      return [`${where}: ${from} may not import ${to}${types ? ' but its types and limits' : ''}`]
    })
  })
}

const designSystemPackages = [
  'react',
  'react-dom',
  'react-aria',
  'react-aria-components',
  'react-stately',
  '@internationalized/date',
  '@internationalized/number',
  '@vanilla-extract/css',
  '@vanilla-extract/dynamic',
  '@vanilla-extract/recipes',
  'd3-force',
  'echarts',
  'fflate',
  'lucide-react',
  'ibantools',
  'libphonenumber-js',
  'pdfjs-dist',
  '@fontsource-variable/atkinson-hyperlegible-next',
  '@fontsource-variable/newsreader',
  '@fontsource/caveat',
  '@fontsource/dancing-script',
  '@fontsource/marck-script',
]
const checkPackages = ['@storybook/react-vite', 'storybook', 'vitest', 'fast-check', 'msw']

/** The design system uses no router, no query library, no i18next and no API types: only the packages listed. */
export function designSystemPackagesOnly(files: readonly SourceFile[]): Problem[] {
  return files
    .filter(file => isCode(file) && file.path.startsWith('design-system/src/'))
    .flatMap(file =>
      importsOf(file)
        .filter(
          ({ specifier }) => resolveRelative(file, specifier) === undefined && !specifier.startsWith('node:'),
        )
        .filter(({ specifier }) => {
          const name = packageOf(specifier)
          if (isExample(file) && name === '@parvis/design-system') return false
          return !designSystemPackages.includes(name) && !(isCheck(file) && checkPackages.includes(name))
        })
        .map(
          ({ specifier, line }) =>
            `${file.path}:${String(line)}: ${specifier} is not among the design system's packages`,
        ),
    )
}

/** Layers inside a package: files in `from` may not import the folders in `to`. */
const forbiddenInside: readonly { from: string; to: readonly string[] }[] = [
  { from: 'design-system/src/tokens/', to: ['components/', 'patterns/', 'internal/', 'i18n/'] },
  { from: 'design-system/src/i18n/', to: ['components/', 'patterns/', 'internal/'] },
  { from: 'design-system/src/internal/', to: ['patterns/'] },
  { from: 'design-system/src/components/', to: ['patterns/'] },
  // Shared folders may not depend on any application.
  ...[
    'api',
    'dialogs',
    'forms',
    'i18n',
    'inbox',
    'navigation',
    'organisation',
    'problems',
    'reports',
    'routing',
    'screens',
    'session',
    'settings',
    'statements',
    'telemetry',
    'unsaved',
    'uploads',
  ].map(folder => ({ from: `portal/src/${folder}/`, to: ['app/', 'applications/'] })),
  { from: 'portal/src/applications/', to: ['app/'] },
  { from: 'services/src/odata/', to: ['server/', 'identity/', 'domain/'] },
  { from: 'services/src/database/', to: ['server/'] },
]

/** Checks layers inside packages, and that applications never import each other. */
export function layerArrows(files: readonly SourceFile[]): Problem[] {
  return files.filter(isCode).flatMap(file =>
    importsOf(file).flatMap(({ specifier, line }) => {
      const target = resolveRelative(file, specifier)
      if (target === undefined) return []
      const where = `${file.path}:${String(line)}`
      const broken = forbiddenInside
        .filter(({ from }) => file.path.startsWith(from) && !isCheck(file))
        .flatMap(({ from, to }) => {
          const source = /^[^/]+\/src\//.exec(from)?.[0] ?? ''
          return to
            .filter(folder => target.startsWith(source + folder))
            .map(folder => `${where}: ${from} may not import ${source}${folder}`)
        })
      const here = applicationOf(file.path)
      const there = applicationOf(target)
      if (here !== undefined && there !== undefined && here !== there) {
        broken.push(`${where}: the application ${here} imports the application ${there}`)
      }
      return broken
    }),
  )
}

function applicationOf(path: string): string | undefined {
  // The second folder: the first is the area of the sidebar.
  return /^portal\/src\/applications\/([^/]+\/[^/]+)\//.exec(path)?.[1]
}

/** No `export *`, and no file that only re-exports others. */
export function barrels(files: readonly SourceFile[]): Problem[] {
  return files.filter(isCode).flatMap(file => {
    const passed = parse(file)
      .module.staticExports.flatMap(({ entries }) => entries)
      .filter(({ moduleRequest }) => moduleRequest !== null)
    // Walk a file's syntax tree only if it re-exports something: walking all of them took fifteen seconds.
    if (passed.length === 0) return []
    const problems: Problem[] = passed
      .filter(({ importName }) => importName.kind.startsWith('All'))
      .map(({ moduleRequest }) => `${file.path}: export * from '${moduleRequest?.value ?? ''}'`)
    const { program } = parse(file)
    const passesOn = program.body.filter(
      node => node.type === 'ExportNamedDeclaration' && node.source !== null,
    )
    const own = program.body.filter(
      node => node.type !== 'ImportDeclaration' && !passesOn.includes(node) && node.type !== 'EmptyStatement',
    )
    if (passesOn.length > 0 && own.length === 0) problems.push(`${file.path}: only passes on other modules`)
    if (passesOn.length > 0 && /(^|\/)index\.tsx?$/.test(file.path)) problems.push(`${file.path}: a barrel`)
    return problems
  })
}

/**
 * Detects cycles of modules, including type imports: modules that need each other belong in one file, or the shared
 * part moves down.
 */
export function circles(files: readonly SourceFile[]): Problem[] {
  const code = files.filter(isCode)
  const known = new Set(code.map(file => file.path))
  const edges = new Map(
    code.map(file => [
      file.path,
      importsOf(file)
        .map(({ specifier }) => resolveRelative(file, specifier))
        .filter((target): target is string => target !== undefined)
        .map(target => join(dirname(target), target.slice(dirname(target).length + 1)))
        .filter(target => known.has(target)),
    ]),
  )
  const done = new Set<string>()
  const problems: Problem[] = []
  const visit = (path: string, way: readonly string[]): void => {
    const at = way.indexOf(path)
    if (at >= 0) {
      problems.push(`circle: ${[...way.slice(at), path].join(' → ')}`)
      return
    }
    if (done.has(path)) return
    for (const next of edges.get(path) ?? []) visit(next, [...way, path])
    done.add(path)
  }
  for (const path of edges.keys()) visit(path, [])
  return problems
}
