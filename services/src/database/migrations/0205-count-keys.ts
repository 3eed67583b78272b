import { type Kysely, sql } from 'kysely'

/** The key with which devices encrypt the counts they store for a person, and the clock error of a device. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table count_key (
    email text primary key check (email = lower(email)),
    -- 256 bits in base64url.
    key text not null,
    created_date timestamptz not null default now()
  )`,
  // In minutes; positive if the clock was ahead.
  `alter table stock_count add column clock_error integer not null default 0`,
]
