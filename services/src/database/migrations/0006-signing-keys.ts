import { type Kysely, sql } from 'kysely'

/** Several signing keys beside each other: each known by its own id, and signing from a moment on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Null: no signing key.
  `alter table oidc_key add column signs_from timestamptz`,
  `update oidc_key set kid = jwk->>'kid', signs_from = created_at where kid = 'signing'`,
]
