import { type Kysely, sql } from 'kysely'

/** The page sizes of documents to sign. Earlier documents were not measured. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table signature_envelope add column page_sizes jsonb not null default '[]'`.execute(db)
}
