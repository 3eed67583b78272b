/** Which modules of the portal share a file. */
import { gzipSync } from 'node:zlib'
import type { Rolldown } from 'vite'
import { planChunks, type Piece } from './chunk-plan.ts'

/** A group as the bundler expects it. */
export type ChunkGroup = Rolldown.CodeSplittingGroup

/** The gate for everybody who is signed in and the shell behind it, with the layout components of most screens. */
const gateAndShell =
  /[\\/]src[\\/](app[\\/]layouts[\\/](AccessGate|ShellLayout)|components[\\/](LinkButton|Page|Skeleton)[\\/]\w+)\.tsx$|[\\/]icons[\\/](check|external-link|x)\.mjs$/

/**
 * What every page loads comes in three files instead of thirty: that compresses better and saves round trips. React
 * stays in the browser's cache when only the portal has changed. Each group includes what its modules import, unless
 * an earlier group already has it.
 */
export const ofEveryPage: readonly ChunkGroup[] = [
  { name: 'start', tags: ['$initial'] },
  {
    name: 'react',
    test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler|use-sync-external-store)[\\/]/,
  },
  // Includes what the landing page and the pages behind it share, plus the styles of the former: it is embedded in the
  // served page and visible before any code has run.
  {
    name: 'page',
    test: /[\\/]src[\\/](app[\\/](page|LanguageSwitch|layouts[\\/]PortalFooter)|(components|internal)[\\/](Banner|Logo|Stack|paving)[\\/]\w+)\.tsx$|[\\/](AppShell|Avatar|Header|IconButton|Landing|Page|Skeleton|Tooltip)\.css\.ts\.vanilla/,
  },
  { name: 'inside', test: gateAndShell },
]

/**
 * One file for each set of parts that need the same modules. That would be the default anyway, but it would take
 * modules from the files of every page.
 */
export const ofSeveral: ChunkGroup = { name: 'shared', minShareCount: 2, entriesAware: true }

/** Parts that load with every page behind the gate, or with the first of them. */
const withThePage = /[\\/](HomeScreen|PortalNotifications|SessionKeeper|PortalSidebar)\.tsx$/
/** Parts that load some seconds later, before anybody opens them. */
const later =
  /[\\/](PortalLauncher|PortalPalette|SessionEnded|SignOutDialog|UnsavedChangesDialog|WaitingWork)\.tsx$/
/** Pages before the gate. */
const outside = /[\\/](LandingScreen|SignedInScreen|PortalDeniedScreen|SettingsErrorScreen)\.tsx$/
const screen = /[\\/]\w+(?:Screen|Form)\.tsx$/

/** How often a part is loaded, relative to a screen. */
function weightOf(module: string): number {
  if (withThePage.test(module)) return 20
  if (later.test(module)) return 5
  return screen.test(module) ? 1 : 0.25
}

/**
 * The groups of the portal, planned from a build with only `ofEveryPage` and `ofSeveral`.
 * @param built the output of that build
 */
export function plannedGroups(built: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): ChunkGroup[] {
  const chunks = built.filter(file => file.type === 'chunk')
  const pieces: Piece[] = chunks.map(({ fileName, code, imports, isEntry, isDynamicEntry }) => ({
    file: fileName,
    size: gzipSync(code).length,
    imports,
    isEntry: isEntry || isDynamicEntry,
  }))
  const facades = new Map(chunks.map(({ fileName, facadeModuleId }) => [fileName, facadeModuleId ?? '']))
  const always = new Set(
    chunks
      .filter(({ isEntry, name }) => isEntry || ofEveryPage.some(group => group.name === name))
      .flatMap(({ fileName, imports }) => [fileName, ...imports]),
  )
  const plan = planChunks(pieces, always, {
    // On a slow line, one of six connections waits 150 ms for a request: as long as for 5 kB. With HTTP/2 it is less.
    file: 3_000,
    most: { bytes: 12_000, share: 0.05 },
    weightOf: file => weightOf(facades.get(file) ?? ''),
    isOutside: file => outside.test(facades.get(file) ?? ''),
  })
  const modulesOf = new Map(chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds]))
  const modules = (files: readonly string[]) => new Set(files.flatMap(file => modulesOf.get(file) ?? []))
  const withEveryPage = modules(plan.withEveryPage)
  const names = new Map(
    plan.together.flatMap((files, index) => [...modules(files)].map(id => [id, `shared-${index}`] as const)),
  )
  return [
    ...ofEveryPage.map(group =>
      group.name === 'inside'
        ? { ...group, test: (id: string) => gateAndShell.test(id) || withEveryPage.has(id) }
        : group,
    ),
    // The plan already places everything that they import.
    { name: id => names.get(id) ?? null, includeDependenciesRecursively: false },
  ]
}
