import { type Kysely, sql } from 'kysely'

/** With what devices encrypt the counts that they keep for a person, and how wrong the clock of a device was. */
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
  // In minutes; positive where it was ahead.
  `alter table stock_count add column clock_error integer not null default 0`,
]
