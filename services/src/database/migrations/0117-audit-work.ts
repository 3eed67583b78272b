import { type Kysely, sql } from 'kysely'
import { tellsWork } from './0095-work.ts'

/** Work in audit folders that waits for people. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tellsWork(db, 'audit_folder')
  await tellsWork(db, 'audit_request')
  await sql`create index audit_request_handing_in on audit_request (contact_id) where status in ('open', 'returned')`.execute(
    db,
  )
}
