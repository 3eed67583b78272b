import { type Kysely, sql } from 'kysely'

/** When an authority stamped a signature with the time, and which; null: the time is that of the installation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table signature_signer add column stamped_date timestamptz, add column stamped_by text`.execute(
    db,
  )
}
