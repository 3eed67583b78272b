import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../schema.ts'

/** A row for the database: values by column name; an object is the content of a jsonb column. */
export type Row = Record<string, string | number | boolean | null | object>

/** Rows per statement: fewer cost round trips, more cost memory in the embedded database. */
const batchSize = 2000

/**
 * Inserts many rows in batches of one statement each: the rows are passed as one JSON value, which the database expands
 * using the table's own types. Columns that the rows do not name keep their defaults.
 * @param rows all with the same columns as the first
 * @param valueOf the SQL value of a column
 * @returns how many were inserted
 */
export async function insertRows(
  db: Kysely<Schema>,
  table: keyof Schema,
  rows: Iterable<Row>,
  valueOf: (column: string) => RawBuilder<unknown> = column => sql.ref(column),
): Promise<number> {
  let batch: Row[] = []
  let count = 0
  const flush = async () => {
    const [first] = batch
    if (!first) return
    const names = Object.keys(first)
    const columns = sql.join(names.map(column => sql.ref(column)))
    const values = sql.join(names.map(valueOf))
    await sql`insert into ${sql.table(table)} (${columns})
      select ${values} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(batch)}::json)`.execute(
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

/** Call after inserting rows with given ids: makes the next id of each table follow the highest. */
export async function continueIds(db: Kysely<Schema>, tables: readonly (keyof Schema)[]): Promise<void> {
  for (const table of tables)
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'),
      (select coalesce(max(id), 0) + 1 from ${sql.table(table)}), false)`.execute(db)
}

/**
 * Runs the work without the tables' indexes and builds them afterwards in one go: for many rows that is much faster
 * than updating them row by row. Indexes that enforce a constraint (unique, primary) are kept.
 */
export async function withoutIndexes(
  db: Kysely<Schema>,
  tables: readonly (keyof Schema)[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select pg_class.relname as name, pg_get_indexdef(pg_class.oid) as definition
    from pg_index
    join pg_class on pg_class.oid = pg_index.indexrelid
    join pg_class as relation on relation.oid = pg_index.indrelid
    where relation.relname in (${sql.join(tables)})
      and relation.relnamespace = current_schema()::regnamespace
      and not pg_index.indisunique
    order by name`.execute(db)
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db)
  await work()
  for (const { definition } of rows) await sql.raw(definition).execute(db)
}

/**
 * Runs the work without a table's primary key, foreign keys and triggers. Afterwards the keys are restored and checked
 * against all rows in one go; the work itself must do what the triggers would have done.
 */
export async function withoutRules(
  db: Kysely<Schema>,
  table: keyof Schema,
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = ${table}::text::regclass and contype in ('p', 'f')
    order by contype desc, conname`.execute(db)
  await sql`alter table ${sql.table(table)} disable trigger user`.execute(db)
  for (const { name } of rows)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db)
  await work()
  for (const { name, definition } of rows)
    await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
      db,
    )
  await sql`alter table ${sql.table(table)} enable trigger user`.execute(db)
}
