import { type Kysely, sql } from 'kysely'

/** Which notification told the owner of an API consumer that a key will expire. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // No key to the notification: whoever forgets old ones need not wait for whoever has locked a key.
  await sql`alter table api_key add column expiry_notification_id integer`.execute(db)
  await sql`create index api_key_expiry on api_key (expires_date)
    where expiry_notification_id is null and revoked_date is null and replaced_by_id is null`.execute(db)
}
