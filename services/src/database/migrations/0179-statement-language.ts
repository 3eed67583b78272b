import { type Kysely, sql } from 'kysely'

/** What the files of statements are written in. Nobody said it of those that were asked for before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table statement_request add column language text check (language in ('fr', 'en'))`.execute(
    db,
  )
}
