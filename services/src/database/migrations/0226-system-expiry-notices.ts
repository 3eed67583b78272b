import { type Kysely, sql } from 'kysely'

/** Notifications of expiring API keys are the product's own: nobody else lists, changes or deletes them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update notification set is_system = true
    where id in (select expiry_notification_id from api_key)`.execute(db)
}
