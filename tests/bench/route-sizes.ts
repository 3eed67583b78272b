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
  /** The screen's name, `start` for what every page loads, `inside` for what every page of somebody signed in loads. */
  name: string
  script: Weight
  style: Weight
  /** Bytes of gzip beyond what stands around it: the start, or what is inside. Of these two all of it. */
  beyond: { script: number; style: number }
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
  const inside = [...start, named('inside')]
  const measure = (name: string, roots: readonly string[], around: readonly string[] = inside): RouteSize => {
    const files = filesOf(manifest, roots)
    const frame = filesOf(manifest, around)
    const script = weigh(folder, files, '.js')
    const style = weigh(folder, files, '.css')
    return {
      name,
      script,
      style,
      beyond: {
        script: script.gzip - weigh(folder, frame, '.js').gzip,
        style: style.gzip - weigh(folder, frame, '.css').gzip,
      },
      files: files.size,
    }
  }
  const around = (name: string) => (outside.has(name) ? start : inside)
  const screens = dynamic.flatMap(key => {
    const name = screenModule.exec(key)?.[1]
    if (name === undefined) return []
    return [measure(name, [...around(name), key, ...textsOf(key)], around(name))]
  })
  const home = measure('HomeScreen', [...inside, named('home')])
  const forms = dynamic.flatMap(key => {
    const name = formModule.exec(key)?.[1]
    const folderOf = posix.dirname(key)
    const screen = dynamic.filter(other => screenModule.test(other) && posix.dirname(other) === folderOf)
    return name === undefined ? [] : [measure(name, [...inside, ...screen, key, ...textsOf(key)])]
  })
  return [
    measure('start', start, []),
    measure('inside', inside, []),
    ...[home, ...screens, ...forms].toSorted((a, b) => a.name.localeCompare(b.name)),
  ]
}

/**
 * Budgets in bytes of gzip: what was measured, rounded up to the next 1 kB, so that nothing grows unnoticed. They only
 * ever go down, unless the parts are cut anew and what is loaded elsewhere falls by more.
 *
 * What every page loads (`start`), and every page of somebody who is signed in (`inside`, with the start in it), has one
 * budget for all: each place of a new application adds its row of the route table there, 0.1 kB, and to no screen. The
 * budget of a screen is what it loads beyond that. A screen without a line of its own has the `screen` budget.
 *
 * The largest parts of every page, about: React's renderer 60 kB, react-router 26 kB, the portal's own code 20 kB,
 * react-aria 18 kB and the query library 12 kB. On top of it react-aria's menu, tree and drag and drop 60 kB in the menu
 * administration, and 70 kB in its form: react-aria's fields 24 kB, react-hook-form 14 kB. Lists have the grid, 100 kB with
 * its parts of react-aria. What most screens share comes in the files of `portal/chunks.ts`; a screen that shares parts of
 * one of them with others loads all of it.
 */
export const budgets: Readonly<Record<string, { script: number; style: number }>> = {
  screen: { script: 1_000, style: 1_000 },
  start: { script: 169_500, style: 10_500 },
  inside: { script: 189_600, style: 11_000 },
  AccessRequestScreen: { script: 55_500, style: 7_300 },
  AccessRequestsScreen: { script: 119_500, style: 11_800 },
  AddTestUserScreen: { script: 138_000, style: 13_000 },
  AdministrationScreen: { script: 151_800, style: 15_000 },
  ApiConsumerScreen: { script: 128_300, style: 12_500 },
  ApiConsumersScreen: { script: 119_600, style: 13_000 },
  ApplicationScreen: { script: 50_000, style: 6_500 },
  ApplicationsScreen: { script: 118_200, style: 11_700 },
  AuditFolderFormScreen: { script: 182_100, style: 15_500 },
  AuditFolderScreen: { script: 134_100, style: 12_500 },
  AuditFoldersScreen: { script: 2_000, style: 0 },
  ConflictsScreen: { script: 117_400, style: 11_700 },
  ConsentAwaitedScreen: { script: 4_000, style: 1_000 },
  ConsentScreen: { script: 25_000, style: 6_000 },
  ConsentUnavailableScreen: { script: 1_000, style: 0 },
  // Photos of doubtful pallets are scaled, kept, and sent in order, also where the network is lost a moment later; the words of the scanner.
  CountScreen: { script: 154_700, style: 13_500 },
  DeletedScreen: { script: 120_100, style: 11_700 },
  // Shows pictures, texts and sheets too: what reads them comes when somebody wants to see one.
  DocumentScreen: { script: 71_100, style: 10_500 },
  // Several rows are chosen in it, and fetched as one zip; what a search found is marked in its sentence. What of the chosen rows
  // can be shared is sorted out, and until when a row is shared is said; what asks with whom comes when somebody shares.
  DocumentsScreen: { script: 124_700, style: 12_000 },
  DynamicReportsScreen: { script: 142_000, style: 10_000 },
  ExplorerScreen: { script: 79_000, style: 7_500 },
  EnvelopeScreen: { script: 69_000, style: 10_000 },
  EnvelopesScreen: { script: 118_600, style: 12_000 },
  FecImportScreen: { script: 156_800, style: 18_500 },
  FeesDashboardScreen: { script: 155_500, style: 19_000 },
  FinderScreen: { script: 129_000, style: 13_500 },
  FrameScreen: { script: 7_100, style: 1_500 },
  GuestSigningScreen: { script: 36_500, style: 6_000 },
  HomeScreen: { script: 14_000, style: 4_500 },
  ImportScreen: { script: 126_500, style: 10_000 },
  LandingScreen: { script: 2_000, style: 1_000 },
  LibraryScreen: { script: 150_100, style: 15_000 },
  MailScreen: { script: 50_000, style: 7_000 },
  MailsScreen: { script: 117_700, style: 11_700 },
  // The count of menus to check is a button that stays pressed.
  MenuAdministrationScreen: { script: 74_000, style: 9_000 },
  MenuForm: { script: 175_200, style: 16_600 },
  MyNotificationsScreen: { script: 97_000, style: 13_100 },
  NewApplicationScreen: { script: 49_000, style: 6_500 },
  NewConsumerScreen: { script: 49_000, style: 6_500 },
  NewReportForm: { script: 145_100, style: 10_000 },
  NotFoundScreen: { script: 1_000, style: 0 },
  NotificationForm: { script: 189_600, style: 18_000 },
  NotificationScreen: { script: 59_000, style: 7_500 },
  NotificationsScreen: { script: 125_100, style: 11_700 },
  PathsScreen: { script: 83_000, style: 9_000 },
  PermissionCheckScreen: { script: 155_600, style: 16_500 },
  PlanningScreen: { script: 174_200, style: 16_000 },
  PortalDeniedScreen: { script: 22_300, style: 500 },
  ProfileScreen: { script: 7_000, style: 1_500 },
  ProjectForm: { script: 144_000, style: 14_500 },
  ProjectFormScreen: { script: 48_000, style: 6_000 },
  ProjectScreen: { script: 121_200, style: 12_500 },
  ProjectsScreen: { script: 117_900, style: 11_700 },
  PropertiesForm: { script: 112_200, style: 10_500 },
  PublicRegisterScreen: { script: 155_700, style: 19_000 },
  PublicationScreen: { script: 164_500, style: 14_100 },
  PublicationsScreen: { script: 120_100, style: 11_700 },
  PublishedScreen: { script: 126_800, style: 12_100 },
  ReadersScreen: { script: 143_800, style: 13_500 },
  RelationsScreen: { script: 120_400, style: 11_700 },
  ReminderLogScreen: { script: 117_500, style: 11_700 },
  ReminderRuleScreen: { script: 51_000, style: 6_000 },
  RemindersScreen: { script: 125_100, style: 13_000 },
  ReportScreen: { script: 50_000, style: 6_000 },
  RequestFormScreen: { script: 181_000, style: 16_000 },
  RequestScreen: { script: 52_100, style: 7_500 },
  RequestsScreen: { script: 127_800, style: 12_600 },
  RoleScreen: { script: 81_400, style: 9_500 },
  RolesScreen: { script: 133_200, style: 13_000 },
  RuleForm: { script: 182_500, style: 16_100 },
  SettingsErrorScreen: { script: 2_000, style: 500 },
  SheetFormScreen: { script: 140_200, style: 12_000 },
  SheetScreen: { script: 55_000, style: 8_000 },
  SheetsScreen: { script: 124_000, style: 12_500 },
  SignedInScreen: { script: 1_000, style: 0 },
  SignPdfScreen: { script: 66_100, style: 8_000 },
  StatementResultScreen: { script: 145_600, style: 15_000 },
  StatementQuestionsScreen: { script: 70_000, style: 8_500 },
  StatementRequestsScreen: { script: 121_800, style: 12_000 },
  StockTakeFormScreen: { script: 231_000, style: 18_800 },
  StockTakeScreen: { script: 128_800, style: 13_000 },
  StockTakesScreen: { script: 119_300, style: 12_000 },
  SubstitutesScreen: { script: 120_200, style: 11_700 },
  TemplateFileScreen: { script: 93_000, style: 8_000 },
  TemplateScreen: { script: 58_000, style: 8_000 },
  TemplatesScreen: { script: 117_300, style: 11_700 },
  TermsDraftScreen: { script: 51_000, style: 6_000 },
  TermsScreen: { script: 7_000, style: 2_000 },
  TermsVersionScreen: { script: 51_000, style: 6_500 },
  TermsVersionsScreen: { script: 120_300, style: 11_700 },
  TestUserScreen: { script: 51_000, style: 6_500 },
  TestUsersScreen: { script: 118_200, style: 11_700 },
  TextsForm: { script: 96_000, style: 9_500 },
  UploadScreen: { script: 156_500, style: 12_000 },
  VerifyScreen: { script: 39_300, style: 9_000 },
  ViewerScreen: { script: 126_000, style: 9_500 },
  WelcomeScreen: { script: 49_000, style: 6_000 },
}

/** Files that one screen takes at most: a browser asks for six at a time, and each costs a slow line a way to the server. */
export const mostFiles = 100

/** A sentence for each size over its budget. */
export function overBudget(sizes: readonly RouteSize[]): string[] {
  return sizes.flatMap(({ name, beyond, files }) => {
    const budget = budgets[name] ?? budgets['screen']
    if (budget === undefined) throw new Error('there is no budget for screens')
    const say = (what: string, is: number, limit: number) =>
      is > limit ? [`${name}: ${String(is)} bytes of ${what} (gzip), the budget is ${String(limit)}`] : []
    return [
      ...say('script', beyond.script, budget.script),
      ...say('style', beyond.style, budget.style),
      ...(files > mostFiles ? [`${name}: ${String(files)} files, the limit is ${String(mostFiles)}`] : []),
    ]
  })
}
