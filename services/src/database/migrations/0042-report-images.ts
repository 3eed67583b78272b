import { type Kysely, sql } from 'kysely'

/** The pictures of a report are kept beside the layout that shows them, each no larger than a reader is sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table report_file add column images jsonb not null default '[]'`.execute(db)
}
