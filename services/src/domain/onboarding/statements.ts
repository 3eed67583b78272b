import { type Insertable, sql, type Updateable } from 'kysely'
import type { Database, OnBoardingRequestTable, Tx } from '../../database/schema.ts'
import { underWay } from './rules.ts'

export async function readAccount(db: Database | Tx, number: string) {
  return db.selectFrom('account').selectAll().where('account_number', '=', number).executeTakeFirst()
}

export async function readEngagement(db: Database | Tx, code: string) {
  return db.selectFrom('engagement').selectAll().where('engagement_code', '=', code).executeTakeFirst()
}

export async function offerExists(db: Database | Tx, name: string): Promise<boolean> {
  return (
    (await db.selectFrom('offer').select('id').where('offer_name', '=', name).executeTakeFirst()) !==
    undefined
  )
}

/** Whether an e-mail is that of a member of staff. */
export async function isStaffEmail(db: Database | Tx, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('contact')
    .select('id')
    .where(sql<string>`lower(contact_email_office)`, '=', email.toLowerCase())
    .where('contact_type', '=', 'Collaborateur')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether another request is about the same contact. */
export async function emailUsed(db: Database | Tx, email: string, exceptId: number): Promise<boolean> {
  const row = await db
    .selectFrom('on_boarding_request')
    .select('id')
    .where(sql<string>`lower(contact_email)`, '=', email.toLowerCase())
    .where('id', '<>', exceptId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** What makes a request the same as another one. */
export interface Equivalent {
  accountNumber: string
  engagementCode: string
  offerName: string
  contactEmail: string
  contactRole: string
}

/** Whether an equivalent request is under way: not rejected, failed, given up or finished. */
export async function equivalentExists(
  db: Database | Tx,
  wanted: Equivalent,
  exceptId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('on_boarding_request')
    .select('id')
    .where('account_ibs_id', '=', wanted.accountNumber)
    .where('engagement_code', '=', wanted.engagementCode)
    .where('offer_name', '=', wanted.offerName)
    .where(sql<string>`lower(contact_email)`, '=', wanted.contactEmail.toLowerCase())
    .where('contact_role', '=', wanted.contactRole)
    .where('statut', 'in', underWay)
    .where('id', '<>', exceptId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
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

export async function lockRequest(db: Database | Tx, id: number) {
  return db.selectFrom('on_boarding_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
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

/** The latest request about a contact, of one account when its number is given. */
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
