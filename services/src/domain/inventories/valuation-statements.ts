import { sql } from 'kysely'
import type { StockDepreciationRule, StockUnit } from '../../database/inventory-tables.ts'
import type { Database, Tx } from '../../database/schema.ts'
import type { RowsToInsert } from './import-parts.ts'

/** The most entries of one stock-take. */
export const mostEntries = 100_000

/** The units in which each of these codes is listed; if it is not, those in which it was found. */
export async function readUnits(
  db: Database | Tx,
  takeId: number,
  codes: readonly string[],
): Promise<Map<string, StockUnit[]>> {
  const rows = await db
    .selectFrom('stock_line')
    .select(['code', 'unit', 'is_added'])
    .distinct()
    .where('stock_take_id', '=', takeId)
    .where('code', 'in', [...new Set(codes)])
    .execute()
  const listed = new Set(rows.flatMap(({ code, is_added: isAdded }) => (isAdded ? [] : [code])))
  const units = new Map<string, StockUnit[]>()
  for (const { code, unit, is_added: isAdded } of rows)
    if (!isAdded || !listed.has(code)) units.set(code, [...(units.get(code) ?? []), unit])
  return units
}

/** An entry to store. */
export interface NewEntry {
  code: string
  unit: StockUnit
  date: string
  quantity: number
  unitCost: number
  document: string
}

/** Inserts entries in one statement. @param entries rows of type `NewEntry` */
export async function insertEntries(
  db: Database | Tx,
  takeId: number,
  { entries, isImported, email }: { entries: RowsToInsert; isImported: boolean; email: string },
): Promise<void> {
  await sql`
    insert into stock_entry (stock_take_id, code, unit, date, quantity, unit_cost, document, is_imported, created_by)
    select ${takeId}::int4, code, unit, date, quantity, "unitCost", document, ${isImported}::boolean, ${email}::text
    from ${entries} as part
    cross join lateral rows from (jsonb_to_recordset(part.content) as (code text, unit text, date date, quantity numeric,
      "unitCost" numeric, document text)) with ordinality as entry
    order by part.number, entry.ordinality`.execute(db)
}

/** Deletes entries imported from files. */
export async function deleteImportedEntries(db: Database | Tx, takeId: number): Promise<void> {
  await db
    .deleteFrom('stock_entry')
    .where('stock_take_id', '=', takeId)
    .where('is_imported', '=', true)
    .execute()
}

export async function readEntry(db: Database | Tx, id: number) {
  return db
    .selectFrom('stock_entry')
    .select(['stock_take_id as takeId', 'version'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function deleteEntry(db: Database | Tx, id: number): Promise<void> {
  await db.deleteFrom('stock_entry').where('id', '=', id).execute()
}

export async function countEntries(db: Database | Tx, takeId: number): Promise<number> {
  const { count } = await db
    .selectFrom('stock_entry')
    .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('stock_take_id', '=', takeId)
    .executeTakeFirstOrThrow()
  return count
}

interface Sum {
  articleCount: number
  valuedCount: number
  withoutTheoreticalCount: number
  theoreticalValue: number
  value: number
  differenceValue: number | null
}

const sum = sql`count(*)::int4 as "articleCount", (count(*) filter (where is_valued))::int4 as "valuedCount",
  (count(*) filter (where theoretical_value is null))::int4 as "withoutTheoreticalCount",
  coalesce(sum(known_theoretical_value), 0)::float8 as "theoreticalValue", coalesce(sum(value), 0)::float8 as value,
  sum(difference_value)::float8 as "differenceValue"`

interface Totals extends Sum {
  shortCount: number
  negativeCount: number
  uncountedCount: number
  withoutCostCount: number
  slowCount: number
  unknownCount: number
  slowValue: number | null
  slowDepreciation: number | null
}

interface Sums {
  totals: Totals
  zones: (Sum & { zoneId: number; site: string; name: string })[]
  classes: (Sum & { articleClass: string })[]
  uncovered: { unit: StockUnit; articleCount: number; quantity: number; restValue: number | null }[]
}

/**
 * The value of a stock-take: in total, by place, by class, and the part that no entry covers. With the `given` method,
 * each line has its own value. Otherwise the value of an article is shared among its lines by quantity: each gets the
 * rounded running total less the shares before it, so that the shares add up to the cent.
 */
async function readSums(db: Database | Tx, takeId: number): Promise<Sums> {
  const { rows } = await sql<Sums>`
    with worth as materialized (
      select * from stock_value where stock_take_id = ${takeId}::int4
    ), take as (
      select valuation_method as method, theoretical_day from stock_take where id = ${takeId}::int4
    ), line as (
      select zone_id, id, code, unit, unit_cost, state = 'counted' as is_counted,
        case when state = 'counted' then counted_quantity + moved_quantity else 0 end as own,
        theoretical_quantity + case when theoretical_day = 'count' then moved_quantity else 0 end as theoretical
      from stock_line, take where stock_take_id = ${takeId}::int4
    ), reached as (
      select line.*, sum(own) over (partition by code, unit order by id) as reached from line
    ), shared as (
      select line.zone_id, worth.id, bool_and(worth.is_valued) as is_valued,
        bool_and(worth.difference_value is not null) as is_compared,
        bool_or(line.unit_cost is null and line.theoretical <> 0) as is_without_theoretical,
        coalesce(sum(round(line.theoretical * line.unit_cost, 2)), 0) as theoretical_value,
        sum(case
          when not line.is_counted or worth.value is null then null
          when take.method = 'given' then round(line.own * coalesce(line.unit_cost, 0), 2)
          when worth.quantity = 0 then 0
          else round(worth.value * line.reached / worth.quantity, 2)
            - round(worth.value * (line.reached - line.own) / worth.quantity, 2)
        end) as value
      from reached as line join worth on worth.code = line.code and worth.unit = line.unit cross join take
      group by line.zone_id, worth.id
    ), totals as (
      select ${sum},
        (count(*) filter (where method = 'average' and entry_quantity > 0 and entry_quantity < quantity))::int4 as "shortCount",
        (count(*) filter (where method <> 'given' and quantity < 0))::int4 as "negativeCount",
        (count(*) filter (where counted_count < line_count))::int4 as "uncountedCount",
        (count(*) filter (where is_without_cost))::int4 as "withoutCostCount",
        (count(*) filter (where slowness = 'slow'))::int4 as "slowCount",
        (count(*) filter (where slowness = 'unknown'))::int4 as "unknownCount",
        (sum(value) filter (where slowness = 'slow'))::float8 as "slowValue",
        sum(depreciation)::float8 as "slowDepreciation"
      from worth cross join take
    ), zones as (
      select place.id as "zoneId", place.site, place.name, count(shared.id)::int4 as "articleCount",
        (count(*) filter (where is_valued))::int4 as "valuedCount",
        (count(*) filter (where is_without_theoretical))::int4 as "withoutTheoreticalCount",
        coalesce(sum(theoretical_value), 0)::float8 as "theoreticalValue", coalesce(sum(value), 0)::float8 as value,
        (sum(value - theoretical_value) filter (where is_compared))::float8 as "differenceValue"
      from stock_zone as place left join shared on shared.zone_id = place.id
      where place.stock_take_id = ${takeId}::int4
      group by place.id order by place.position, place.id
    ), classes as (
      select article_class as "articleClass", ${sum} from worth group by article_class order by value desc, article_class
    ), uncovered as (
      select unit, count(*)::int4 as "articleCount", sum(uncovered_quantity)::float8 as quantity,
        sum(rest_value)::float8 as "restValue"
      from worth where uncovered_quantity > 0 group by unit order by unit
    )
    select (select to_json(totals) from totals) as totals,
      (select coalesce(json_agg(zones), '[]') from zones) as zones,
      (select coalesce(json_agg(classes), '[]') from classes) as classes,
      (select coalesce(json_agg(uncovered), '[]') from uncovered) as uncovered`.execute(db)
  const [sums] = rows
  if (!sums) throw new Error('A select of values has one row')
  return sums
}

/**
 * The valuation method of a stock-take, with the state of its entries and exits; undefined if there is no such
 * stock-take.
 */
async function readChoice(db: Database | Tx, takeId: number) {
  return db
    .selectFrom('stock_take as take')
    .select([
      'version',
      'valuation_method as method',
      'valuation_rest as rest',
      'valuation_date as chosenDate',
      'valuation_by as chosenBy',
      sql<string | null>`(select contact_full_name from contact
        where lower(contact_email_office) = take.valuation_by limit 1)`.as('chosenByName'),
      'slow_days as slowDays',
      'slow_months as slowMonths',
      sql<StockDepreciationRule[]>`take.depreciation`.as('depreciation'),
      sql<number>`(select count(*)::int4 from stock_entry as entry where entry.stock_take_id = take.id)`.as(
        'entryCount',
      ),
      sql<number>`(select count(*)::int4 from stock_entry as entry
        where entry.stock_take_id = take.id and entry.date > take.closing_date)`.as('lateEntryCount'),
      sql<
        string | null
      >`(select min(date)::text from stock_entry as entry where entry.stock_take_id = take.id)`.as(
        'firstEntryDate',
      ),
      sql<
        string | null
      >`(select max(date)::text from stock_entry as entry where entry.stock_take_id = take.id)`.as(
        'lastEntryDate',
      ),
      sql<string | null>`(select min(moved.date)::text from stock_movement as moved
        where moved.stock_take_id = take.id and moved.date <= take.closing_date
        having bool_or(moved.kind = 'delivery'))`.as('movementsFrom'),
    ])
    .where('id', '=', takeId)
    .executeTakeFirst()
}

/** The value of a stock-take as the contract returns it; undefined if there is no such stock-take. */
export async function readValuation(db: Database | Tx, takeId: number) {
  const choice = await readChoice(db, takeId)
  if (!choice) return undefined
  const { version, chosenDate, movementsFrom, ...chosen } = choice
  const { totals, zones, classes, uncovered } = await readSums(db, takeId)
  const {
    shortCount,
    negativeCount,
    uncountedCount,
    withoutCostCount,
    slowCount,
    unknownCount,
    slowValue,
    slowDepreciation,
    ...total
  } = totals
  return {
    '@odata.etag': `"${version}"`,
    ...chosen,
    chosenDate: chosenDate?.toISOString() ?? null,
    total,
    zones: zones.map(({ zoneId, site, name, ...each }) => ({ zoneId, site, name, sum: each })),
    classes: classes.map(({ articleClass, ...each }) => ({ articleClass, sum: each })),
    uncovered,
    shortCount,
    negativeCount,
    uncountedCount,
    withoutCostCount,
    slow: { movementsFrom, slowCount, unknownCount, value: slowValue, depreciation: slowDepreciation },
  }
}
