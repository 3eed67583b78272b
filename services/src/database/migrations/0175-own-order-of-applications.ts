import { type Kysely, sql } from 'kysely'

/**
 * A person's own order of applications, and the ones they have seen: null before their first visit to the home page.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table preference add column menu_order jsonb not null default '[]'`,
  `alter table preference add column known_menu_ids jsonb`,
]
