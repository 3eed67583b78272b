import { type Kysely, sql } from 'kysely'

/**
 * Lets the reports that staff may read in a large library be counted and grouped by client without reading the rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index report_published on report (id) include (account_id)
    where deleted_date is null and publication_status = 'published'`.execute(db)
}
