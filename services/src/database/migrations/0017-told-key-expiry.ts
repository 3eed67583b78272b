import { type Kysely, sql } from 'kysely'

/** Records which notification told the owner of an API consumer that a key will expire. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // No foreign key to the notification, so that deleting old ones need not wait for a lock on a key.
  await sql`alter table api_key add column expiry_notification_id integer`.execute(db)
  await sql`create index api_key_expiry on api_key (expires_date)
    where expiry_notification_id is null and revoked_date is null and replaced_by_id is null`.execute(db)
}
