import type { DemoAccount, DemoContact, DemoSize } from './entities.ts'
import type { Row } from './insert.ts'
import { createRandom, type Random } from './random.ts'

/** The last day of the demo data: fixed, so that the data is the same whenever it is created. */
export const lastDay = Date.UTC(2026, 10, 20)
const day = 24 * 60 * 60 * 1000

/** French name and description, then the English ones; null if the name is the same. */
const offers: readonly (readonly [string, string, string | null, string])[] = [
  [
    'multirapports',
    'Plusieurs rapports de gestion réunis dans un espace client',
    null,
    'Several management reports in one client area',
  ],
  [
    'Tableau de bord mensuel',
    'Indicateurs de gestion actualisés chaque mois',
    'Monthly dashboard',
    'Management indicators, updated every month',
  ],
  [
    'Signature électronique',
    'Signature de lettres de mission et de comptes annuels',
    'Electronic signature',
    'Signing of engagement letters and annual accounts',
  ],
  [
    'Dépôt de documents',
    'Échange de pièces comptables en toute sécurité',
    'Document exchange',
    'Secure exchange of accounting documents',
  ],
  [
    'Suivi de trésorerie',
    'Prévisions de trésorerie à treize semaines',
    'Cash monitoring',
    'Thirteen-week cash forecasts',
  ],
  [
    'Inventaire physique',
    'Préparation et suivi des inventaires de stocks',
    'Physical stock-take',
    'Preparation and follow-up of stock-takes',
  ],
  [
    'Dossier d’audit',
    'Demandes et réponses pendant la mission de commissariat',
    'Audit folder',
    'Requests and answers during the statutory audit',
  ],
  [
    'Veille légale',
    'Annonces du registre public pour un portefeuille de tiers',
    'Legal monitoring',
    'Notices of the public register for a portfolio of companies',
  ],
]

/** The offers; one is named multirapports. */
export function* offerRows(): Generator<Row> {
  for (const [index, [name, description, englishName, englishDescription]] of offers.entries())
    yield {
      id: index + 1,
      offer_name: name,
      english_name: englishName,
      offer_description: description,
      english_description: englishDescription,
    }
}

const services = [
  'Commissariat aux comptes',
  'Expertise comptable',
  'Paie et social',
  'Conseil fiscal',
  'Évaluation d’entreprise',
  'Due diligence',
  'Transaction services',
  'Audit légal',
  'Audit interne',
  'Consolidation',
] as const

/** An engagement, as onboarding requests refer to it. */
export interface DemoEngagement {
  code: string
  description: string
  account: DemoAccount
  partner: string
  manager: string
}

/**
 * Engagements of every status and both types, each with a partner and a manager of the firm, in the business unit of
 * its partner. Most were brought in by their partner, some by another partner and a few by nobody known.
 */
export function makeEngagements(
  size: DemoSize,
  accounts: readonly DemoAccount[],
  contacts: readonly DemoContact[],
): { engagements: DemoEngagement[]; rows: Row[] } {
  const random = createRandom(5)
  // A separate generator, so that everything else stays as it was before there were originating partners.
  const origins = createRandom(15)
  const staff = contacts.filter(contact => !contact.account)
  const partners = staff.filter(contact => contact.grade === 'Associé').map(contact => contact.email)
  const managers = staff.filter(contact => contact.grade === 'Manager').map(contact => contact.email)
  const units = new Map(staff.map(contact => [contact.email, contact.businessUnit]))
  const engagements: DemoEngagement[] = []
  const rows: Row[] = []
  for (let id = 1; id <= size.engagements; id++) {
    const account = accounts[id - 1] ?? random.pick(accounts)
    const year = 2019 + random.below(8)
    const own = id <= 12
    const engagement = {
      code: `E${year}-${String(id).padStart(6, '0')}`,
      description: `${random.pick(services)} ${year} – ${account.legalName}`,
      account,
      partner: own ? 'partner@parvis.example' : random.pick(partners),
      manager: own ? 'manager@parvis.example' : random.pick(managers),
    }
    engagements.push(engagement)
    rows.push({
      id,
      engagement_code: engagement.code,
      engagement_description: engagement.description,
      engagement_statut: random.chance(0.72) ? 'Actif' : random.chance(0.6) ? 'dormant' : 'Clos',
      engagement_type: random.chance(0.9) ? 'real' : 'provisional',
      engagement_account_number: account.number,
      engagement_partner_email: engagement.partner,
      engagement_manager_email: engagement.manager,
      engagement_business_unit: units.get(engagement.partner) ?? null,
      engagement_originating_partner_email: origins.chance(0.6)
        ? engagement.partner
        : origins.chance(0.85)
          ? origins.pick(partners)
          : null,
    })
  }
  return { engagements, rows }
}

/** Every status of an onboarding request, with its share in per cent. */
const statuses = [
  ['toValidate', 18],
  ['validated', 12],
  ['rejected', 10],
  ['inProgress', 12],
  ['declared', 8],
  ['failed', 6],
  ['abandoned', 8],
  ['succeeded', 26],
] as const
type Status = (typeof statuses)[number][0]
const spread = statuses.flatMap(([status, share]) => Array.from({ length: share }, () => status))
/** In these statuses a second equivalent request is refused. */
const open: readonly Status[] = ['toValidate', 'validated', 'inProgress', 'declared']

/** Requests that still wait were created within this number of days. */
const longestWait = 28

const contactRoles = ['Dirigeant', 'Directeur financier', 'Comptable', 'Juriste', 'Lecteur'] as const
const reasons = [
  'Le contact n’est plus dans la société.',
  'L’offre ne correspond pas à la lettre de mission.',
  'Adresse e-mail personnelle : utiliser celle de la société.',
  'La lettre de mission n’est pas encore signée.',
] as const

/** Onboarding requests in every status, over three years; no two open ones are equivalent. */
export function* requestRows(
  size: DemoSize,
  engagements: readonly DemoEngagement[],
  contacts: readonly DemoContact[],
): Generator<Row> {
  const random = createRandom(6)
  const people = peopleOf(contacts)
  const staff = contacts.filter(contact => !contact.account)
  const equivalents = new Set<string>()
  for (let id = 1; id <= size.requests; id++) {
    const engagement = id <= 24 ? engagements[(id - 1) % 12] : random.pick(engagements)
    if (!engagement) throw new RangeError('No engagements.')
    const contact = random.pick(people.get(engagement.account.id) ?? contacts)
    const [offer] = random.pick(offers)
    const role = random.pick(contactRoles)
    const wanted = statuses[id - 1]?.[0] ?? random.pick(spread)
    const key = [engagement.code, offer, contact.email, role].join('|')
    const status = open.includes(wanted) && equivalents.has(key) ? 'abandoned' : wanted
    if (open.includes(status)) equivalents.add(key)
    const age = random.below(3 * 365)
    // Requests that still wait are recent: nobody leaves one for years.
    const created = moment(random, lastDay - (open.includes(status) ? age % longestWait : age) * day)
    const decided = status === 'toValidate' ? created : created + (1 + random.below(12)) * day
    yield {
      id,
      titre: `${offer} – ${engagement.account.legalName}`,
      contact_title: random.pick(['Mr', 'Mrs', null]),
      contact_first_name: contact.first,
      contact_last_name: contact.last,
      contact_email: contact.email,
      contact_phone: contact.phone,
      contact_role: role,
      account_legal_name: engagement.account.legalName,
      account_ibs_id: engagement.account.number,
      engagement_code: engagement.code,
      description_engagement: engagement.description,
      offer_name: offer,
      statut: status,
      status_reason: status === 'rejected' ? random.pick(reasons) : null,
      request_date: random.chance(0.6) ? isoDay(created + random.below(60) * day) : null,
      email_validateur: engagement.partner,
      status_date: new Date(Math.max(created, Math.min(decided, lastDay))).toISOString(),
      created_by: random.chance(0.3) ? engagement.manager : random.pick(staff).email,
      created_date: new Date(created).toISOString(),
      modified_date: new Date(Math.max(created, Math.min(decided, lastDay))).toISOString(),
    }
  }
}

function peopleOf(contacts: readonly DemoContact[]): Map<number, DemoContact[]> {
  const people = new Map<number, DemoContact[]>()
  for (const contact of contacts) {
    if (!contact.account) continue
    const known = people.get(contact.account.id)
    if (known) known.push(contact)
    else people.set(contact.account.id, [contact])
  }
  return people
}

/** A random minute of the working day that starts at midnight UTC. */
function moment(random: Random, midnight: number): number {
  return midnight + (8 * 60 + random.below(11 * 60)) * 60_000
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
