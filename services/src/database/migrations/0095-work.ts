import { type Kysely, sql } from 'kysely'

/**
 * Work that waits for people. Triggers on the tables it is read from notify everyone who is looking at it of a change,
 * whichever process or tool made it; and each kind of work has an index of the waiting rows, which are few among many.
 *
 * A migration that adds such a table must call `tellsWork` for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create function tell_work() returns trigger language plpgsql as $$
        begin
          -- The same twice in a transaction is sent once.
          perform pg_notify('work', tg_table_name);
          return null;
        end
      $$`,
    )
    .execute(db)
  await tellsWork(db, 'on_boarding_request')
  await tellsWork(db, 'planning_request')
  await tellsWork(db, 'publication')
  await tellsWork(db, 'api_consumer')
  // Not for each call with a key, which also updates the key.
  await tellsWork(db, 'api_key', ['expires_date', 'replaced_by_id', 'revoked_date'])
  await tellsWork(db, 'engagement', ['engagement_partner_email', 'engagement_code'])
  for (const statement of indexes) await sql.raw(statement).execute(db)
}

/**
 * Makes a table announce its changes.
 * @param columns whose changes count; all of them if omitted
 */
export async function tellsWork(
  db: Kysely<unknown>,
  table: string,
  columns?: readonly string[],
): Promise<void> {
  const update = columns === undefined ? 'update' : `update of ${columns.join(', ')}`
  await sql
    .raw(
      `create trigger tell_work after insert or ${update} or delete on ${table}
        for each statement execute function tell_work()`,
    )
    .execute(db)
}

const indexes = [
  `create index on_boarding_request_validator_deciding on on_boarding_request (lower(email_validateur))
    where statut = 'toValidate'`,
  `create index on_boarding_request_engagement_deciding on on_boarding_request (engagement_code)
    where statut = 'toValidate'`,
  `create index on_boarding_request_correcting on on_boarding_request (created_by) where statut = 'rejected'`,
  `create index planning_request_deciding on planning_request (id) where status = 'submitted'`,
  `create index publication_begun on publication (created_by) where status = 'draft'`,
]
