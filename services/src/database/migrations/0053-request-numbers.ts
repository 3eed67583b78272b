import { type Kysely, sql } from 'kysely'

/** Gives each request a number: an engagement has several requests, and people need to refer to one of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // lpad truncates longer values.
  `alter table planning_request add column number text not null
    generated always as ('R-' || lpad(id::text, greatest(6, length(id::text)), '0')) stored`,
  `create unique index planning_request_number on planning_request (number)`,
  `update planning_request set search_text = odata_fold(number) || E'\n' || search_text`,
]
