import { sql } from 'kysely'
import { isStaffContact } from '../../access/person.ts'
import type { Database, Tx } from '../../database/schema.ts'
import type { Fragment } from '../../odata/scope.ts'
import { today } from './seen-documents.ts'

/** The first and last day until which documents can be shared, YYYY-MM-DD. */
export async function readShareDays(db: Database | Tx): Promise<{ first: string; last: string }> {
  const { rows } = await sql<{ first: string; last: string }>`
    select ${today}::text as first, (${today} + interval '1 year')::date::text as last`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The statement of the days gives one row')
  return row
}

/** Those of the contacts who belong to a client and can sign in. */
export async function findContactsOf(
  db: Database | Tx,
  ids: readonly number[],
  accountId: number,
  firmDomain: string,
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('contact')
    .select('id')
    .where('id', 'in', ids)
    .where('account_id', '=', accountId)
    .where('contact_email_office', '<>', '')
    .where(sql<boolean>`not ${isStaffContact('contact', firmDomain)}`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** A document newly shared with a contact, or shared until another day. */
export interface Shared {
  id: number
  version: number
  documentId: number
  contactId: number
}

/** Shares every document with every contact until a day. @returns only the shares that changed */
export async function upsertShares(
  db: Database | Tx,
  documentIds: readonly number[],
  contactIds: readonly number[],
  untilDate: string,
  by: string,
): Promise<Shared[]> {
  const { rows } = await sql<Shared>`
    insert into document_share (document_id, contact_id, until_date, created_by)
    select document_id, contact_id, ${untilDate}::date, ${by}::text
    from unnest(${[...documentIds]}::int4[]) as document_id, unnest(${[...contactIds]}::int4[]) as contact_id
    order by document_id, contact_id
    on conflict (contact_id, document_id) where ended_date is null do update
      set until_date = excluded.until_date, created_by = excluded.created_by, created_date = now(),
        version = document_share.version + 1
      where document_share.until_date <> excluded.until_date
    returning id, version, document_id as "documentId", contact_id as "contactId"`.execute(db)
  await noteShares(
    db,
    rows.map(({ id }) => id),
    'shared',
    by,
  )
  return rows
}

/** Records the start or end of shares in the history of their documents. */
async function noteShares(
  db: Database | Tx,
  ids: readonly number[],
  kind: 'shared' | 'unshared',
  by: string,
): Promise<void> {
  await sql`
    insert into document_event (document_id, kind, version_number, contact_id, until_date, created_by)
    select share.document_id, ${kind}::text, current.number, share.contact_id,
      case when ${kind}::text = 'shared' then share.until_date end, ${by}::text
    from document_share as share join document on document.id = share.document_id
      join document_version as current on current.id = document.version_id
    where share.id = any(${[...ids]}::int4[]) order by share.id`.execute(db)
}

/** A share, locked until the transaction ends. @param isSeen condition on the alias `share` */
export async function lockShare(db: Database | Tx, id: number, isSeen: Fragment) {
  return db
    .selectFrom('document_share as share')
    .select(['share.id', 'share.version'])
    .where('share.id', '=', id)
    .where(isSeen.$castTo<boolean>())
    .forUpdate()
    .executeTakeFirst()
}

/** Ends a share early. */
export async function endShare(db: Database | Tx, id: number, by: string): Promise<void> {
  await db
    .updateTable('document_share')
    .set({ ended_by: by, ended_date: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
  await noteShares(db, [id], 'unshared', by)
}
