import { type Kysely, sql } from 'kysely'

/** When a time-stamping authority stamped a signature, and which one; null: the time comes from this installation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table signature_signer add column stamped_date timestamptz, add column stamped_by text`.execute(
    db,
  )
}
