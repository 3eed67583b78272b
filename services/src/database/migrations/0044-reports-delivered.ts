import { type Kysely, sql } from 'kysely'

/**
 * When a report was published last, or given another file: what its readers have not opened since is new to them.
 * Its documents are found by their names. Notifications that the product writes by itself are administered by nobody.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table report add column delivered_date timestamptz`.execute(db)
  await sql`update report set delivered_date = modification_date where publication_status = 'published'`.execute(
    db,
  )
  await sql`alter table publication_document add column search_text text not null
    generated always as (odata_fold(file_name)) stored`.execute(db)
  await sql`alter table notification add column is_system boolean not null default false`.execute(db)
}
