import { type Kysely, sql } from 'kysely'

/** Accounts that can sign in at the embedded OpenID provider, and counts of recent attempts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table identity_account (
    id text primary key,
    email text not null unique check (email = lower(email)),
    name text not null,
    password_hash text not null,
    demo boolean not null default false,
    created_at timestamptz not null default now()
  )`,
  `create table sign_in_attempt (
    key text primary key,
    attempts integer not null,
    window_ends_at timestamptz not null
  )`,
]
