import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { StockLineState, StockUnit } from '../../database/inventory-tables.ts'
import type { Database, Tx } from '../../database/schema.ts'
import type { CountOfLine } from './line-state.ts'
import { isCounterOfLine } from './seen-sheets.ts'

/** Counts of a person that are already stored, by the ids their device assigned. */
export async function readKept(db: Database | Tx, email: string, clientIds: readonly string[]) {
  return db
    .selectFrom('stock_count')
    .select(['client_id as clientId', 'line_id as lineId', 'is_late as isLate'])
    .where('created_by', '=', email)
    .where('client_id', 'in', [...clientIds])
    .execute()
}

/** The columns of a line that counting needs. */
export interface CountedLine {
  id: number
  unit: StockUnit
  round: number
  state: StockLineState
  recountBy: string | null
}

/** Those of the lines that a person may count, by id. */
export async function readCountedLines(
  db: Database | Tx,
  { takeId, email, ids }: { takeId: number; email: string; ids: readonly number[] },
): Promise<Map<number, CountedLine>> {
  const { rows } = await sql<CountedLine>`
    select line.id, line.unit, line.round, line.state, line.recount_by as "recountBy"
    from stock_line as line
    where line.stock_take_id = ${takeId}::int4 and line.id = any(${[...ids]}::int4[])
      and ${isCounterOfLine('line', email)}`.execute(db)
  return new Map(rows.map(row => [row.id, row]))
}

export interface FoundArticle {
  zoneId: number
  shelf: string
  code: string
  name: string
  unit: StockUnit
}

/**
 * The line of a found article, reusing one that exists by now. A new one takes over what the list says of the same
 * article elsewhere: its barcode, class, pack size, and unit cost, averaged by quantity where lines differ. Lines
 * without a unit cost do not weigh in.
 * @returns the line, or why there is none: the finder does not count in that place, or its line there is counted in another
 *   unit
 */
export async function findOrAddLine(
  db: Database | Tx,
  { takeId, email, found }: { takeId: number; email: string; found: FoundArticle },
): Promise<number | 'not-assigned' | 'unit-other'> {
  const isOwnPlace = sql`place.id = ${found.zoneId}::int4 and place.stock_take_id = ${takeId}::int4
    and (cardinality(place.counters) = 0 or ${email}::text = any(place.counters))`
  const { rows } = await sql<{ id: number }>`
    insert into stock_line (stock_take_id, zone_id, shelf, code, barcode, name, unit, article_class, pack_size, batch,
      unit_cost, theoretical_quantity, is_added, search_text)
    select place.stock_take_id, place.id, ${found.shelf}::text, ${found.code}::text, coalesce(listed.barcode, ''),
      ${found.name}::text, ${found.unit}::text, coalesce(listed.article_class, ''), coalesce(listed.pack_size, 1), '',
      listed.unit_cost, 0, true,
      odata_fold(concat_ws(E'\\n', ${found.code}::text, listed.barcode, ${found.name}::text, ${found.shelf}::text))
    from stock_zone as place cross join (
      select max(line.barcode) as barcode, max(line.article_class) as article_class,
        (array_agg(line.pack_size order by line.id))[1] as pack_size,
        coalesce(
          round(sum(line.unit_cost * line.theoretical_quantity)
            / nullif(sum(line.theoretical_quantity) filter (where line.unit_cost is not null), 0), 4),
          round(avg(line.unit_cost), 4)) as unit_cost
      from stock_line as line where line.stock_take_id = ${takeId}::int4 and line.code = ${found.code}::text
        and line.unit = ${found.unit}::text and not line.is_added
    ) as listed
    where ${isOwnPlace}
    on conflict (stock_take_id, zone_id, shelf, code, batch) do update set code = excluded.code
      where stock_line.unit = excluded.unit
    returning id`.execute(db)
  if (rows[0]) return rows[0].id
  const place = await sql`select from stock_zone as place where ${isOwnPlace}`.execute(db)
  return place.rows.length > 0 ? 'unit-other' : 'not-assigned'
}

/** The key with which a person's devices encrypt their counts; created on first use. */
export async function keyOf(db: Database | Tx, email: string): Promise<string> {
  const find = () => db.selectFrom('count_key').select('key').where('email', '=', email).executeTakeFirst()
  const known = await find()
  if (known) return known.key
  // Of two devices at once, the first creates it.
  await db
    .insertInto('count_key')
    .values({ email, key: randomBytes(32).toString('base64url') })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const made = await find()
  if (!made) throw new Error('the key that was just made is not there')
  return made.key
}

export interface NewCount {
  clientId: string
  lineId: number
  quantity: number | null
  expression: string
  note: string
  round: number
  countedDate: string
}

/** Stores counts in the order in which they were made. */
export async function insertCounts(
  db: Database | Tx,
  {
    takeId,
    email,
    deviceId,
    clockError,
    isLate,
    counts,
  }: {
    takeId: number
    email: string
    deviceId: string
    clockError: number
    isLate: boolean
    counts: readonly NewCount[]
  },
): Promise<void> {
  if (counts.length === 0) return
  await db
    .insertInto('stock_count')
    .values(
      counts.map(({ clientId, lineId, quantity, expression, note, round, countedDate }) => ({
        stock_take_id: takeId,
        line_id: lineId,
        client_id: clientId,
        quantity,
        expression,
        note,
        round,
        is_late: isLate,
        device_id: deviceId,
        counted_date: countedDate,
        clock_error: clockError,
        created_by: email,
      })),
    )
    .execute()
}

/** The counts of each line that arrived on time, in order of arrival. */
export async function readCounts(
  db: Database | Tx,
  lineIds: readonly number[],
): Promise<Map<number, CountOfLine[]>> {
  const rows = await db
    .selectFrom('stock_count')
    .select(['line_id', 'created_by', 'quantity', 'round'])
    .where('line_id', 'in', [...lineIds])
    .where('is_late', '=', false)
    .orderBy('id')
    .execute()
  const counts = new Map<number, CountOfLine[]>()
  for (const { line_id: lineId, created_by: by, quantity, round } of rows) {
    const ofLine = counts.get(lineId) ?? []
    ofLine.push({ by, quantity: quantity === null ? null : Number(quantity), round })
    counts.set(lineId, ofLine)
  }
  return counts
}

export interface KnownState {
  id: number
  state: StockLineState
  quantity: number | null
}

/** Writes the current state of lines. */
export async function writeStates(db: Database | Tx, states: readonly KnownState[]): Promise<void> {
  await sql`
    update stock_line as line set state = known.state, counted_quantity = known.quantity, version = line.version + 1
    from json_to_recordset(${JSON.stringify(states)}::json) as known (id int4, state text, quantity numeric)
    where line.id = known.id`.execute(db)
}
