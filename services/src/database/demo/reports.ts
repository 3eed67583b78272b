import { businessUnits, type DemoAccount, type DemoContact, type DemoSize, grades } from './entities.ts'
import type { Row } from './insert.ts'
import { slug } from './names.ts'
import { createRandom, type Random } from './random.ts'
import { makeLayout } from './report-layouts.ts'
import { lastDay } from './work.ts'
import { workingTime } from './working-hours.ts'

const day = 24 * 3_600_000

/** The folders of a client with their parents; names are unique. */
const folderNames = [
  ['Gestion', null],
  ['Budget 2026', 'Gestion'],
  ['Ventes', null],
  ['Par région', 'Ventes'],
  ['Trésorerie', null],
  ['Payroll', null],
  ['Headcount', 'Payroll'],
  ['Audit', null],
  ['Cut-off tests', 'Audit'],
  // The last one stays empty, as an example to delete.
  ['Archives', null],
] as const

/** Folders that, with their contents, belong to the engagement of the client. */
const ofEngagement: readonly string[] = ['Ventes', 'Par région', 'Audit', 'Cut-off tests']

const reportNames = [
  'Marge mois',
  'Suivi budget',
  'Balance âgée',
  'Cash forecast',
  'Stocks',
  'Sales pipeline',
  'Effectifs',
  'Résultat net',
  'Board pack',
  'Écarts budget',
  'Gross margin',
  'Notes de frais',
  'Encours',
  'KPI groupe',
  'Paie & primes',
  'TVA et taxes',
  'Turnover',
  'Créances',
  'Trésorerie 13s',
] as const

/** The client of the two demo customers has more reports than the others. */
const reportsOfHome = 18
/** The id from which reports exist only for volume. */
const fewReports = 120

interface Sketch {
  id: number
  account: DemoAccount
  folderId: number
  /** The engagement of its folder. */
  engagementId: number | null
  name: string
}

export interface Library {
  folders: Row[]
  sketches: Sketch[]
}

/** The folders of the clients, and the reports in each. */
export function makeLibrary(size: DemoSize, accounts: readonly DemoAccount[]): Library {
  const { reports, reportClients } = size
  const library: Library = { folders: [], sketches: [] }
  const others = reports - reportsOfHome
  for (const [index, account] of accounts.slice(0, reportClients).entries()) {
    const isHome = index === 0
    const share = Math.floor(others / (reportClients - 1)) + (index <= others % (reportClients - 1) ? 1 : 0)
    const count = isHome ? reportsOfHome : share
    const names = isHome ? folderNames : folderNames.slice(0, Math.max(2, Math.ceil(count / 2)))
    const ids = new Map(names.map(([name], n) => [name as string, library.folders.length + n + 1]))
    for (const [name, parent] of names) library.folders.push(folderRow(account, name, parent, ids))
    const filled = isHome ? names.slice(0, -1) : names
    for (let n = 0; n < count; n += 1) {
      const [folder] = filled[n % filled.length] ?? names[0]
      const name = reportNames[(index + n) % reportNames.length]
      const folderId = ids.get(folder)
      if (!name || !folderId) throw new Error('Each report has a name and a folder.')
      const id = library.sketches.length + 1
      library.sketches.push({ id, account, folderId, engagementId: engagementOf(account, folder), name })
    }
  }
  return library
}

/** The first engagements belong to the clients, in the same order. */
const engagementOf = (account: DemoAccount, folder: string) =>
  ofEngagement.includes(folder) ? account.id : null

function folderRow(
  account: DemoAccount,
  name: string,
  parent: string | null,
  ids: ReadonlyMap<string, number>,
): Row {
  const parentId = parent === null ? null : (ids.get(parent) ?? null)
  const created = new Date(lastDay - (400 + (account.id % 300)) * day + workingTime(account.id)).toISOString()
  return {
    id: ids.get(name) ?? null,
    account_id: account.id,
    parent_folder_id: parentId,
    engagement_id: engagementOf(account, name),
    name,
    above: parentId === null ? [] : [parentId],
    path: parent === null ? name : `${parent}/${name}`,
    created_by: 'manager@parvis.example',
    created_date: created,
    modified_date: created,
  }
}

const statuses = ['published', 'published', 'published', 'published', 'draft', 'withdrawn'] as const

/** The reports in every status; one draft in seven has no file yet. */
export function* reportRows(sketches: readonly Sketch[]): Generator<Row> {
  const random = createRandom(21)
  for (const { id, account, folderId, name } of sketches) {
    const status = id <= 4 ? 'published' : random.pick(statuses)
    const isInPowerBi = random.chance(0.1)
    const isEmpty = status === 'draft' && random.chance(1 / 7)
    const created = lastDay - (30 + random.below(360)) * day + workingTime(id)
    const modified = created + random.below(Math.floor((lastDay - created) / day)) * day
    const key = isInPowerBi ? guid(random) : null
    yield {
      id,
      folder_id: folderId,
      account_id: account.id,
      name,
      power_bi_url: key && `https://app.powerbi.com/groups/me/reports/${key}`,
      report_id: key,
      report_group: key && guid(random),
      security_model: random.chance(0.15) ? 'reader' : 'everyone',
      height: random.chance(0.1) ? 900 : null,
      width: null,
      author: random.chance(0.7) ? 'manager@parvis.example' : 'admin@parvis.example',
      publication_status: status,
      file_name: isEmpty ? null : `${slug(name, '-')}.pbix`,
      file_size: isEmpty ? null : 200_000 + random.below(60_000_000),
      file_version: isEmpty ? 0 : 1 + random.below(6),
      version_date: isEmpty ? null : new Date(modified).toISOString(),
      created_date: new Date(created).toISOString(),
      modification_date: new Date(isEmpty ? created : modified).toISOString(),
    }
  }
}

function guid(random: Random): string {
  const hex = (length: number) => Array.from({ length }, () => random.below(16).toString(16)).join('')
  return [8, 4, 4, 4, 12].map(hex).join('-')
}

/** The reports that clients can read, derived from the access rows. */
export function readByClients(access: Iterable<Row>, contacts: readonly DemoContact[]): Set<number> {
  const clients = new Set(contacts.filter(({ account }) => account).map(({ id }) => id))
  const read = new Set<number>()
  for (const { report_id, kind, contact_id } of access)
    if (kind === 'customerRole' || clients.has(Number(contact_id))) read.add(Number(report_id))
  return read
}

/**
 * The layouts that would have been read from their files. @param reports their rows @param ofClients the ids of those
 * that clients read
 */
export function* layoutRows(reports: Iterable<Row>, ofClients: ReadonlySet<number>): Generator<Row> {
  for (const { id, file_version } of reports)
    if (file_version !== 0)
      yield {
        report_id: Number(id),
        layout: makeLayout(Number(id), Number(id) > fewReports, ofClients.has(Number(id))),
      }
}

type Grant = 'customerRole' | 'staffRole' | 'grade' | 'businessUnit' | 'contact'

/** How access is granted to the first reports of the demo customers' client; nobody has access to the fifth. */
const grantsOfHome: readonly (readonly Grant[])[] = [
  ['customerRole', 'staffRole', 'grade'],
  ['contact'],
  ['businessUnit', 'customerRole'],
  ['grade'],
  [],
]
const kinds: readonly Grant[] = ['customerRole', 'staffRole', 'grade', 'businessUnit', 'contact']

/** Access rows of every kind. */
export function* accessRows(
  sketches: readonly Sketch[],
  contacts: readonly DemoContact[],
  roles: ReadonlyMap<string, number>,
): Generator<Row> {
  const random = createRandom(22)
  const staff = contacts.filter(contact => !contact.account)
  const clients = Map.groupBy(contacts, contact => contact.account?.id)
  for (const { id, account } of sketches) {
    const some = kinds.filter(() => random.chance(0.4))
    for (const kind of grantsOfHome[id - 1] ?? (some.length > 0 ? some : [random.pick(kinds)])) {
      const known = clients.get(account.id) ?? staff
      const contact = random.pick(random.chance(0.5) ? known : staff)
      yield {
        report_id: id,
        kind,
        role_id:
          kind === 'customerRole'
            ? (roles.get('Clients') ?? null)
            : kind === 'staffRole'
              ? (roles.get('Managers') ?? null)
              : null,
        contact_id:
          kind === 'contact' ? (id === 2 ? idOf(contacts, 'staff@parvis.example') : contact.id) : null,
        grade: kind === 'grade' ? (id <= 4 ? 'Associé' : random.pick(grades)) : null,
        business_unit:
          kind === 'businessUnit' ? (id <= 4 ? businessUnits[0] : random.pick(businessUnits)) : null,
      }
    }
  }
}

function idOf(contacts: readonly DemoContact[], email: string): number {
  const found = contacts.find(contact => contact.email === email)
  if (!found) throw new Error(`Nobody is called ${email}.`)
  return found.id
}

/** What demo people marked and opened: the first report has changed since, the third has not. */
export function readingRows(contacts: readonly DemoContact[]): Row[] {
  const opened = (days: number) => new Date(lastDay + days * day + workingTime(Math.abs(days))).toISOString()
  const readers = ['manager@parvis.example', 'client@customer.example'].map(email => idOf(contacts, email))
  return readers.flatMap(contact_id => [
    { contact_id, report_id: 1, is_favourite: true, last_opened_date: opened(-720) },
    { contact_id, report_id: 3, is_favourite: false, last_opened_date: opened(1) },
  ])
}
