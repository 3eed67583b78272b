import { type Kysely, sql } from 'kysely'
import type { Schema } from '../schema.ts'
import { insertRows, type Row } from './insert.ts'

/** Columns with the times of people's actions, in tables filled by `insertWork`. */
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

/** The same for tables that are filled by other statements, or by the product's own. */
const written: Partial<Record<keyof Schema, readonly string[]>> = {
  access_request: ['created_date', 'decided_date'],
  audit_check: ['concluded_date'],
  audit_folder: ['created_date', 'modified_date'],
  audit_request: ['created_date', 'modified_date'],
  on_boarding_substitute: ['created_date'],
  role_change: ['changed_date'],
}

/** Milliseconds after midnight UTC, within working hours in Paris, all year round; a different time for each number. */
export const workingTime = (number: number): number => (7 * 60 + ((number * 97) % 570)) * 60_000

/**
 * Creates a database function, for as long as the demo data is written, that moves what people did at night and on
 * weekends into the last hour of the previous working day, between six and seven in the evening in Paris: a firm that
 * decides at three on a Sunday is not believable. The order of events is kept, and nothing moves into the future. Stock
 * counts on weekends and the nightly work of programs are not moved.
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

/** Inserts rows of people who work during working hours. @returns how many */
export function insertWork(db: Kysely<Schema>, table: keyof Schema, rows: Iterable<Row>): Promise<number> {
  return insertRows(db, table, rows, column =>
    moments[table]?.includes(column) ? sql`pg_temp.working_moment(${sql.ref(column)})` : sql.ref(column),
  )
}

/** Moves all other rows into working hours, and drops the function. */
export async function endWorkingMoment(db: Kysely<Schema>): Promise<void> {
  for (const [table, columns] of Object.entries(written)) {
    // The triggers have already run when the rows were inserted.
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(db)
    await sql`update ${sql.table(table)} set ${sql.join(
      columns.map(column => sql`${sql.ref(column)} = pg_temp.working_moment(${sql.ref(column)})`),
    )}`.execute(db)
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(db)
  }
  await sql`drop function pg_temp.working_moment`.execute(db)
}
