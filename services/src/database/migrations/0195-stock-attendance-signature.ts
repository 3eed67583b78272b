import { type Kysely, sql } from 'kysely'

/**
 * The document for signing an attendance report. The link is cleared when the draft of that document is deleted, and by
 * nothing else.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table stock_attendance
      add column envelope_id integer references signature_envelope on delete set null`.execute(db)
  await sql`create index stock_attendance_envelope on stock_attendance (envelope_id)`.execute(db)
}
