import { type Kysely, sql } from 'kysely'

/** The content of a file is known by its hash, so that the same bytes are noticed under another name. Of earlier files it is not known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table report_file add column content_hash text`.execute(db)
  await sql`create index report_file_content on report_file (content_hash) where report_id is not null`.execute(
    db,
  )
}
