import { type Kysely, sql } from 'kysely'

/**
 * The verification codes of onboarding requests were stored in clear text, and everyone who could list requests has
 * been able to read them, so none may be used any more. An invitation now creates its own code, stores its hash and
 * e-mails it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table on_boarding_request drop column verification_code`.execute(db)
}
