import { type Kysely, sql } from 'kysely'

/**
 * Who last saved a menu, a report request or a report template, to be shown to anyone whose change conflicts with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Unknown for rows saved earlier.
  `alter table menu add column modified_by text check (modified_by = lower(modified_by)),
    add column modified_date timestamptz`,
  `alter table planning_request add column modified_by text check (modified_by = lower(modified_by))`,
  `alter table report_template add column modified_by text check (modified_by = lower(modified_by))`,
]
