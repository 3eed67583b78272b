import { type Kysely, sql } from 'kysely'

/** Allows several signing keys at once, each with its own id and a time from which it signs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Null: not a signing key.
  `alter table oidc_key add column signs_from timestamptz`,
  `update oidc_key set kid = jwk->>'kid', signs_from = created_at where kid = 'signing'`,
]
