import { type Insertable, sql, type Updateable } from 'kysely'
import type { Failure, OnBoardingRequestTable } from '../../database/onboarding-tables.ts'
import type { Database, Tx } from '../../database/schema.ts'
import type { Restrict } from '../../odata/scope.ts'
import type { Sendings } from '../guest-links/sendings.ts'
import { englishOfferName, isStillStaff } from './fields.ts'
import type { InsteadOf, Parties } from './rules.ts'
import { holdsToday } from './seen-onboarding.ts'
import { type Status, underWay } from './transitions.ts'

export async function readAccount(db: Database | Tx, number: string) {
  return db.selectFrom('account').selectAll().where('account_number', '=', number).executeTakeFirst()
}

/** An engagement, locked until the transaction ends, so that a concurrent closing comes before or after. */
export async function readEngagement(db: Database | Tx, code: string) {
  return db
    .selectFrom('engagement')
    .selectAll()
    .where('engagement_code', '=', code)
    .forShare()
    .executeTakeFirst()
}

export async function offerExists(db: Database | Tx, name: string): Promise<boolean> {
  return (
    (await db.selectFrom('offer').select('id').where('offer_name', '=', name).executeTakeFirst()) !==
    undefined
  )
}

/** Whether an email belongs to a member of staff. */
export async function isStaffEmail(db: Database | Tx, email: string): Promise<boolean> {
  return (await readContact(db, email))?.contact_type === 'Collaborateur'
}

export async function readContact(db: Database | Tx, email: string) {
  return db
    .selectFrom('contact')
    .selectAll()
    .where(sql<string>`lower(contact_email_office)`, '=', email.toLowerCase())
    .executeTakeFirst()
}

/** Whether an email belongs to a member of staff whose scopes let them decide. */
export async function mayValidate(db: Database | Tx, email: string): Promise<boolean> {
  const { rows } = await sql`select from user_scope
    where user_email = ${email.toLowerCase()}::text and scope_name = 'Onboarding.Write'`.execute(db)
  return rows.length > 0 && (await isStaffEmail(db, email))
}

/** The language that a contact chose in the portal; undefined if they are unknown, or have chosen none. */
export async function languageOf(db: Database | Tx, email: string): Promise<'fr' | 'en' | undefined> {
  const row = await db
    .selectFrom('preference')
    .innerJoin('contact', 'contact.id', 'preference.contact_id')
    .select('preference.language')
    .where(sql<string>`lower(contact_email_office)`, '=', email.toLowerCase())
    .executeTakeFirst()
  return row?.language ?? undefined
}

/** Whether the designated validator has left the firm. */
export async function hasLeft(db: Database | Tx, email: string): Promise<boolean> {
  const { rows } = await sql<{
    here: boolean
  }>`select ${isStillStaff(sql`${email.toLowerCase()}::text`)} as here`.execute(db)
  return rows[0]?.here !== true
}

/** Whether another request is about the same contact; only of one account where its number is given. */
export async function emailUsed(
  db: Database | Tx,
  email: string,
  { exceptId, accountNumber }: { exceptId: number; accountNumber: string | undefined },
): Promise<boolean> {
  const row = await db
    .selectFrom('on_boarding_request')
    .select('id')
    .where(sql<string>`lower(contact_email)`, '=', email.toLowerCase())
    .where('id', '<>', exceptId)
    .$if(accountNumber !== undefined, query => query.where('account_ibs_id', '=', accountNumber ?? ''))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The properties that make two requests equivalent. */
export interface Equivalent {
  accountNumber: string
  engagementCode: string
  offerName: string
  contactEmail: string
  contactRole: string
}

/**
 * The equivalent request that is under way: not rejected, failed, abandoned or finished. Concurrent requests for the
 * same thing wait for each other, so that the second is told of the first.
 */
export async function findEquivalent(db: Database | Tx, wanted: Equivalent, exceptId: number) {
  const key = JSON.stringify({ ...wanted, contactEmail: wanted.contactEmail.toLowerCase() })
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 7279070))`.execute(db)
  return db
    .selectFrom('on_boarding_request as request')
    .select(['request.id', 'request.created_by', 'request.statut'])
    .select(
      sql<
        string | null
      >`(select contact_full_name from contact where lower(contact_email_office) = request.created_by)`.as(
        'created_by_name',
      ),
    )
    .where('account_ibs_id', '=', wanted.accountNumber)
    .where('engagement_code', '=', wanted.engagementCode)
    .where('offer_name', '=', wanted.offerName)
    .where(sql<string>`lower(contact_email)`, '=', wanted.contactEmail.toLowerCase())
    .where('contact_role', '=', wanted.contactRole)
    .where('statut', 'in', underWay)
    .where('id', '<>', exceptId)
    .limit(1)
    .executeTakeFirst()
}

export async function insertRequest(
  db: Database | Tx,
  row: Insertable<OnBoardingRequestTable>,
): Promise<number> {
  const { id } = await db
    .insertInto('on_boarding_request')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const requests = (db: Database | Tx) =>
  db
    .selectFrom('on_boarding_request as request')
    .selectAll()
    .select(sql<string>`${englishOfferName(sql`request.offer_name`)}`.as('english_offer_name'))

/** Reads a request that exists. */
export async function readRequest(db: Database | Tx, id: number): Promise<LockedRequest> {
  return requests(db).where('id', '=', id).executeTakeFirstOrThrow()
}

/** Locks a request; undefined if the caller does not see it. */
export async function lockRequest(db: Database | Tx, id: number, rows?: Restrict) {
  return requests(db)
    .where('id', '=', id)
    .$if(rows !== undefined, query =>
      query.where(sql<boolean>`${rows?.('OnBoardingRequest', 'request') ?? sql`true`}`),
    )
    .forUpdate()
    .executeTakeFirst()
}

/** A locked request. */
export type LockedRequest = NonNullable<Awaited<ReturnType<typeof lockRequest>>>

export async function seesRequest(db: Database | Tx, id: number, rows: Restrict): Promise<boolean> {
  const { rows: found } = await sql`select from on_boarding_request as request
    where id = ${id}::int4 and ${rows('OnBoardingRequest', 'request')}`.execute(db)
  return found.length > 0
}

export async function updateRequest(
  db: Database | Tx,
  id: number,
  columns: Updateable<OnBoardingRequestTable>,
): Promise<void> {
  await db
    .updateTable('on_boarding_request')
    .set({ ...columns, modified_date: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** The people involved in a request, with today's substitutes. */
export async function readParties(db: Database | Tx, request: LockedRequest): Promise<Parties> {
  const { created_by: createdBy, email_validateur: validator } = request
  const partner = request.partner_email || null
  const { rows } = await sql<{ substitute: string; for: string }>`
    select substitute_email as substitute, for_email as for from on_boarding_substitute
    where for_email in (${validator}::text, ${partner}::text) and ${holdsToday} order by id`.execute(db)
  return { createdBy, validator, partner, substitutes: rows }
}

/** The latest request about a contact; only of one account where its number is given. */
export async function latestFor(db: Database | Tx, email: string, accountNumber: string | undefined) {
  return db
    .selectFrom('on_boarding_request')
    .selectAll()
    .where(sql<string>`lower(contact_email)`, '=', email.toLowerCase())
    .$if(accountNumber !== undefined, query => query.where('account_ibs_id', '=', accountNumber ?? ''))
    .orderBy('created_date', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** A step of the history to add. */
export interface NewStep {
  statut: Status
  /** Null for the services. */
  by: string | null
  insteadOf?: InsteadOf | undefined
  reason?: string | null | undefined
  failure?: Failure | null
  differences?: readonly object[]
}

export async function writeStep(db: Database | Tx, requestId: number, step: NewStep): Promise<void> {
  await db
    .insertInto('on_boarding_step')
    .values({
      request_id: requestId,
      statut: step.statut,
      changed_by: step.by,
      instead_of_email: step.insteadOf?.email ?? null,
      instead_of_because: step.insteadOf?.because ?? null,
      reason: step.reason ?? null,
      failure: step.failure ?? null,
      differences: JSON.stringify(step.differences ?? []),
    })
    .execute()
}

/** Counts what was sent by hand for a request. */
export const sendingsOf = (requestId: number): Sendings => ({
  table: 'on_boarding_sending',
  owner: 'request_id',
  id: requestId,
})
