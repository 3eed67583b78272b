import { type Kysely, sql } from 'kysely'

/** Stores the language that a person has chosen, so that it applies on every device. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table preference
    add column language text check (language in ('fr', 'en'))`.execute(db)
}
