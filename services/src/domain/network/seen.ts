import { sql } from 'kysely'
import { isStaffContact } from '../../access/person.ts'
import type { Database, Tx } from '../../database/schema.ts'
import { type Fragment, type Restrict, all } from '../../odata/scope.ts'
import type { PersonCall } from '../../server/call.ts'
import type { AnsweredBy, BodyOf } from '../../server/operation-types.ts'

export type NetworkElement = AnsweredBy<'searchNetwork'>['value'][number]
export type NetworkKey = NetworkElement['key']
export type NetworkKind = NetworkElement['kind']
export type NetworkLink = AnsweredBy<'readNetwork'>['links'][number]
export type NetworkQuestion = BodyOf<'readNetwork'>
/** Filters on engagements; an empty filter matches everything. */
export type EngagementFilters = Pick<NetworkQuestion, 'years' | 'statuses' | 'minimumFees' | 'maximumFees'>

export const networkKinds = [
  'client',
  'contact',
  'engagement',
  'staff',
] as const satisfies readonly NetworkKind[]

/** The reader, and what they may see. */
export interface Sight {
  db: Database | Tx
  /** The row rules of the entities: the network has none of its own. */
  rows: Restrict
  firmDomain: string
  /** In lower case. */
  email: string
  /** Which engagements' fees may be read, as on the dashboards. */
  fees: 'all' | 'own' | 'none'
}

/** What the caller may see. */
export const sightOf = ({ db, rows, services, person: { email, scopes } }: PersonCall): Sight => ({
  db,
  rows,
  firmDomain: services.settings.firmDomain,
  email,
  fees: scopes.has('Dashboards.ReadFirm') ? 'all' : scopes.has('Dashboards.Read') ? 'own' : 'none',
})

/** Splits `kind-id`, the key format of the contract. */
export function partsOfKey(key: NetworkKey): { kind: NetworkKind; id: number } {
  const at = key.indexOf('-')
  const kind = networkKinds.find(known => known === key.slice(0, at))
  if (!kind) throw new Error('The contract lets no other kinds by')
  return { kind, id: Number(key.slice(at + 1)) }
}

export const keyOf = (kind: NetworkKind, id: number): NetworkKey => `${kind}-${id}`

/* What a person sees of the network. Anything that belongs to a client is visible only if the client is, whatever
   its own rule says: nothing may reveal that a hidden client exists. Test companies and test people are left out
   everywhere, because they would distort the figures. */

const isReal = (alias: string): Fragment => sql`not ${sql.id(alias, 'is_test')}`

export const seenClient = ({ rows }: Sight, alias: string): Fragment =>
  all([rows('Account', alias), isReal(alias)])

/** Whether the person sees the client whose key is in a column. */
export const seenClientOf = (sight: Sight, alias: string, key: string): Fragment =>
  sql`exists (select from account as owner
    where owner.id = ${sql.id(alias, key)} and ${seenClient(sight, 'owner')})`

export function seenEngagement(sight: Sight, alias: string): Fragment {
  return all([
    sight.rows('Engagement', alias),
    sql`exists (select from account as owner
      where owner.account_number = ${sql.id(alias, 'engagement_account_number')} and ${seenClient(sight, 'owner')})`,
  ])
}

/** A person of a client. */
export function seenContact(sight: Sight, alias: string): Fragment {
  return all([
    sight.rows('Contact', alias),
    isReal(alias),
    sql`not ${isStaffContact(alias, sight.firmDomain)}`,
    seenClientOf(sight, alias, 'account_id'),
  ])
}

/** A member of the firm. */
export const seenStaff = (sight: Sight, alias: string): Fragment =>
  all([sight.rows('Contact', alias), isStaffContact(alias, sight.firmDomain)])

/** The year of the work, taken from the code: E2026-000014. */
export const yearOf = (alias: string): Fragment =>
  sql`substring(${sql.id(alias, 'engagement_code')} from '^[A-Z]+((?:19|20)[0-9]{2})-')::int4`

/** Whether the fees of an engagement may be read: with the dashboard scope, those of the person's own engagements. */
export function seenFees({ fees, email }: Sight, alias: string): Fragment {
  if (fees === 'own') return isInEngagement(sql`${email}::text`, alias)
  return fees === 'all' ? sql`true` : sql`false`
}

/** The total fees of an engagement, in euros. */
export const feesOf = (alias: string): Fragment =>
  sql`coalesce((select total.fees from engagement_total as total where total.engagement_id = ${sql.id(alias, 'id')}), 0)`

/**
 * Engagements that match the filters. One whose fees may not be read never matches a fee filter, which would reveal
 * them.
 */
export function passes(
  sight: Sight,
  { years, statuses, minimumFees, maximumFees }: EngagementFilters,
  alias: string,
): Fragment {
  const isByFees = minimumFees !== undefined || maximumFees !== undefined
  return all([
    isByFees ? seenFees(sight, alias) : undefined,
    minimumFees === undefined ? undefined : sql`${feesOf(alias)} >= ${minimumFees}::numeric`,
    maximumFees === undefined ? undefined : sql`${feesOf(alias)} <= ${maximumFees}::numeric`,
    years.length === 0 ? undefined : sql`${yearOf(alias)} = any(${[...years]}::int4[])`,
    statuses.length === 0
      ? undefined
      : sql`${sql.id(alias, 'engagement_statut')} = any(${[...statuses]}::text[])`,
  ])
}

/** The three roles of an engagement, as addresses in lower case. */
export const engagementRoles = {
  partner: (alias: string): Fragment => sql`lower(${sql.id(alias, 'engagement_partner_email')})`,
  manager: (alias: string): Fragment => sql`lower(${sql.id(alias, 'engagement_manager_email')})`,
  originator: (alias: string): Fragment =>
    sql`lower(${sql.id(alias, 'engagement_originating_partner_email')})`,
} as const
export type EngagementRole = keyof typeof engagementRoles

/** Whether a person has one of these roles. @param email SQL of an address in lower case */
export const isInEngagement = (email: Fragment, alias: string): Fragment =>
  sql`${email} = any(array[${sql.join(Object.values(engagementRoles).map(role => role(alias)))}])`

/**
 * Selects the ids of a person's engagements, through an index for each role.
 * @param email SQL of an address in lower case
 */
export const engagementsOf = (email: Fragment): Fragment =>
  sql.join(
    Object.values(engagementRoles).map(
      role => sql`select own.id from engagement as own where ${role('own')} = ${email}`,
    ),
    sql` union `,
  )
