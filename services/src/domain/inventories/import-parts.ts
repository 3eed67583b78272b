import { sql } from 'kysely'
import type { StockImportRows } from '../../database/inventory-tables.ts'
import type { Database, Tx } from '../../database/schema.ts'
import type { Fragment } from '../../odata/scope.ts'
import type { PersonCall, Refuses } from '../../server/call.ts'
import type { BodyOf } from '../../server/operation-types.ts'

type Part = BodyOf<'importStockLines'>['part']

/** One person's import of a file into a stock-take. */
export interface Import {
  takeId: number
  rows: StockImportRows
  email: string
  importId: string
}

/** How many hours a part waits for the others, and how long an ended import is remembered. */
const keptFor = 24

/** Timeout of each statement on a whole file: on a busy server, 100,000 rows take longer than the usual 30 seconds. */
const patience = '5min'

const isLast = ({ number, count }: Part): boolean => number === count - 1

const isPartOf = ({ takeId, rows, email, importId }: Import): Fragment => sql`stock_take_id = ${takeId}::int4
  and rows = ${rows}::text and imported_by = ${email}::text and import_id = ${importId}::uuid`

/** Deletes the parts of imports, and remembers that these ended: a part of theirs that arrives later is refused. */
async function endImports(db: Database | Tx, parts: Fragment): Promise<void> {
  await sql`
    with gone as (
      delete from stock_import_part where ${parts} returning stock_take_id, rows, imported_by, import_id
    )
    insert into stock_import_ended (stock_take_id, rows, imported_by, import_id)
    select distinct stock_take_id, rows, imported_by, import_id from gone on conflict do nothing`.execute(db)
}

/**
 * Stages the rows of a part. A part that is sent again replaces itself; one of a new import replaces what its person began
 * and did not finish. The stock-take must be locked.
 * @returns how many rows of the import are there by now
 * @throws ProblemError body-invalid if the import has no part of this number, stock-import-incomplete if the import ended
 */
async function keepPart(
  call: PersonCall & Refuses<'body-invalid' | 'stock-import-incomplete'>,
  of: Import,
  part: Part,
  rows: readonly object[],
): Promise<number> {
  const { db } = call
  if (part.number >= part.count)
    throw call.problem('body-invalid', {
      errors: [{ pointer: '/part/number', code: 'maximum', params: { limit: part.count - 1 } }],
    })
  const { rows: ended } = await sql`select from stock_import_ended where ${isPartOf(of)}`.execute(db)
  if (ended.length > 0) throw call.problem('stock-import-incomplete')
  await endImports(
    db,
    sql`stock_take_id = ${of.takeId}::int4 and rows = ${of.rows}::text and imported_by = ${of.email}::text
      and import_id <> ${of.importId}::uuid`,
  )
  const written = { row_count: rows.length, content: JSON.stringify(rows), arrived_date: sql<Date>`now()` }
  await db
    .insertInto('stock_import_part')
    .values({
      stock_take_id: of.takeId,
      rows: of.rows,
      imported_by: of.email,
      import_id: of.importId,
      number: part.number,
      ...written,
    })
    .onConflict(conflict =>
      conflict.columns(['stock_take_id', 'rows', 'imported_by', 'import_id', 'number']).doUpdateSet(written),
    )
    .execute()
  const { rows: sums } = await sql<{ count: number }>`
    select sum(row_count)::int4 as count from stock_import_part where ${isPartOf(of)}`.execute(db)
  return sums[0]?.count ?? 0
}

/**
 * Requires every part of an import to have arrived, and gives the statements that follow time for them all.
 * @throws ProblemError stock-import-incomplete
 */
async function needWhole(
  call: PersonCall & Refuses<'stock-import-incomplete'>,
  of: Import,
  { count }: Part,
): Promise<void> {
  const { rows } = await sql<{ isWhole: boolean }>`
    select count(*) = ${count}::int4 and max(number) < ${count}::int4 as "isWhole"
    from stock_import_part where ${isPartOf(of)}`.execute(call.db)
  if (rows[0]?.isWhole !== true) throw call.problem('stock-import-incomplete')
  await sql`select set_config('statement_timeout', ${patience}, true)`.execute(call.db)
}

/** Rows to insert in their order: a table of `number` and `content`, with an array of rows in each. */
export type RowsToInsert = Fragment

/** The rows of all parts of an import. */
const keptRows = (of: Import): RowsToInsert =>
  sql`(select number, content from stock_import_part where ${isPartOf(of)})`

/** Rows that were sent at once. Their numbers are stored exactly as they are written. */
export const sentRows = (rows: readonly object[]): RowsToInsert =>
  sql`(select 0 as number, ${JSON.stringify(rows)}::jsonb as content)`

/**
 * Stages a part. Once the last one is there, puts the rows of all parts in place. The stock-take must be locked.
 * @param most how many rows an import may have
 * @param refuse the refusal of an import with more rows
 * @param replace puts the rows of all parts in the place of those imported before
 * @throws ProblemError body-invalid, stock-import-incomplete, or the refusal
 */
export async function receivePart(
  call: PersonCall & Refuses<'body-invalid' | 'stock-import-incomplete'>,
  of: Import,
  { part, rows }: { part: Part; rows: readonly object[] },
  {
    most,
    refuse,
    replace,
  }: { most: number; refuse: () => Error; replace: (all: RowsToInsert) => Promise<void> },
): Promise<void> {
  if ((await keepPart(call, of, part, rows)) > most) throw refuse()
  if (!isLast(part)) return
  await needWhole(call, of, part)
  await replace(keptRows(of))
  await endImports(call.db, isPartOf(of))
}

/** Deletes the parts of rows that refer to articles of a stock-take, as those are deleted. */
export async function dropPartsOnLines(db: Database | Tx, takeId: number): Promise<void> {
  await endImports(db, sql`stock_take_id = ${takeId}::int4 and rows <> 'articles'`)
}

/** Deletes the parts of imports that were never finished, and forgets those that ended long ago. */
export async function forgetOldParts(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptFor * 3_600_000)
  await db.deleteFrom('stock_import_part').where('arrived_date', '<', before).execute()
  await db.deleteFrom('stock_import_ended').where('ended_date', '<', before).execute()
}
