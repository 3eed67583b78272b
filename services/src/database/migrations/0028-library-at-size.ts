import { type Kysely, sql } from 'kysely'

/** What staff may read of a large library is counted, and gathered by client, without reading the reports themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index report_published on report (id) include (account_id)
    where deleted_date is null and publication_status = 'published'`.execute(db)
}
