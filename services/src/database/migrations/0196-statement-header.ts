import { type Kysely, sql } from 'kysely'

/** The names of the columns that stood in the file of a request: next year its columns are found by them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table statement_request add column header jsonb`.execute(db)
}
