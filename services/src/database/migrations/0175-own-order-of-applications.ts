import { type Kysely, sql } from 'kysely'

/** The person's own order of applications, and those that they have met: null before their first visit of the home page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table preference add column menu_order jsonb not null default '[]'`,
  `alter table preference add column known_menu_ids jsonb`,
]
