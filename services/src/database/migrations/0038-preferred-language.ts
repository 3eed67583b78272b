import { type Kysely, sql } from 'kysely'

/** A person reads the language that they chose on every device. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table preference
    add column language text check (language in ('fr', 'en'))`.execute(db)
}
