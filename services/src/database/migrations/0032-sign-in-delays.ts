import { type Kysely, sql } from 'kysely'

/**
 * Each wrong password makes the next attempt wait longer, whichever address it comes from, and the person is told how
 * many there were. The counts of the previous five-minute windows are not worth keeping.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `drop table sign_in_attempt`,
  // No index but the key, so that counting updates the row in place, however often.
  `create table sign_in_attempt (
    key text primary key,
    attempts integer not null,
    waits_until timestamptz not null,
    windows_over integer not null default 0,
    forgotten_at timestamptz not null
  )`,
  `alter table identity_account
    add column wrong_passwords integer not null default 0,
    add column signed_in_at timestamptz`,
]
