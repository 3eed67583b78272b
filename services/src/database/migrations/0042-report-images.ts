import { type Kysely, sql } from 'kysely'

/** Stores the pictures of a report next to the layout that shows them, each small enough to be sent to readers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table report_file add column images jsonb not null default '[]'`.execute(db)
}
