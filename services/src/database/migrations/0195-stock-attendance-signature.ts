import { type Kysely, sql } from 'kysely'

/** The document by which a report of attendance is signed: it goes with its draft, and nothing else removes it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table stock_attendance
      add column envelope_id integer references signature_envelope on delete set null`.execute(db)
  await sql`create index stock_attendance_envelope on stock_attendance (envelope_id)`.execute(db)
}
