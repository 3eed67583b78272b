import { type Kysely, sql } from 'kysely'

/** An onboarding request fails when its contact has joined another client. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table on_boarding_request drop constraint on_boarding_request_failure_check`.execute(db)
  await sql`alter table on_boarding_request add constraint on_boarding_request_failure_check
    check (failure in ('declined', 'addressRefused', 'mailGivenUp', 'contactElsewhere'))`.execute(db)
}
