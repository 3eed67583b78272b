/**
 * How much each screen makes a browser load, from Vite's manifest and the compressed files beside each chunk: those
 * very bytes are delivered.
 */
import { existsSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'

/** A chunk of Vite's manifest, as far as it matters here. */
export interface ManifestChunk {
  file: string
  name?: string
  src?: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  /** Manifest keys of the chunks that are loaded with this one. */
  imports?: readonly string[]
  css?: readonly string[]
}

export type Manifest = Readonly<Record<string, ManifestChunk>>

/** Bytes of one kind of files. */
export interface Weight {
  plain: number
  gzip: number
  brotli: number
}

export interface RouteSize {
  /** The screen's name, `start` for what every page loads. */
  name: string
  script: Weight
  style: Weight
  /** How many files it takes to load it: scripts and styles, without pictures and fonts. */
  files: number
}

/** Every file that loading these chunks brings with it: static imports all the way down, with their styles. */
export function filesOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (chunk === undefined || seen.has(key)) return
    seen.add(key)
    files.add(chunk.file)
    for (const style of chunk.css ?? []) files.add(style)
    for (const next of chunk.imports ?? []) visit(next)
  }
  for (const key of keys) visit(key)
  return files
}

function sizeOf(path: string): number {
  if (!existsSync(path)) throw new Error(`${path} is missing: build the portal first`)
  return statSync(path).size
}

/** The bytes of some files of the built portal. @throws Error when a compressed copy is missing */
export function weigh(folder: string, files: Iterable<string>, ending: '.js' | '.css'): Weight {
  const weight = { plain: 0, gzip: 0, brotli: 0 }
  for (const file of files) {
    if (!file.endsWith(ending)) continue
    weight.plain += sizeOf(join(folder, file))
    weight.gzip += sizeOf(join(folder, `${file}.gz`))
    weight.brotli += sizeOf(join(folder, `${file}.br`))
  }
  return weight
}

const screenModule = /(?:^|\/)(\w+Screen)\.tsx$/
const formModule = /(?:^|\/)(\w+Form)\.tsx$/
const languageModule = /^src\/i18n\/(?:en|fr)\.ts$/
/** Screens that stand before the gate: nobody needs to be signed in. */
const outside = new Set(['LandingScreen', 'SignedInScreen', 'PortalDeniedScreen', 'SettingsErrorScreen'])
const ownFolder = /^src\/(?:applications\/[\w-]+|app\/screens\/\w+)\//

/**
 * The start of every page, each screen on top of it, and each form that its screen loads later on top of that screen.
 * A page shows one language, so the bigger one is counted, of the portal's own texts and of those that come with a screen.
 * The chunks `page` (what draws; the entry loads it), `inside` (the gate for people who are signed in, with the shell
 * around every screen behind it) and `home` (the home screen) are known by their names.
 * @param folder the built portal
 */
export function routeSizes(folder: string, manifest: Manifest): RouteSize[] {
  const keys = Object.keys(manifest)
  const entries = keys.filter(key => manifest[key]?.isEntry === true)
  if (entries.length === 0) throw new Error('the manifest has no entry')
  const named = (name: string) => {
    const key = keys.find(candidate => manifest[candidate]?.name === name)
    if (key === undefined) throw new Error(`the manifest has no chunk "${name}"`)
    return key
  }
  const dynamic = keys.filter(key => manifest[key]?.isDynamicEntry === true)
  const bigger = (languages: readonly string[]) =>
    languages
      .toSorted(
        (a, b) =>
          weigh(folder, [manifest[b]?.file ?? ''], '.js').gzip -
          weigh(folder, [manifest[a]?.file ?? ''], '.js').gzip,
      )
      .slice(0, 1)
  const textsOf = (key: string) => {
    const own = ownFolder.exec(key)?.[0]
    return own === undefined ? [] : bigger(dynamic.filter(other => other.startsWith(`${own}i18n/`)))
  }
  const start = [...entries, named('page'), ...bigger(dynamic.filter(key => languageModule.test(key)))]
  const measure = (name: string, roots: readonly string[]): RouteSize => {
    const files = filesOf(manifest, roots)
    return {
      name,
      script: weigh(folder, files, '.js'),
      style: weigh(folder, files, '.css'),
      files: files.size,
    }
  }
  const inside = [...start, named('inside')]
  const around = (name: string) => (outside.has(name) ? start : inside)
  const screens = dynamic.flatMap(key => {
    const name = screenModule.exec(key)?.[1]
    if (name === undefined) return []
    return [measure(name, [...around(name), key, ...textsOf(key)])]
  })
  const home = measure('HomeScreen', [...inside, named('home')])
  const forms = dynamic.flatMap(key => {
    const name = formModule.exec(key)?.[1]
    const folderOf = posix.dirname(key)
    const screen = dynamic.filter(other => screenModule.test(other) && posix.dirname(other) === folderOf)
    return name === undefined ? [] : [measure(name, [...inside, ...screen, key, ...textsOf(key)])]
  })
  return [
    measure('start', start),
    ...[home, ...screens, ...forms].toSorted((a, b) => a.name.localeCompare(b.name)),
  ]
}

/**
 * Budgets in bytes of gzip: what was measured, rounded up to the next 1 kB, so that no screen grows unnoticed. They
 * only ever go down, unless the parts are cut anew and what is loaded elsewhere falls by more. Once each page grew
 * by 3 to 6 kB for what kept people from losing work: presses, toasts, drafts over a sign-out, one rule for the focus, and
 * text of any size, and by up to 1 kB for the reader's language, the places of applications and what makes answers stale. Then by 17 kB
 * for i18next with react-i18next, which carry the texts, and by 1 kB for what tells of errors; records and forms by up to
 * 45 kB more, which load what their kind has for all. Then lists by 2 to 6 kB for a
 * star, pictures, and wrapped cells of their rows, and the import by 55 kB, which places many files at once. Then by 0.3 kB for each row of one more
 * application, by 0.1 kB for that of the next, and by 0.4 kB for the four places of the documents; what sends files by
 * 0.3 kB, since statements send theirs by it, too. A screen without a line of its own has the `screen` budget.
 * application, and by 0.1 kB for that of the next; what sends files by 0.3 kB, since statements send theirs by it, too. Then by 0.2 kB
 * for the rows of the audit folders. A screen without a line of its own has the `screen` budget.
 *
 * The largest parts of every page, about: React's renderer 60 kB, react-router 26 kB, the portal's own code 20 kB,
 * react-aria 18 kB and the query library 12 kB. On top of it react-aria's menu, tree and drag and drop 60 kB in the menu
 * administration, and 70 kB in its form: react-aria's fields 24 kB, react-hook-form 14 kB. Lists have the grid, 100 kB with
 * its parts of react-aria. What most screens share comes in the files of `portal/chunks.ts`; a screen that shares parts of
 * one of them with others loads all of it.
 */
export const budgets: Readonly<Record<string, { script: number; style: number }>> = {
  screen: { script: 185_000, style: 12_000 },
  start: { script: 167_000, style: 11_000 },
  AdministrationScreen: { script: 332_000, style: 26_000 },
  ApiConsumerScreen: { script: 308_000, style: 23_000 },
  ApiConsumersScreen: { script: 299_000, style: 23_500 },
  ApplicationScreen: { script: 234_000, style: 17_000 },
  ApplicationsScreen: { script: 298_000, style: 22_500 },
  AuditFolderFormScreen: { script: 361_000, style: 26_500 },
  AuditFolderScreen: { script: 315_000, style: 23_000 },
  AuditFoldersScreen: { script: 186_000, style: 12_000 },
  ConsentScreen: { script: 209_000, style: 16_500 },
  ConsentUnavailableScreen: { script: 186_000, style: 11_000 },
  DeletedScreen: { script: 299_000, style: 22_500 },
  DocumentScreen: { script: 254_000, style: 21_000 },
  DocumentsScreen: { script: 300_000, style: 22_500 },
  DynamicReportsScreen: { script: 326_000, style: 21_000 },
  FecImportScreen: { script: 335_000, style: 29_000 },
  FeesDashboardScreen: { script: 337_000, style: 29_500 },
  FinderScreen: { script: 310_000, style: 24_000 },
  FrameScreen: { script: 192_000, style: 12_000 },
  HomeScreen: { script: 199_000, style: 15_000 },
  ImportScreen: { script: 309_000, style: 21_000 },
  LandingScreen: { script: 168_000, style: 11_500 },
  LibraryScreen: { script: 330_000, style: 26_000 },
  MailScreen: { script: 234_000, style: 17_500 },
  MailsScreen: { script: 297_000, style: 22_500 },
  MenuAdministrationScreen: { script: 254_000, style: 19_000 },
  MenuForm: { script: 353_000, style: 27_000 },
  MyNotificationsScreen: { script: 296_000, style: 22_000 },
  NewApplicationScreen: { script: 233_000, style: 17_000 },
  NewConsumerScreen: { script: 233_000, style: 17_000 },
  NewReportForm: { script: 327_000, style: 21_000 },
  NotFoundScreen: { script: 186_000, style: 11_000 },
  NotificationForm: { script: 373_000, style: 28_500 },
  NotificationScreen: { script: 243_000, style: 18_000 },
  NotificationsScreen: { script: 305_000, style: 22_500 },
  PermissionCheckScreen: { script: 337_000, style: 27_000 },
  PlanningScreen: { script: 357_000, style: 26_500 },
  PortalDeniedScreen: { script: 187_000, style: 11_000 },
  ProfileScreen: { script: 192_000, style: 12_500 },
  ProjectForm: { script: 328_000, style: 25_500 },
  ProjectFormScreen: { script: 233_000, style: 17_000 },
  ProjectScreen: { script: 302_000, style: 23_000 },
  ProjectsScreen: { script: 298_000, style: 22_500 },
  PropertiesForm: { script: 299_000, style: 21_000 },
  PublicRegisterScreen: { script: 337_000, style: 29_500 },
  PublicationScreen: { script: 357_000, style: 25_500 },
  PublicationsScreen: { script: 300_000, style: 22_500 },
  PublishedScreen: { script: 307_000, style: 23_000 },
  ReadersScreen: { script: 323_000, style: 24_000 },
  ReminderLogScreen: { script: 297_000, style: 22_500 },
  ReminderRuleScreen: { script: 235_000, style: 17_000 },
  RemindersScreen: { script: 306_000, style: 23_500 },
  ReportScreen: { script: 238_000, style: 17_000 },
  RequestFormScreen: { script: 363_000, style: 26_500 },
  RequestScreen: { script: 237_000, style: 18_500 },
  RequestsScreen: { script: 307_000, style: 23_500 },
  RoleScreen: { script: 266_000, style: 20_500 },
  RolesScreen: { script: 313_000, style: 23_500 },
  RuleForm: { script: 363_000, style: 27_000 },
  SettingsErrorScreen: { script: 168_000, style: 11_000 },
  SheetFormScreen: { script: 324_000, style: 22_500 },
  SheetScreen: { script: 239_000, style: 18_500 },
  SheetsScreen: { script: 304_000, style: 23_000 },
  SignedInScreen: { script: 167_000, style: 11_000 },
  StatementResultScreen: { script: 325_000, style: 25_500 },
  StatementRequestsScreen: { script: 301_000, style: 22_500 },
  SubstitutesScreen: { script: 300_000, style: 22_500 },
  TemplateFileScreen: { script: 275_000, style: 18_500 },
  TemplateScreen: { script: 242_000, style: 18_500 },
  TemplatesScreen: { script: 297_000, style: 22_500 },
  TermsScreen: { script: 192_000, style: 12_500 },
  UploadScreen: { script: 338_000, style: 22_500 },
  ViewerScreen: { script: 310_000, style: 20_000 },
  WelcomeScreen: { script: 300_000, style: 23_000 },
}

/** Files that one screen takes at most: a browser asks for six at a time, and each costs a slow line a way to the server. */
export const mostFiles = 100

/** A sentence for each size over its budget. */
export function overBudget(sizes: readonly RouteSize[]): string[] {
  return sizes.flatMap(({ name, script, style, files }) => {
    const budget = budgets[name] ?? budgets['screen']
    if (budget === undefined) throw new Error('there is no budget for screens')
    const say = (what: string, is: number, limit: number) =>
      is > limit ? [`${name}: ${String(is)} bytes of ${what} (gzip), the budget is ${String(limit)}`] : []
    return [
      ...say('script', script.gzip, budget.script),
      ...say('style', style.gzip, budget.style),
      ...(files > mostFiles ? [`${name}: ${String(files)} files, the limit is ${String(mostFiles)}`] : []),
    ]
  })
}
