import { type Kysely, sql } from 'kysely'

/** How large the pages of documents to sign are. Those that came before were not measured. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table signature_envelope add column page_sizes jsonb not null default '[]'`.execute(db)
}
