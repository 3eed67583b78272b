import { sql } from 'kysely'
import type { StockMovementKind, StockUnit } from '../../database/inventory-tables.ts'
import type { Database, Tx } from '../../database/schema.ts'
import { useOf } from './fields.ts'
import type { RowsToInsert } from './import-parts.ts'

/** The most movements of one stock-take. */
export const mostMovements = 100_000

/** What a movement says of the place of its article; undefined if it says nothing. */
export interface SaidPlace {
  code: string
  site?: string | undefined
  zone?: string | undefined
  shelf?: string | undefined
  batch?: string | undefined
}

/** A line that a movement may belong to. */
export interface FoundLine {
  id: number
  unit: StockUnit
}

/**
 * The lines that each movement may belong to, at most two each: a second one is already too many. Lines of found articles
 * only where no listed line fits, so that finding an article elsewhere makes no movement ambiguous.
 */
export async function findLines(
  db: Database | Tx,
  takeId: number,
  said: readonly SaidPlace[],
): Promise<FoundLine[][]> {
  const { rows } = await sql<FoundLine & { at: number; isAdded: boolean }>`
    select said.at::int4 as at, found.id, found.unit, found.is_added as "isAdded"
    from json_to_recordset(${JSON.stringify(said.map((each, at) => ({ ...each, at })))}::json)
      as said (at int4, code text, site text, zone text, shelf text, batch text)
    cross join lateral (
      select line.id, line.unit, line.is_added from stock_line as line join stock_zone as place on place.id = line.zone_id
      where line.stock_take_id = ${takeId}::int4 and line.code = said.code
        and (said.site is null or lower(place.site) = lower(said.site))
        and (said.zone is null or lower(place.name) = lower(said.zone))
        and (said.shelf is null or line.shelf = said.shelf) and (said.batch is null or line.batch = said.batch)
      order by line.is_added, line.id limit 2
    ) as found order by said.at, found.is_added, found.id`.execute(db)
  const lines: FoundLine[][] = said.map(() => [])
  const listed = new Set(rows.flatMap(({ at, isAdded }) => (isAdded ? [] : [at])))
  for (const { at, id, unit, isAdded } of rows) if (!isAdded || !listed.has(at)) lines[at]?.push({ id, unit })
  return lines
}

/** A movement to store. */
export interface NewMovement {
  lineId: number
  date: string
  kind: StockMovementKind
  quantity: number
  document: string
  unitCost: number | null
}

/**
 * Inserts movements in one statement. Call `rollLines` for their lines afterwards.
 * @param movements rows of type `NewMovement`
 */
export async function insertMovements(
  db: Database | Tx,
  takeId: number,
  { movements, isImported, email }: { movements: RowsToInsert; isImported: boolean; email: string },
): Promise<void> {
  await sql`
    insert into stock_movement (stock_take_id, line_id, date, kind, quantity, document, unit_cost, is_imported, created_by)
    select ${takeId}::int4, "lineId", date, kind, quantity, document, "unitCost", ${isImported}::boolean, ${email}::text
    from ${movements} as part
    cross join lateral rows from (jsonb_to_recordset(part.content) as ("lineId" int4, date date, kind text,
      quantity numeric, document text, "unitCost" numeric)) with ordinality as moved
    order by part.number, moved.ordinality`.execute(db)
}

/** Recomputes what movements add to the lines of a stock-take. @param lineIds only these lines */
export async function rollLines(
  db: Database | Tx,
  takeId: number,
  lineIds?: readonly number[],
): Promise<void> {
  await sql`
    with rolled as (
      select line.id, coalesce(sum(
        case ${useOf('movement', 'take')} when 'forward' then movement.quantity when 'back' then -movement.quantity end
      ), 0) as quantity
      from stock_take as take join stock_line as line on line.stock_take_id = take.id
        left join stock_movement as movement on movement.line_id = line.id
      where take.id = ${takeId}::int4
        ${lineIds ? sql`and line.id = any(${[...new Set(lineIds)]}::int4[])` : sql``}
      group by line.id
    )
    update stock_line as line set moved_quantity = rolled.quantity, version = line.version + 1
    from rolled where line.id = rolled.id and line.moved_quantity <> rolled.quantity`.execute(db)
}

/** Deletes movements imported from files. Call `rollLines` for all lines afterwards. */
export async function deleteImported(db: Database | Tx, takeId: number): Promise<void> {
  await db
    .deleteFrom('stock_movement')
    .where('stock_take_id', '=', takeId)
    .where('is_imported', '=', true)
    .execute()
}

export async function countMovements(
  db: Database | Tx,
  takeId: number,
): Promise<{ movementCount: number; outsideCount: number }> {
  const { rows } = await sql<{ movementCount: number; outsideCount: number }>`
    select count(*)::int4 as "movementCount",
      (count(*) filter (where ${useOf('movement', 'take')} = 'outside'))::int4 as "outsideCount"
    from stock_movement as movement join stock_take as take on take.id = movement.stock_take_id
    where take.id = ${takeId}::int4`.execute(db)
  return rows[0] ?? { movementCount: 0, outsideCount: 0 }
}

export async function readMovement(db: Database | Tx, id: number) {
  return db
    .selectFrom('stock_movement')
    .select(['stock_take_id as takeId', 'line_id as lineId', 'version'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function deleteMovement(
  db: Database | Tx,
  id: number,
  { takeId, lineId }: { takeId: number; lineId: number },
): Promise<void> {
  await db.deleteFrom('stock_movement').where('id', '=', id).execute()
  await rollLines(db, takeId, [lineId])
}
