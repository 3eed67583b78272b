import { type Kysely, sql } from 'kysely'

/**
 * The verification codes of onboarding requests stood in clear, and whoever could list requests has read them: none may be
 * used any more. Whoever invites makes one, keeps its hash and mails it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table on_boarding_request drop column verification_code`.execute(db)
}
