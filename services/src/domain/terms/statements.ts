import { type Selectable, sql } from 'kysely'
import { isStaffContact } from '../../access/person.ts'
import type { Database, TermsDraftTable, TermsTable, Tx } from '../../database/schema.ts'

export type DraftRow = Selectable<TermsDraftTable> & {
  created_by_name: string | null
  modified_by_name: string | null
}
export type VersionRow = Selectable<TermsTable> & {
  published_by_name: string | null
  acceptances: number
  /** Among all published versions. */
  newest: number
  previous: number | null
}

const nameOf = (email: string) =>
  sql<
    string | null
  >`(select contact_full_name from contact where lower(contact_email_office) = ${sql.ref(email)})`

/** The drafts, of which there is at most one. @param id only this one */
export async function readDrafts(db: Database | Tx, id?: number): Promise<DraftRow[]> {
  return db
    .selectFrom('terms_draft')
    .selectAll()
    .select([
      nameOf('terms_draft.created_by').as('created_by_name'),
      nameOf('terms_draft.modified_by').as('modified_by_name'),
    ])
    .$if(id !== undefined, query => query.where('id', '=', id ?? 0))
    .execute()
}

/** A draft, locked until the transaction ends. */
export async function lockDraft(db: Database | Tx, id: number) {
  return db.selectFrom('terms_draft').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function readVersion(db: Database | Tx, id: number): Promise<VersionRow | undefined> {
  return db
    .selectFrom('terms')
    .selectAll()
    .select([
      nameOf('terms.published_by').as('published_by_name'),
      sql<number>`(select count(*)::int4 from terms_acceptance where terms_version = terms.version)`.as(
        'acceptances',
      ),
      sql<number>`(select max(version) from terms)`.as('newest'),
      sql<number | null>`(select max(version) from terms as before where before.version < terms.version)`.as(
        'previous',
      ),
    ])
    .where('version', '=', id)
    .executeTakeFirst()
}

/** The number of clients who have accepted any version; those who left are not asked again. */
export async function countAskedAgain(db: Database | Tx, firmDomain: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct user_email)::int4 as count
    from terms_acceptance join contact on lower(contact_email_office) = user_email
    where not ${isStaffContact('contact', firmDomain)}`.execute(db)
  return rows[0]?.count ?? 0
}
