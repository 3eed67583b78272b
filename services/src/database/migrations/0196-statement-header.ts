import { type Kysely, sql } from 'kysely'

/** The column names in a request's file: next year's columns are recognized by them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table statement_request add column header jsonb`.execute(db)
}
