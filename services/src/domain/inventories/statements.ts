import { type Selectable, sql, type Updateable } from 'kysely'
import { isStaffContact } from '../../access/person.ts'
import type {
  StockLineTable,
  StockTakeTable,
  StockTheoreticalDay,
  StockUnit,
} from '../../database/inventory-tables.ts'
import type { Database, Tx } from '../../database/schema.ts'
import type { Fragment } from '../../odata/scope.ts'
import { difference, isSumUnexplained, isUnexplained, sumsOf } from './fields.ts'
import { dropPartsOnLines, type RowsToInsert } from './import-parts.ts'

export type TakeRow = Selectable<StockTakeTable>

/** The most articles of one stock-take. */
export const mostLines = 100_000

/** A stock-take, locked until the transaction ends. @param isSeen condition on the alias `stock_take` */
export async function lockTake(
  db: Database | Tx,
  id: number,
  isSeen: Fragment = sql`true`,
): Promise<TakeRow | undefined> {
  return db
    .selectFrom('stock_take')
    .selectAll()
    .where('id', '=', id)
    .where(isSeen.$castTo<boolean>())
    .forUpdate()
    .executeTakeFirst()
}

export async function updateTakeRow(
  db: Database | Tx,
  id: number,
  changes: Updateable<StockTakeTable>,
): Promise<void> {
  await db
    .updateTable('stock_take')
    .set({ ...changes, modified_date: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
  await writeSearchText(db, id)
}

async function writeSearchText(db: Database | Tx, id: number): Promise<void> {
  await sql`
    update stock_take as take set search_text = odata_fold(concat_ws(E'\\n', take.name, account_legal_name,
      engagement_code, engagement_description,
      (select contact_full_name from contact where lower(contact_email_office) = take.created_by)))
    from account, engagement
    where take.id = ${id}::int4 and account.id = take.account_id and engagement.id = take.engagement_id`.execute(
    db,
  )
}

/** The client of an engagement; undefined if there is no such engagement, or it is closed. */
export async function readClient(db: Database | Tx, engagementId: number): Promise<number | undefined> {
  const found = await db
    .selectFrom('engagement')
    .innerJoin('account', 'account.account_number', 'engagement.engagement_account_number')
    .select('account.id')
    .where('engagement.id', '=', engagementId)
    .where('engagement_statut', 'in', ['dormant', 'Actif'])
    .executeTakeFirst()
  return found?.id
}

export interface NewTake {
  accountId: number
  engagementId: number
  name: string
  countDate: string
  closingDate: string
  theoreticalDay?: StockTheoreticalDay | undefined
  tolerancePercent: number
  toleranceValue: number
  classTolerancePercent?: number | null | undefined
  classToleranceValue?: number | null | undefined
  totalTolerancePercent?: number | null | undefined
  totalToleranceValue?: number | null | undefined
  createdBy: string
}

export async function insertTake(db: Database | Tx, take: NewTake): Promise<number> {
  const { id } = await db
    .insertInto('stock_take')
    .values({
      account_id: take.accountId,
      engagement_id: take.engagementId,
      name: take.name,
      count_date: take.countDate,
      closing_date: take.closingDate,
      ...(take.theoreticalDay !== undefined && { theoretical_day: take.theoreticalDay }),
      tolerance_percent: take.tolerancePercent,
      tolerance_value: take.toleranceValue,
      class_tolerance_percent: take.classTolerancePercent ?? null,
      class_tolerance_value: take.classToleranceValue ?? null,
      total_tolerance_percent: take.totalTolerancePercent ?? null,
      total_tolerance_value: take.totalToleranceValue ?? null,
      created_by: take.createdBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeSearchText(db, id)
  return id
}

/** A place to store; a new one has no key. */
export interface Zone {
  zoneId: number | null
  site: string
  name: string
  counters: readonly string[]
}

/** The places of a stock-take. */
export async function readZones(db: Database | Tx, takeId: number) {
  return db
    .selectFrom('stock_zone')
    .select(['id', 'site', 'name'])
    .where('stock_take_id', '=', takeId)
    .execute()
}

/** The people asked to count in a stock-take, without duplicates. */
export async function readCounters(db: Database | Tx, takeId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('stock_zone')
    .select('counters')
    .where('stock_take_id', '=', takeId)
    .execute()
  return [...new Set(rows.flatMap(({ counters }) => counters))]
}

/** Writes the places of a stock-take, in their order, and deletes those that are left out. */
export async function writeZones(db: Database | Tx, takeId: number, zones: readonly Zone[]): Promise<void> {
  const kept = zones.flatMap(({ zoneId }) => zoneId ?? [])
  await db
    .deleteFrom('stock_zone')
    .where('stock_take_id', '=', takeId)
    .$if(kept.length > 0, query => query.where('id', 'not in', kept))
    .execute()
  for (const [position, { zoneId, site, name, counters }] of zones.entries()) {
    const row = { site, name, counters: counters.map(email => email.toLowerCase()), position }
    await (zoneId === null
      ? db
          .insertInto('stock_zone')
          .values({ ...row, stock_take_id: takeId })
          .execute()
      : db.updateTable('stock_zone').set(row).where('id', '=', zoneId).execute())
  }
}

/** Whether any of the places contains articles. */
export async function hasLinesIn(db: Database | Tx, zoneIds: readonly number[]): Promise<boolean> {
  if (zoneIds.length === 0) return false
  const found = await db
    .selectFrom('stock_line')
    .select('id')
    .where('zone_id', 'in', [...zoneIds])
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** How many of these email addresses belong to staff. */
export async function countStaff(
  db: Database | Tx,
  emails: readonly string[],
  firmDomain: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct lower(contact_email_office))::int4 as count from contact
    where lower(contact_email_office) = any(${[...emails]}::text[]) and ${isStaffContact('contact', firmDomain)}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

export async function countLines(db: Database | Tx, takeId: number): Promise<number> {
  const { count } = await db
    .selectFrom('stock_line')
    .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('stock_take_id', '=', takeId)
    .executeTakeFirstOrThrow()
  return count
}

export async function hasCounts(db: Database | Tx, takeId: number): Promise<boolean> {
  const found = await db
    .selectFrom('stock_count')
    .select('id')
    .where('stock_take_id', '=', takeId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * What blocks reconciliation: lines that are not counted, in doubt, or beyond the tolerance without an explanation, and
 * sums beyond theirs without one.
 */
export async function countUnfinished(db: Database | Tx, takeId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from stock_line as line
        where line.stock_take_id = take.id and (line.state <> 'counted' or ${isUnexplained('line', 'take')}))
      + (select count(*) from ${sumsOf('take')} as added where ${isSumUnexplained('added')}))::int4 as count
    from stock_take as take where take.id = ${takeId}::int4`.execute(db)
  return rows[0]?.count ?? 0
}

export async function deleteTake(db: Database | Tx, id: number): Promise<void> {
  await deleteLines(db, id)
  await db.deleteFrom('stock_take').where('id', '=', id).execute()
}

export async function deleteLines(db: Database | Tx, takeId: number): Promise<void> {
  await db.deleteFrom('stock_line').where('stock_take_id', '=', takeId).execute()
  // Entries refer to its articles, like movements.
  await db.deleteFrom('stock_entry').where('stock_take_id', '=', takeId).execute()
  await dropPartsOnLines(db, takeId)
}

/** An article to store. */
export interface Line {
  zoneId: number
  shelf: string
  code: string
  barcode: string
  name: string
  articleClass?: string | undefined
  unit: StockUnit
  packSize: number
  batch: string
  /** Null if it is not known. */
  unitCost: number | null
  theoreticalQuantity: number
  isAdded: boolean
}

/** Inserts articles in one statement. @param lines rows of type `Line` */
export async function insertLines(db: Database | Tx, takeId: number, lines: RowsToInsert): Promise<void> {
  await sql`
    insert into stock_line (stock_take_id, zone_id, shelf, code, barcode, name, article_class, unit, pack_size, batch,
      unit_cost, theoretical_quantity, is_added, search_text)
    select ${takeId}::int4, "zoneId", shelf, code, barcode, name, coalesce("articleClass", ''), unit, "packSize", batch, "unitCost",
      "theoreticalQuantity", "isAdded", odata_fold(concat_ws(E'\\n', code, barcode, name, shelf, batch))
    from ${lines} as part
    cross join lateral rows from (jsonb_to_recordset(part.content) as ("zoneId" int4, shelf text, code text, barcode text,
      name text, "articleClass" text, unit text, "packSize" numeric, batch text, "unitCost" numeric,
      "theoreticalQuantity" numeric, "isAdded" boolean)) with ordinality as line
    order by part.number, line.ordinality`.execute(db)
}

/** A line, locked with its stock-take until the transaction ends, so that counting and closing wait. */
export async function lockLine(db: Database | Tx, id: number) {
  const found = await db
    .selectFrom('stock_line')
    .select('stock_take_id')
    .where('id', '=', id)
    .executeTakeFirst()
  const take = found && (await lockTake(db, found.stock_take_id))
  const line = await db.selectFrom('stock_line').selectAll().where('id', '=', id).executeTakeFirst()
  return take && line && { take, line }
}

export async function updateLineRow(
  db: Database | Tx,
  id: number,
  changes: Pick<
    Updateable<StockLineTable>,
    'recount_by' | 'recount_date' | 'round' | 'state' | 'counted_quantity'
  >,
): Promise<void> {
  await db
    .updateTable('stock_line')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Explains the current difference of a line. */
export async function explainLine(db: Database | Tx, id: number, explanation: string): Promise<void> {
  await sql`
    update stock_line as line set explanation = ${explanation}::text, version = line.version + 1,
      explained_difference = ${difference('line', 'take')}
    from stock_take as take where line.id = ${id}::int4 and take.id = line.stock_take_id`.execute(db)
}

/** Whether a person has counted a line without withdrawing the count since. */
export async function hasCounted(db: Database | Tx, lineId: number, email: string): Promise<boolean> {
  const last = await db
    .selectFrom('stock_count')
    .select('quantity')
    .where('line_id', '=', lineId)
    .where('created_by', '=', email)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last !== undefined && last.quantity !== null
}
