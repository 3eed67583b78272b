import { type Kysely, sql } from 'kysely'

/**
 * Stores the hash of a file's content, so that the same bytes are recognized under another name. Unknown for earlier
 * files.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table report_file add column content_hash text`.execute(db)
  await sql`create index report_file_content on report_file (content_hash) where report_id is not null`.execute(
    db,
  )
}
