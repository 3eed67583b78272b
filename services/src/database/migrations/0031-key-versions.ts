import { type Kysely, sql } from 'kysely'

/** Which version of a key was looked at: what somebody else has replaced meanwhile is not revoked unseen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table api_key add column version integer not null default 1`.execute(db)
}
