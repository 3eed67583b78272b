import { type Kysely, sql } from 'kysely'
import { tellsWork } from './0095-work.ts'

/** Reference sheets also wait for people, and substitutes decide onboarding requests for others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tellsWork(db, 'reference_sheet', ['status', 'title', 'english_title', 'created_by'])
  await tellsWork(db, 'on_boarding_substitute')
  // Sheets wait for the manager of their engagement, not only for its partner.
  await sql`drop trigger tell_work on engagement`.execute(db)
  await tellsWork(db, 'engagement', [
    'engagement_partner_email',
    'engagement_manager_email',
    'engagement_code',
  ])
}
