import { type Insertable, sql, type Updateable } from 'kysely'
import { isStaffContact, type Person } from '../../access/person.ts'
import { isSeenRequest, mayChangeRequest } from './seen-requests.ts'
import type { PlanningRequestTable } from '../../database/planning-tables.ts'
import type { Database, Tx } from '../../database/schema.ts'
import type { PlanningForm, Status, TeamMember } from './rules.ts'

/** A request as needed to change it. */
export interface KnownRequest {
  id: number
  version: number
  status: Status
  form: PlanningForm
  /** Whether its engagement is provisional. */
  isProvisional: boolean
  /** Whether the caller may change it, as far as its status allows. */
  mayChange: boolean
}

/** A request that the person sees, locked until the transaction ends. */
export async function lockRequest(
  db: Database | Tx,
  id: number,
  person: Person,
): Promise<KnownRequest | undefined> {
  const row = await db
    .selectFrom('planning_request as request')
    .innerJoin('engagement', 'engagement.id', 'request.engagement_id')
    .selectAll('request')
    .select('engagement_type')
    .select(mayChangeRequest('request', person).$castTo<boolean>().as('may_change'))
    .where('request.id', '=', id)
    .where(isSeenRequest('request', person).$castTo<boolean>())
    .forUpdate('request')
    .executeTakeFirst()
  if (!row) return undefined
  const teamContacts = await db
    .selectFrom('planning_contact')
    .select(['contact_id as contactId', 'role'])
    .where('request_id', '=', id)
    .orderBy('place')
    .execute()
  return {
    id,
    version: row.version,
    status: row.status as Status,
    isProvisional: row.engagement_type === 'provisional',
    mayChange: row.may_change,
    form: {
      engagementId: row.engagement_id,
      requestType: row.request_type,
      businessUnit: row.business_unit,
      managerEmail: row.manager_email,
      offerId: row.offer_id,
      teamContacts,
      desiredStartDate: row.desired_start_date,
      desiredDeliveryDate: row.desired_delivery_date,
    },
  }
}

/** An engagement that is not closed; it cannot be closed until the transaction ends. */
export async function readOpenEngagement(
  db: Database | Tx,
  id: number,
): Promise<{ accountNumber: string } | undefined> {
  return db
    .selectFrom('engagement')
    .select('engagement_account_number as accountNumber')
    .where('id', '=', id)
    .where('engagement_statut', 'in', ['Actif', 'dormant'])
    .forShare()
    .executeTakeFirst()
}

/** The client number of an engagement, open or closed. */
export async function clientOfEngagement(db: Database | Tx, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('engagement')
    .select('engagement_account_number')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.engagement_account_number
}

/** The business units of people of the firm, sorted by name. */
export async function readBusinessUnits(db: Database | Tx, firmDomain: string): Promise<string[]> {
  const rows = await db
    .selectFrom('contact')
    .select('business_unit')
    .distinct()
    .where('business_unit', 'is not', null)
    .where(isStaffContact('contact', firmDomain).$castTo<boolean>())
    .orderBy('business_unit')
    .execute()
  return rows.flatMap(row => (row.business_unit === null ? [] : [row.business_unit]))
}

/** Whether an email belongs to someone of the firm. */
export async function isOfFirm(db: Database | Tx, email: string, firmDomain: string): Promise<boolean> {
  const row = await db
    .selectFrom('contact')
    .select('id')
    .where(sql<string>`lower(contact_email_office)`, '=', email.toLowerCase())
    .where(isStaffContact('contact', firmDomain).$castTo<boolean>())
    .executeTakeFirst()
  return row !== undefined
}

/** Positions in a team of people who do not exist or are not of the firm, from 0. */
export async function unknownMembers(
  db: Database | Tx,
  team: readonly TeamMember[],
  firmDomain: string,
): Promise<number[]> {
  const { rows } = await sql<{ at: number }>`
    select (n - 1)::int4 as at
    from unnest(${team.map(({ contactId }) => contactId)}::int4[]) with ordinality as chosen (id, n)
    where not exists (
      select from contact where contact.id = chosen.id and ${isStaffContact('contact', firmDomain)}
    ) order by n`.execute(db)
  return rows.map(row => row.at)
}

/** The first and last day, 'YYYY-MM-DD', and a request to leave out. */
interface LoadPeriod {
  from: string
  to: string
  exceptId: number | undefined
}

/** A person's load in their busiest week of a period: PlanningLoad of the contract. */
export interface PersonLoad {
  contactId: number
  name: string
  /** Its Monday. */
  week: string | null
  requestCount: number
}

/** The load of the named people, busiest first. @param manager email in lower case */
export async function readTeamLoad(
  db: Database | Tx,
  { from, to, exceptId }: LoadPeriod,
  { manager, contactIds }: { manager: string | undefined; contactIds: readonly number[] },
): Promise<PersonLoad[]> {
  const { rows } = await sql<PersonLoad>`
    with person as (
      select id, lower(contact_email_office) as email, contact_full_name as name from contact
      where id = any(${[...contactIds]}::int4[]) or lower(contact_email_office) = ${manager ?? null}::text
    ), busy as (
      select person.id, week from person
      join planning_request as request on request.status = any(${openStatuses}::text[])
        and request.desired_start_date <= ${to}::date and request.desired_delivery_date >= ${from}::date
        and request.id <> ${exceptId ?? 0}::int4
        and (request.manager_email = person.email or exists (select from planning_contact as member
          where member.request_id = request.id and member.contact_id = person.id))
      cross join lateral generate_series(
        date_trunc('week', greatest(request.desired_start_date, ${from}::date)::timestamp),
        least(request.desired_delivery_date, ${to}::date)::timestamp, interval '7 days') as week
    )
    select person.id as "contactId", person.name, busiest.week, coalesce(busiest.count, 0) as "requestCount"
    from person left join lateral (
      select to_char(week, 'YYYY-MM-DD') as week, count(*)::int4 as count from busy where busy.id = person.id
      group by busy.week order by count(*) desc, busy.week limit 1
    ) as busiest on true
    order by 4 desc, person.name, person.id`.execute(db)
  return rows
}

/** Statuses of requests that still need work. */
const openStatuses: Status[] = ['submitted', 'accepted', 'inProgress']

/** The number of requests wanted, and planned, within a period: PlanningLoad of the contract. */
export async function countLoad(
  db: Database | Tx,
  { from, to, exceptId }: LoadPeriod,
): Promise<{ submittedCount: number; plannedCount: number }> {
  const count = (...statuses: readonly Status[]) =>
    sql<number>`(count(*) filter (where status = any(${[...statuses]}::text[])))::int4`
  return db
    .selectFrom('planning_request')
    .select([count('submitted').as('submittedCount'), count('accepted', 'inProgress').as('plannedCount')])
    .where('desired_start_date', '<=', to)
    .where('desired_delivery_date', '>=', from)
    .where('id', '<>', exceptId ?? 0)
    .executeTakeFirstOrThrow()
}

export async function insertRequest(
  db: Database | Tx,
  columns: Insertable<PlanningRequestTable>,
): Promise<number> {
  const { id } = await db
    .insertInto('planning_request')
    .values(columns)
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeSearchText(db, id)
  return id
}

/** Updates columns of a request and increments its version. */
export async function updateRequestRow(
  db: Database | Tx,
  id: number,
  columns: Updateable<PlanningRequestTable> & { modified_by: string },
): Promise<void> {
  await db
    .updateTable('planning_request')
    .set({ ...columns, modified_date: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
  await writeSearchText(db, id)
}

/**
 * Updates the search text of a request from the current data of its engagement, client and manager.
 * @param id without one, of all requests
 */
export async function writeSearchText(db: Database | Tx, id?: number): Promise<void> {
  await sql`
    update planning_request as request set search_text = odata_fold(concat_ws(E'\n', number, engagement_code,
      engagement_description, account_number, account_legal_name,
      (select contact_full_name from contact where lower(contact_email_office) = request.manager_email)))
    from engagement left join account on account.account_number = engagement_account_number
    where request.id = coalesce(${id ?? null}::int4, request.id) and engagement.id = request.engagement_id`.execute(
    db,
  )
}

export async function writeTeam(db: Database | Tx, id: number, team: readonly TeamMember[]): Promise<void> {
  await db.deleteFrom('planning_contact').where('request_id', '=', id).execute()
  if (team.length === 0) return
  const rows = team.map(({ contactId, role }, place) => ({
    request_id: id,
    contact_id: contactId,
    role,
    place,
  }))
  await db.insertInto('planning_contact').values(rows).execute()
}

/** Records that a request has reached a status. */
export async function writeStep(
  db: Database | Tx,
  id: number,
  step: { status: Status; reason: string | null; changedBy: string },
): Promise<void> {
  const { status, reason, changedBy } = step
  await db
    .insertInto('planning_step')
    .values({ request_id: id, status, reason, changed_by: changedBy })
    .execute()
}
