import { type Kysely, sql } from 'kysely'

/** Lets the years and statuses of engagements be read from an index, without reading any rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create index engagement_year_status on engagement
        (coalesce(substring(engagement_code from '^[A-Z]+((?:19|20)[0-9]{2})-')::int4, 0), engagement_statut)`,
    )
    .execute(db)
}
