import { type Kysely, sql } from 'kysely'
import type { Schema } from '../schema.ts'
import { insertRows, type Row } from './insert.ts'

/** When people did something, in rows that are inserted as they were made. */
const moments: Partial<Record<keyof Schema, readonly string[]>> = {
  api_consumer: ['created_date', 'modified_date'],
  api_key: ['created_date'],
  notification: ['created_date', 'modified_date'],
  notification_read: ['read_date'],
  on_boarding_request: ['created_date', 'modified_date', 'status_date'],
  planning_request: ['created_date', 'modified_date'],
  planning_step: ['changed_date'],
  reference_sheet: ['created_date', 'modified_date', 'published_date', 'status_date'],
  reference_sheet_step: ['changed_date'],
  report: ['created_date', 'modification_date', 'version_date'],
  report_folder: ['created_date', 'modified_date'],
  report_project: ['created_date', 'modified_date'],
  report_reading: ['last_opened_date'],
  report_template: ['created_date', 'modified_date'],
  report_template_use: ['used_date'],
  report_template_version: ['created_date'],
  role: ['created_date', 'modified_date'],
}

/** The same in tables that are written by statements of their own, or by the product's. */
const written: Partial<Record<keyof Schema, readonly string[]>> = {
  access_request: ['created_date', 'decided_date'],
  audit_check: ['concluded_date'],
  audit_folder: ['created_date', 'modified_date'],
  audit_request: ['created_date', 'modified_date'],
  on_boarding_substitute: ['created_date'],
  role_change: ['changed_date'],
}

/** Milliseconds after midnight in UTC, within working hours in Paris, all year round: another time for each number. */
export const workingTime = (number: number): number => (7 * 60 + ((number * 97) % 570)) * 60_000

/**
 * A function of the database, for as long as the demo data is written, that moves what people did by night and on weekends into
 * the last hour of the working day before, between six and seven in the evening in Paris: nobody believes a firm that decides on
 * Sundays at three. What was later stays later, and nothing moves into the future. Stock is counted on weekends, and programs
 * work at night: these stay.
 */
export async function createWorkingMoment(db: Kysely<Schema>): Promise<void> {
  await sql`
    create function pg_temp.working_moment(moment timestamptz) returns timestamptz language sql stable as $$
      select date_trunc('second', case when moment < evening then moment
        else evening + (moment - evening) / (case extract(isodow from evening at time zone 'Europe/Paris') when 5 then 62 else 14 end) end)
      from (select (day - case extract(isodow from day)::int when 6 then 1 when 7 then 2 else 0 end + time '18:00')
        at time zone 'Europe/Paris' as evening
        from (select ((moment at time zone 'Europe/Paris') - interval '8 hours')::date as day) as days) as evenings
    $$`.execute(db)
}

/** Inserts rows of people who work in working hours. @returns how many */
export function insertWork(db: Kysely<Schema>, table: keyof Schema, rows: Iterable<Row>): Promise<number> {
  return insertRows(db, table, rows, column =>
    moments[table]?.includes(column) ? sql`pg_temp.working_moment(${sql.ref(column)})` : sql.ref(column),
  )
}

/** Moves what was written otherwise into working hours, and ends the function. */
export async function endWorkingMoment(db: Kysely<Schema>): Promise<void> {
  for (const [table, columns] of Object.entries(written)) {
    // What the triggers do on a change was done when the rows came.
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(db)
    await sql`update ${sql.table(table)} set ${sql.join(
      columns.map(column => sql`${sql.ref(column)} = pg_temp.working_moment(${sql.ref(column)})`),
    )}`.execute(db)
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(db)
  }
  await sql`drop function pg_temp.working_moment`.execute(db)
}
