import { type Kysely, sql } from 'kysely'

/** Certificates that the firm provided, so that signatures made with an earlier one stay recognized. Never their keys. */
const statements = [
  `create table signature_firm_certificate (
    fingerprint text primary key,
    name text,
    starts_date timestamptz not null,
    expires_date timestamptz not null,
    created_date timestamptz not null default now()
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
