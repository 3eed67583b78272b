import { type Kysely, sql } from 'kysely'

/**
 * Requests for a new password, stored whether or not an account has the address, so that the response does not reveal
 * it. Only hashes of the page's secret and of the code in the e-mail are stored.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table password_reset (
    token_hash text primary key,
    account_id text references identity_account (id) on delete cascade,
    code_hash text not null,
    code_salt text not null,
    wrong_codes integer not null default 0,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  `create index password_reset_account on password_reset (account_id, created_at)`,
]
