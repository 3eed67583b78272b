import { type Kysely, sql } from 'kysely'

/** Who saved a menu, a request for a report, or a template of reports last: said to who has changed the same meanwhile. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Whoever saved them before was not noted.
  `alter table menu add column modified_by text check (modified_by = lower(modified_by)),
    add column modified_date timestamptz`,
  `alter table planning_request add column modified_by text check (modified_by = lower(modified_by))`,
  `alter table report_template add column modified_by text check (modified_by = lower(modified_by))`,
]
