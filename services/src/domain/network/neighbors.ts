import { sql } from 'kysely'
import type { Fragment } from '../../odata/scope.ts'
import { isSiren } from './elements.ts'
import {
  type EngagementFilters,
  engagementRoles,
  engagementsOf,
  isInEngagement,
  keyOf,
  type NetworkKey,
  type NetworkKind,
  networkKinds,
  partsOfKey,
  passes,
  seenClient,
  seenContact,
  seenEngagement,
  seenStaff,
  type Sight,
  yearOf,
} from './seen.ts'

/** The `from … where …` clause for the neighbours of `asked.id`, and their display order. */
interface Neighbors {
  id: Fragment
  from: (sight: Sight, filters: EngagementFilters) => Fragment
  order: Fragment
}

const clientOrder = sql`odata_fold(client.account_legal_name)::odata_folded, client.id`
const personOrder = (alias: string) =>
  sql`odata_fold(${sql.id(alias, 'contact_last_name')})::odata_folded, odata_fold(${sql.id(alias, 'contact_first_name')})::odata_folded, ${sql.id(alias, 'id')}`
const engagementOrder = sql`${yearOf('engagement')} desc nulls last, engagement.engagement_code desc, engagement.id`

const client = sql`client.id`
const contact = sql`person.id`
const engagement = sql`engagement.id`

/** Which kinds can be neighbours. Both ends are checked against the rules, because a key may come from a URL. */
const neighborsOf: Record<NetworkKind, Partial<Record<NetworkKind, Neighbors>>> = {
  client: {
    client: {
      id: client,
      from: sight => sql`from account as self
          cross join lateral (
            select same.id from account as same where ${isSiren('self')} and same.id <> self.id
              and same.account_register_identification2 = self.account_register_identification2
            union select other_account_id from client_relation where account_id = self.id
            union select account_id from client_relation where other_account_id = self.id
          ) as beside
          join account as client on client.id = beside.id
        where self.id = asked.id and ${seenClient(sight, 'self')} and ${seenClient(sight, 'client')}`,
      order: clientOrder,
    },
    contact: {
      id: contact,
      from: sight =>
        sql`from contact as person where person.account_id = asked.id and ${seenContact(sight, 'person')}`,
      order: personOrder('person'),
    },
    engagement: {
      id: engagement,
      from: (sight, filters) => sql`from account as client
          join engagement on engagement.engagement_account_number = client.account_number
        where client.id = asked.id and ${seenEngagement(sight, 'engagement')} and ${passes(sight, filters, 'engagement')}`,
      order: engagementOrder,
    },
  },
  contact: {
    client: {
      id: client,
      from: sight => sql`from contact as person join account as client on client.id = person.account_id
        where person.id = asked.id and ${seenContact(sight, 'person')}`,
      order: clientOrder,
    },
  },
  engagement: {
    client: {
      id: client,
      from: sight => sql`from engagement
          join account as client on client.account_number = engagement.engagement_account_number
        where engagement.id = asked.id and ${seenEngagement(sight, 'engagement')}`,
      order: clientOrder,
    },
    staff: {
      id: contact,
      from: sight => sql`from engagement
          join contact as person on ${isInEngagement(sql`lower(person.contact_email_office)`, 'engagement')}
        where engagement.id = asked.id and ${seenEngagement(sight, 'engagement')} and ${seenStaff(sight, 'person')}`,
      order: personOrder('person'),
    },
  },
  staff: {
    engagement: {
      id: engagement,
      from: (sight, filters) => sql`from contact as person
          cross join lateral (${engagementsOf(sql`lower(person.contact_email_office)`)}) as mine
          join engagement on engagement.id = mine.id
        where person.id = asked.id and ${seenStaff(sight, 'person')} and ${seenEngagement(sight, 'engagement')}
          and ${passes(sight, filters, 'engagement')}`,
      order: engagementOrder,
    },
  },
}

/** The kinds of neighbours that can be opened around an element, in the order of kinds. */
export const kindsAround = (kind: NetworkKind): NetworkKind[] =>
  networkKinds.filter(other => neighborsOf[kind][other] !== undefined)

const everything: EngagementFilters = { years: [], statuses: [] }

/** Ids by kind. */
function byKind(keys: Iterable<NetworkKey>): Map<NetworkKind, number[]> {
  const found = new Map<NetworkKind, number[]>()
  for (const key of keys) {
    const { kind, id } = partsOfKey(key)
    const ids = found.get(kind)
    if (ids) ids.push(id)
    else found.set(kind, [id])
  }
  return found
}

/** All neighbours of each element, of any kind. */
export async function readAllNeighbors(
  sight: Sight,
  keys: Iterable<NetworkKey>,
): Promise<{ of: NetworkKey; key: NetworkKey }[]> {
  const found: { of: NetworkKey; key: NetworkKey }[] = []
  for (const [kind, ids] of byKind(keys))
    for (const [other, { id, from }] of entriesOf(kind)) {
      const { rows } = await sql<{ of: number; id: number }>`select asked.id as of, found.id
        from unnest(${ids}::int4[]) as asked (id)
        cross join lateral (select ${id} ${from(sight, everything)}) as found`.execute(sight.db)
      for (const row of rows) found.push({ of: keyOf(kind, row.of), key: keyOf(other, row.id) })
    }
  return found
}

const entriesOf = (kind: NetworkKind): [NetworkKind, Neighbors][] =>
  kindsAround(kind).flatMap(other => {
    const neighbors = neighborsOf[kind][other]
    return neighbors ? [[other, neighbors] as [NetworkKind, Neighbors]] : []
  })

export interface Opening {
  key: NetworkKey
  kind: NetworkKind
  count: number
}

/** The first neighbours of one kind of each element, as many as requested. */
export async function readNeighbors(
  sight: Sight,
  openings: readonly Opening[],
  filters: EngagementFilters,
): Promise<NetworkKey[]> {
  const asked = new Map<string, Opening[]>()
  for (const opening of openings) {
    const pair = `${partsOfKey(opening.key).kind} ${opening.kind}`
    asked.set(pair, [...(asked.get(pair) ?? []), opening])
  }
  const found: NetworkKey[] = []
  for (const group of asked.values()) {
    const [first] = group
    if (!first) continue
    const neighbors = neighborsOf[partsOfKey(first.key).kind][first.kind]
    // These two kinds can never be neighbours.
    if (!neighbors) continue
    const { id, from, order } = neighbors
    const { rows } = await sql<{ id: number }>`select found.id
      from unnest(${group.map(({ key }) => partsOfKey(key).id)}::int4[], ${group.map(({ count }) => count)}::int4[])
        with ordinality as asked (id, most, place)
      cross join lateral (
        select ${id}, row_number() over (order by ${order}) as place ${from(sight, filters)}
        order by ${order} limit asked.most
      ) as found
      order by asked.place, found.place`.execute(sight.db)
    found.push(...rows.map(row => keyOf(first.kind, row.id)))
  }
  return found
}

export type NeighborCounts = Map<NetworkKey, { kind: NetworkKind; count: number }[]>

/** The number of neighbours of each kind around each element; kinds without any are left out. */
export async function countNeighbors(
  sight: Sight,
  keys: Iterable<NetworkKey>,
  filters: EngagementFilters,
): Promise<NeighborCounts> {
  const counts: NeighborCounts = new Map()
  for (const [kind, ids] of byKind(keys))
    for (const [other, { from }] of entriesOf(kind)) {
      const { rows } = await sql<{ id: number; count: number }>`select asked.id, counted.count
        from unnest(${ids}::int4[]) as asked (id)
        cross join lateral (select count(*)::int4 as count ${from(sight, filters)}) as counted
        where counted.count > 0`.execute(sight.db)
      for (const row of rows) {
        const key = keyOf(kind, row.id)
        counts.set(key, [...(counts.get(key) ?? []), { kind: other, count: row.count }])
      }
    }
  return counts
}

/** The most engagements per own client in the starting network. */
const mostOfMine = 5

export interface Portfolio {
  /** The person themselves, where they are staff with a record. */
  person: NetworkKey | undefined
  total: number
  /** Clients with the most engagements first, each with its newest ones. */
  keys: NetworkKey[]
}

/**
 * The clients for which a person is partner, manager or originating partner of an engagement.
 * @param email in lower case
 */
export async function readPortfolio(
  sight: Sight,
  email: string,
  most: number,
  filters: EngagementFilters,
): Promise<Portfolio> {
  const own = sql`from (${engagementsOf(sql`${email}::text`)}) as mine
    join engagement on engagement.id = mine.id
    join account as client on client.account_number = engagement.engagement_account_number`
  const seen = sql`${seenEngagement(sight, 'engagement')} and ${passes(sight, filters, 'engagement')}`
  const { rows: people } = await sql<{ id: number }>`select person.id from contact as person
    where lower(person.contact_email_office) = ${email}::text and ${seenStaff(sight, 'person')}`.execute(
    sight.db,
  )
  const { rows: clients } = await sql<{ id: number; total: number }>`
    select client.id, count(*) over ()::int4 as total ${own} where ${seen}
    group by client.id, client.account_legal_name
    order by count(*) desc, ${clientOrder} limit ${most}`.execute(sight.db)
  const { rows: engagements } = await sql<{ id: number }>`select id from (
      select engagement.id, row_number() over (partition by client.id order by ${engagementOrder}) as place ${own}
      where client.id = any(${clients.map(({ id }) => id)}::int4[]) and ${seen}
    ) as ranked where place <= ${mostOfMine} order by id`.execute(sight.db)
  const [me] = people
  return {
    person: me && keyOf('staff', me.id),
    total: clients[0]?.total ?? 0,
    keys: [
      ...clients.map(({ id }) => keyOf('client', id)),
      ...engagements.map(({ id }) => keyOf('engagement', id)),
    ],
  }
}

interface StaffRow {
  id: number
  total: number
  engagements: number
  active: number
  as_partner: number
  as_manager: number
  as_originator: number
  last_year: number | null
}

/** The most members of staff returned. */
const mostStaff = 20

/** Ranks staff by the number of engagements of a client they are involved in. */
export async function rankStaff(sight: Sight, clientId: number): Promise<StaffRow[]> {
  const email = sql`lower(person.contact_email_office)`
  const as = (role: keyof typeof engagementRoles) =>
    sql`count(*) filter (where ${engagementRoles[role]('engagement')} = ${email})::int4`
  const { rows } = await sql<StaffRow>`
    select person.id, count(*) over ()::int4 as total, count(*)::int4 as engagements,
      count(*) filter (where engagement.engagement_statut = 'Actif')::int4 as active,
      ${as('partner')} as as_partner, ${as('manager')} as as_manager, ${as('originator')} as as_originator,
      max(${yearOf('engagement')}) as last_year
    from account as client
    join engagement on engagement.engagement_account_number = client.account_number
    join contact as person on ${isInEngagement(email, 'engagement')}
    where client.id = ${clientId}::int4 and ${seenEngagement(sight, 'engagement')} and ${seenStaff(sight, 'person')}
    group by person.id
    order by engagements desc, active desc, last_year desc nulls last, ${personOrder('person')}
    limit ${mostStaff}`.execute(sight.db)
  return rows
}
