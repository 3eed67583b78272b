import { sql } from 'kysely'
import { all, type Fragment } from '../../odata/scope.ts'
import { termToSql } from '../../odata/search.ts'
import type { ClientRelation } from './relations/statements.ts'
import {
  type EngagementRole,
  engagementRoles,
  feesOf,
  keyOf,
  type NetworkElement,
  type NetworkKey,
  type NetworkKind,
  networkKinds,
  type NetworkLink,
  partsOfKey,
  seenClient,
  seenContact,
  seenEngagement,
  seenFees,
  seenStaff,
  type Sight,
  yearOf,
} from './seen.ts'

/** An element, and the data its links are derived from. */
export interface KnownElement {
  element: NetworkElement
  /** For contacts and engagements. */
  client: NetworkKey | undefined
  /** For clients, where it is valid. */
  siren: string | undefined
  /** For engagements: roles with email addresses in lower case. */
  people: readonly (readonly [EngagementRole, string])[]
}

interface ElementRow {
  id: number
  name: string
  number: string | null
  email: string | null
  grade: string | null
  business_unit: string | null
  status: string | null
  year: number | null
  fees: number | null
  client_id: number | null
  siren: string | null
  partner: string | null
  manager: string | null
  originator: string | null
}

/** A SIREN has nine digits; anything else cannot match two clients. */
export const isSiren = (alias: string): Fragment =>
  sql`${sql.id(alias, 'account_register_identification2')} ~ '^[0-9]{9}$'`

/** Selects the rows that the person may see, for each kind, further narrowed by the condition. */
const rowsOfKind: Record<NetworkKind, (sight: Sight, condition: Fragment) => Fragment> = {
  client: (sight, condition) => sql`select client.id, client.account_legal_name as name,
      client.account_number as number, null::text as email, null::text as grade, null::text as business_unit,
      null::text as status, null::int4 as year, null::float8 as fees, null::int4 as client_id,
      case when ${isSiren('client')} then client.account_register_identification2 end as siren,
      null::text as partner, null::text as manager, null::text as originator
    from account as client where ${seenClient(sight, 'client')} and ${condition}`,
  contact: (
    sight,
    condition,
  ) => sql`select contact.id, contact.contact_full_name as name, null::text as number,
      contact.contact_email_office as email, null::text as grade, null::text as business_unit, null::text as status,
      null::int4 as year, null::float8 as fees, contact.account_id as client_id, null::text as siren, null::text as partner,
      null::text as manager, null::text as originator
    from contact where ${seenContact(sight, 'contact')} and ${condition}`,
  engagement: (sight, condition) => sql`select engagement.id, engagement.engagement_description as name,
      engagement.engagement_code as number, null::text as email, null::text as grade,
      engagement.engagement_business_unit as business_unit, engagement.engagement_statut as status,
      ${yearOf('engagement')} as year,
      case when ${seenFees(sight, 'engagement')} then ${feesOf('engagement')}::float8 end as fees, account.id as client_id, null::text as siren,
      ${engagementRoles.partner('engagement')} as partner, ${engagementRoles.manager('engagement')} as manager,
      ${engagementRoles.originator('engagement')} as originator
    from engagement join account on account.account_number = engagement.engagement_account_number
    where ${seenEngagement(sight, 'engagement')} and ${condition}`,
  staff: (sight, condition) => sql`select contact.id, contact.contact_full_name as name, null::text as number,
      contact.contact_email_office as email, contact.grade, contact.business_unit, null::text as status,
      null::int4 as year, null::float8 as fees, null::int4 as client_id, null::text as siren, null::text as partner,
      null::text as manager, null::text as originator
    from contact where ${seenStaff(sight, 'contact')} and ${condition}`,
}

const table = { client: 'client', contact: 'contact', engagement: 'engagement', staff: 'contact' } as const

function elementOf(kind: NetworkKind, row: ElementRow): NetworkElement {
  const { name, number, email, grade, status, year, fees } = row
  return {
    key: keyOf(kind, row.id),
    kind,
    name,
    number,
    email,
    grade,
    businessUnit: row.business_unit,
    status,
    year,
    fees,
  }
}

/** Those of the elements that the person may see, in the requested order. */
export async function readElements(
  sight: Sight,
  keys: Iterable<NetworkKey>,
): Promise<Map<NetworkKey, KnownElement>> {
  const asked = [...keys]
  const found = new Map<NetworkKey, KnownElement>()
  for (const kind of networkKinds) {
    const ids = asked.flatMap(key => {
      const parts = partsOfKey(key)
      return parts.kind === kind ? [parts.id] : []
    })
    if (ids.length === 0) continue
    const condition = sql`${sql.id(table[kind], 'id')} = any(${ids}::int4[])`
    const { rows } = await sql<ElementRow>`${rowsOfKind[kind](sight, condition)}`.execute(sight.db)
    for (const row of rows) found.set(keyOf(kind, row.id), knownOf(kind, row))
  }
  return new Map(
    asked.flatMap(key => {
      const known = found.get(key)
      return known ? [[key, known]] : []
    }),
  )
}

function knownOf(kind: NetworkKind, row: ElementRow): KnownElement {
  const { partner, manager, originator } = row
  return {
    element: elementOf(kind, row),
    client: row.client_id === null ? undefined : keyOf('client', row.client_id),
    siren: row.siren ?? undefined,
    people: Object.entries({ partner, manager, originator }).flatMap(([role, email]) =>
      email === null ? [] : [[role as EngagementRole, email] as const],
    ),
  }
}

/**
 * All links between the elements: one per pair, however many relations it has, or one in each direction where two
 * clients supply each other.
 * @param relations between clients, as the firm entered them
 */
export function linksBetween(
  elements: ReadonlyMap<NetworkKey, KnownElement>,
  relations: readonly ClientRelation[],
): NetworkLink[] {
  const links = new Map<string, NetworkLink>()
  const add = (source: NetworkKey, target: NetworkKey, relation: NetworkLink['relations'][number]) => {
    const link = links.get(`${source} ${target}`) ?? { source, target, relations: [] }
    link.relations.push(relation)
    links.set(`${source} ${target}`, link)
  }
  /** An undirected relation joins a link that already has a direction. */
  const addBothWays = (one: NetworkKey, other: NetworkKey, relation: 'sameCompany' | 'competitor') =>
    links.has(`${other} ${one}`) ? add(other, one, relation) : add(one, other, relation)
  const staff = new Map<string, NetworkKey>()
  const companies = new Map<string, NetworkKey[]>()
  for (const { element, siren } of elements.values()) {
    if (element.kind === 'staff' && element.email !== null)
      staff.set(element.email.toLowerCase(), element.key)
    if (siren !== undefined) companies.set(siren, [...(companies.get(siren) ?? []), element.key])
  }
  for (const { element, client, people } of elements.values()) {
    if (client && elements.has(client))
      add(element.key, client, element.kind === 'contact' ? 'worksFor' : 'isFor')
    for (const [role, email] of people) {
      const person = staff.get(email)
      if (person) add(person, element.key, role)
    }
  }
  // Add directed relations first.
  for (const { kind, client, other } of relations) if (kind === 'supplier') add(other, client, kind)
  for (const same of companies.values())
    for (const [at, one] of same.entries())
      for (const other of same.slice(at + 1)) addBothWays(one, other, 'sameCompany')
  for (const { kind, client, other } of relations) if (kind === 'competitor') addBothWays(client, other, kind)
  return [...links.values()]
}

/** The most elements per search response. */
const mostFound = 20

/** Results are sorted by kind where nothing else distinguishes them. */
const kindOrder = { client: 0, contact: 1, staff: 2, engagement: 3 } as const

const nameColumn = {
  client: 'account_legal_name',
  contact: 'contact_full_name',
  engagement: 'engagement_description',
  staff: 'contact_full_name',
} as const

/** Sorts after every text with the same beginning. */
const last = sql`chr(1114111)`

/**
 * Elements whose name begins with the words come first, then the others, each by kind and name. For each kind, no more
 * are read than can be returned, in the order of an index: a common letter occurs in most names.
 * @param text words that must all match
 */
export async function searchElements(sight: Sight, text: string, skip: number): Promise<NetworkElement[]> {
  const words = text.split(/\s+/).filter(word => word !== '')
  if (words.length === 0) return []
  const begun = sql`odata_fold(${words.join(' ')}::text)`
  const parts = networkKinds.flatMap(kind => {
    const name = sql`odata_fold(${sql.id(table[kind], nameColumn[kind])})::odata_folded`
    const begins = sql`(${name} >= ${begun} and ${name} < ${begun} || ${last})`
    const hasAll = all(words.map(word => termToSql(word, table[kind])))
    const found = (place: number, condition: Fragment) => sql`(
      select ${kind}::text as kind, ${place}::int4 as place, ${kindOrder[kind]}::int4 as kind_order, found.* from (
        ${rowsOfKind[kind](sight, condition)}
        order by ${name} nulls first, ${sql.id(table[kind], 'id')} limit ${skip + mostFound}
      ) as found)`
    return [found(0, begins), found(1, sql`${hasAll} and not ${begins}`)]
  })
  const { rows } = await sql<ElementRow & { kind: NetworkKind }>`
    select found.* from (${sql.join(parts, sql` union all `)}) as found
    order by place, kind_order, odata_fold(name)::odata_folded, id
    limit ${mostFound} offset ${skip}`.execute(sight.db)
  return rows.map(row => elementOf(row.kind, row))
}
