/**
 * How much each screen makes a browser load, from Vite's manifest and the compressed files beside each chunk: exactly
 * those bytes are delivered.
 */
import { existsSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'

/** The relevant part of a chunk in Vite's manifest. */
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
  /** The screen's name, `start` for what every page loads, `inside` for what every page of a signed-in person loads. */
  name: string
  script: Weight
  style: Weight
  /** Gzip bytes in addition to what surrounds it: the start, or the inside. For these two themselves, all of it. */
  beyond: { script: number; style: number }
  /** Number of files needed to load it: scripts and styles, without pictures and fonts. */
  files: number
}

/** Every file that is loaded with these chunks: static imports, recursively, with their styles. */
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
/** Screens before the gate, which need no sign-in. */
const outside = new Set(['LandingScreen', 'SignedInScreen', 'PortalDeniedScreen', 'SettingsErrorScreen'])
const ownFolder = /^src\/(?:applications\/[\w-]+|app\/screens\/\w+)\//

/**
 * The start of every page, each screen on top of it, and each form that a screen loads later, on top of that screen. A
 * page shows one language, so the larger one is counted, of the portal's own texts and of those that come with a
 * screen. The chunks `page` (which renders; the entry loads it) and `inside` (the gate for people who are signed in,
 * with the shell around every screen behind it) are identified by name.
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
  const forms = dynamic.flatMap(key => {
    const name = formModule.exec(key)?.[1]
    const folderOf = posix.dirname(key)
    const screen = dynamic.filter(other => screenModule.test(other) && posix.dirname(other) === folderOf)
    return name === undefined ? [] : [measure(name, [...inside, ...screen, key, ...textsOf(key)])]
  })
  return [
    measure('start', start, []),
    measure('inside', inside, []),
    ...[...screens, ...forms].toSorted((a, b) => a.name.localeCompare(b.name)),
  ]
}

/**
 * Budgets in gzip bytes, in whole kilobytes: what was measured plus about 8 kB (3 kB for the smallest screens, 1.5 kB
 * of style), because the files are planned anew (`portal/chunk-plan.ts`) whenever something is added, which makes some
 * screens heavier and others lighter. Their average has its own budget, `meanBudget`. Budgets only ever go down,
 * unless the parts are cut anew and the savings elsewhere are larger.
 *
 * What every page loads (`start`), and every page of a signed-in person (`inside`, which includes the start), has one
 * budget for all: each place of a new application adds its row of the route table there, 0.1 kB, and to no screen. The
 * budget of a screen is what it loads in addition. A screen without its own line has the `screen` budget.
 *
 * The largest parts of every page, approximately: React's renderer 60 kB, react-router 26 kB, the portal's own code 20
 * kB, react-aria 18 kB and the query library 12 kB. In addition, react-aria's menu, tree and drag and drop take 60 kB
 * in the menu administration, and its form 70 kB: react-aria's fields 24 kB, react-hook-form 14 kB. Lists have the
 * grid, 100 kB with its parts of react-aria. What several screens share comes in the files of that plan; a screen that
 * needs a part of one of them loads all of it.
 */
export const budgets: Readonly<Record<string, { script: number; style: number }>> = {
  screen: { script: 1_000, style: 1_000 },
  start: { script: 171_000, style: 8_500 },
  inside: { script: 195_000, style: 10_000 },
  AccessRequestScreen: { script: 53_000, style: 7_000 },
  AccessRequestsScreen: { script: 127_000, style: 11_500 },
  AddTestUserScreen: { script: 140_000, style: 15_500 },
  AdministrationScreen: { script: 158_000, style: 15_500 },
  ApiConsumerScreen: { script: 135_000, style: 13_000 },
  ApiConsumersScreen: { script: 130_000, style: 13_500 },
  ApplicationScreen: { script: 43_000, style: 4_500 },
  ApplicationsScreen: { script: 126_000, style: 12_000 },
  AuditFolderFormScreen: { script: 133_000, style: 12_500 },
  AuditFolderScreen: { script: 142_000, style: 13_500 },
  AuditFoldersScreen: { script: 5_000, style: 1_500 },
  ConflictsScreen: { script: 125_000, style: 11_500 },
  ConsentAwaitedScreen: { script: 8_000, style: 3_000 },
  ConsentScreen: { script: 25_000, style: 7_000 },
  ConsentUnavailableScreen: { script: 4_000, style: 1_500 },
  // Photos of doubtful pallets are scaled, stored and sent in order, even if the network is lost a moment later; plus
  // the texts of the scanner.
  CountScreen: { script: 107_000, style: 10_500 },
  DeletedScreen: { script: 131_000, style: 12_000 },
  // Also shows pictures, texts and sheets: the code that reads them loads on demand.
  DocumentScreen: { script: 59_000, style: 8_500 },
  // Supports selecting several rows and downloading them as one zip; a search match is highlighted in its sentence. It
  // also determines which of the selected rows can be shared and shows until when a row is shared; the sharing dialog
  // loads on demand.
  DocumentsScreen: { script: 131_000, style: 12_000 },
  DynamicReportsScreen: { script: 136_000, style: 11_000 },
  ExplorerScreen: { script: 77_000, style: 7_500 },
  EnvelopeScreen: { script: 55_000, style: 7_500 },
  EnvelopesScreen: { script: 126_000, style: 11_500 },
  FecImportScreen: { script: 177_000, style: 19_000 },
  FeesDashboardScreen: { script: 168_000, style: 20_500 },
  FinderScreen: { script: 142_000, style: 14_000 },
  FrameScreen: { script: 11_000, style: 3_500 },
  GuestSigningScreen: { script: 37_000, style: 5_000 },
  HomeScreen: { script: 26_000, style: 7_500 },
  ImportScreen: { script: 116_000, style: 9_500 },
  LandingScreen: { script: 5_000, style: 1_500 },
  LibraryScreen: { script: 157_000, style: 15_500 },
  MailScreen: { script: 44_000, style: 5_000 },
  MailsScreen: { script: 125_000, style: 12_000 },
  // The count of menus to check is a toggle button.
  MenuAdministrationScreen: { script: 81_000, style: 9_500 },
  MenuForm: { script: 185_000, style: 22_000 },
  MyNotificationsScreen: { script: 90_000, style: 12_500 },
  NewApplicationScreen: { script: 42_000, style: 4_500 },
  NewConsumerScreen: { script: 42_000, style: 4_500 },
  NewReportForm: { script: 140_000, style: 11_000 },
  NotFoundScreen: { script: 4_000, style: 1_500 },
  NotificationForm: { script: 188_000, style: 17_500 },
  NotificationScreen: { script: 51_000, style: 5_500 },
  NotificationsScreen: { script: 133_000, style: 12_500 },
  PathsScreen: { script: 80_000, style: 9_000 },
  PermissionCheckScreen: { script: 175_000, style: 19_500 },
  PlanningScreen: { script: 170_000, style: 16_000 },
  PortalDeniedScreen: { script: 30_000, style: 2_000 },
  ProfileScreen: { script: 9_000, style: 3_500 },
  ProjectForm: { script: 143_000, style: 14_500 },
  ProjectFormScreen: { script: 41_000, style: 4_500 },
  ProjectScreen: { script: 132_000, style: 12_500 },
  ProjectsScreen: { script: 125_000, style: 11_500 },
  PropertiesForm: { script: 112_000, style: 11_000 },
  PublicRegisterScreen: { script: 168_000, style: 20_500 },
  PublicationScreen: { script: 160_000, style: 14_500 },
  PublicationsScreen: { script: 130_000, style: 13_500 },
  PublishedScreen: { script: 135_000, style: 12_000 },
  ReadersScreen: { script: 156_000, style: 14_000 },
  RelationsScreen: { script: 127_000, style: 11_500 },
  ReminderLogScreen: { script: 127_000, style: 11_500 },
  ReminderRuleScreen: { script: 44_000, style: 4_500 },
  RemindersScreen: { script: 139_000, style: 14_000 },
  ReportScreen: { script: 47_000, style: 4_500 },
  RequestFormScreen: { script: 177_000, style: 17_000 },
  RequestScreen: { script: 46_000, style: 6_000 },
  RequestsScreen: { script: 136_000, style: 13_000 },
  RoleScreen: { script: 92_000, style: 9_500 },
  RolesScreen: { script: 143_000, style: 13_500 },
  RuleForm: { script: 198_000, style: 18_500 },
  SettingsErrorScreen: { script: 8_000, style: 3_000 },
  SheetFormScreen: { script: 139_000, style: 12_500 },
  SheetScreen: { script: 47_000, style: 6_000 },
  SheetsScreen: { script: 134_000, style: 12_500 },
  SignedInScreen: { script: 4_000, style: 1_500 },
  SignPdfScreen: { script: 64_000, style: 7_000 },
  StatementResultScreen: { script: 96_000, style: 11_000 },
  StatementQuestionsScreen: { script: 40_000, style: 8_000 },
  StatementRequestsScreen: { script: 131_000, style: 13_000 },
  StockTakeFormScreen: { script: 177_000, style: 15_000 },
  StockTakeScreen: { script: 55_000, style: 5_500 },
  StockTakesScreen: { script: 127_000, style: 11_500 },
  SubstitutesScreen: { script: 127_000, style: 11_500 },
  TemplateFileScreen: { script: 84_000, style: 8_000 },
  TemplateScreen: { script: 50_000, style: 6_500 },
  TemplatesScreen: { script: 127_000, style: 11_500 },
  TermsDraftScreen: { script: 44_000, style: 4_500 },
  TermsScreen: { script: 10_000, style: 4_000 },
  TermsVersionScreen: { script: 45_000, style: 5_000 },
  TermsVersionsScreen: { script: 127_000, style: 11_500 },
  TestUserScreen: { script: 44_000, style: 5_000 },
  TestUsersScreen: { script: 126_000, style: 11_500 },
  TextsForm: { script: 94_000, style: 10_000 },
  UploadScreen: { script: 153_000, style: 12_000 },
  VerifyScreen: { script: 42_000, style: 8_000 },
  ViewerScreen: { script: 120_000, style: 10_500 },
  WelcomeScreen: { script: 42_000, style: 5_000 },
}

/** Maximum number of files per screen: a browser requests six at a time, and on a slow line each costs a round trip. */
export const mostFiles = 100

/** One sentence for each size over its budget. */
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

/** Average gzip bytes of script that screens and forms load in addition to the inside. */
export const meanBudget = 93_000

/** A sentence if screens and forms are over their budget on average. */
export function overMean(sizes: readonly RouteSize[]): string[] {
  const screens = sizes.filter(({ name }) => name !== 'start' && name !== 'inside')
  const mean = Math.round(screens.reduce((sum, { beyond }) => sum + beyond.script, 0) / screens.length)
  return mean > meanBudget
    ? [`screens: ${String(mean)} bytes of script (gzip) on average, the budget is ${String(meanBudget)}`]
    : []
}
