import { type Kysely, sql } from 'kysely'

/** A version for keys, so that a key that somebody else has replaced in the meantime is not revoked unseen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table api_key add column version integer not null default 1`.execute(db)
}
