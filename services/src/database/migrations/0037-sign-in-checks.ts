import { type Kysely, sql } from 'kysely'

/** A correct password sent several times at once waits for its own duplicates instead of being counted as a guess. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sign_in_attempt
    add column checks integer not null default 0,
    add column checks_until timestamptz not null default now()`.execute(db)
}
