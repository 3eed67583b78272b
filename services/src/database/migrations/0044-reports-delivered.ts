import { type Kysely, sql } from 'kysely'

/**
 * Records when a report was last published or given another file: it counts as new to readers who have not opened it
 * since. Makes its documents searchable by name. Notifications created by the product itself cannot be edited.
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
