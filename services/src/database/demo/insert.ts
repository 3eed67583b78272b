import { type Kysely, sql } from 'kysely'
import type { Schema } from '../schema.ts'

/** A row as the database takes it: column names to values. */
export type Row = Record<string, string | number | boolean | null>

/** Rows in one statement: fewer cost round trips, more cost memory in the embedded database. */
const batchSize = 2000

/**
 * Inserts many rows, a batch in one statement: the rows travel as one JSON value and the database takes them apart,
 * with the table's own types. Columns that the rows do not name keep their defaults.
 * @param rows all with the same columns as the first
 * @returns how many were inserted
 */
export async function insertRows(
  db: Kysely<Schema>,
  table: keyof Schema,
  rows: Iterable<Row>,
): Promise<number> {
  let batch: Row[] = []
  let count = 0
  const flush = async () => {
    const [first] = batch
    if (!first) return
    const columns = sql.join(Object.keys(first).map(column => sql.ref(column)))
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(batch)}::json)`.execute(
      db,
    )
    count += batch.length
    batch = []
  }
  for (const row of rows) {
    batch.push(row)
    if (batch.length === batchSize) await flush()
  }
  await flush()
  return count
}

/** After rows with given ids: the next id of each table follows the highest. */
export async function continueIds(db: Kysely<Schema>, tables: readonly (keyof Schema)[]): Promise<void> {
  for (const table of tables)
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'),
      (select coalesce(max(id), 0) + 1 from ${sql.table(table)}), false)`.execute(db)
}
