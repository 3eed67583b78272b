import { type Kysely, sql } from 'kysely'

/** In a new tab, the portal redirects the address of a request's page to the list; the new address leads to the request. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update notification set link = replace(link, '/app/confirm/tdb/', '/app/confirm/request/')
    where is_system and link ~ '^/app/confirm/tdb/[0-9]+$'`.execute(db)
}
