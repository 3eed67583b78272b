/** Reads everything that the file of an attendance report shows. */
import { type RawBuilder, sql } from 'kysely'
import type { StockTakeStatus, StockUnit } from '../../../database/inventory-tables.ts'
import type { Database, Tx } from '../../../database/schema.ts'
import { readDifferences as readSums, type Sum } from '../difference-statements.ts'
import { compared, stockLineExpressions, stockTakeExpressions } from '../fields.ts'
import { type Sample, readSamples } from '../sample-statements.ts'
import { type Attendance, readAttendance } from './statements.ts'

/** The details of the stock-take itself. */
interface Facts {
  client: string
  engagement: string
  name: string
  status: StockTakeStatus
  countDate: string
  closingDate: string
  theoreticalDay: 'count' | 'closing'
  lineCount: number
  countedCount: number
  unexplainedCount: number
  lateCount: number
  /** Lines whose unit cost is not known, which the values leave out. */
  withoutCostCount: number
  theoreticalValue: number
  countedValue: number
  closingValue: number
  differenceValue: number
  /** Names, or email addresses where the person no longer has a name. */
  countedBy: string[]
  zones: Place[]
}
interface Place {
  id: number
  site: string
  name: string
  lineCount: number
  countedCount: number
  recountedCount: number
}
interface Difference {
  code: string
  name: string
  site: string
  zone: string
  unit: StockUnit
  theoreticalQuantity: number
  countedQuantity: number
  /** The quantity that was compared: what was counted, or what that comes to on the closing day. */
  comparedQuantity: number
  difference: number
  /** Null if the unit cost is not known. */
  differenceValue: number | null
  explanation: string
}

export interface AttendanceContent {
  facts: Facts
  report: Attendance
  samples: Sample[]
  /** Largest first, truncated where there are very many. */
  differences: Difference[]
  differenceCount: number
  /** All articles, then the classes that have a tolerance. The class is null for all articles. */
  sums: (Sum & { articleClass: string | null })[]
}

/** The most differences listed: a file must stay readable, and the page shows them all. */
const mostDifferences = 300

/** A computed field, as the lists define it. */
const field = (of: typeof stockTakeExpressions, name: string, alias: string): RawBuilder<unknown> => {
  const expression = of[name]
  if (!expression) throw new Error(`There is no field ${name}`)
  return expression(alias)
}

async function readFacts(db: Database | Tx, takeId: number): Promise<Facts | undefined> {
  const ofTake = (name: string) => field(stockTakeExpressions, name, 'take')
  const { rows } = await sql<Facts>`
    select ${ofTake('accountName')} as client,
      concat_ws(' ', ${ofTake('engagementCode')}, ${ofTake('engagementDescription')}) as engagement,
      take.name, take.status, take.count_date::text as "countDate", take.closing_date::text as "closingDate",
      take.theoretical_day as "theoreticalDay", ${ofTake('lineCount')} as "lineCount",
      ${ofTake('countedCount')} as "countedCount", ${ofTake('unexplainedCount')} as "unexplainedCount",
      ${ofTake('lateCount')} as "lateCount", ${ofTake('withoutCostCount')} as "withoutCostCount",
      ${ofTake('theoreticalValue')} as "theoreticalValue",
      ${ofTake('countedValue')} as "countedValue", ${ofTake('closingValue')} as "closingValue",
      ${ofTake('differenceValue')} as "differenceValue",
      (select coalesce(json_agg(who.name order by who.name), '[]'::json) from (
        select distinct coalesce((select contact_full_name from contact
          where lower(contact_email_office) = made.created_by limit 1), made.created_by) as name
        from stock_count as made where made.stock_take_id = take.id) as who) as "countedBy",
      (select coalesce(json_agg(json_build_object('id', place.id, 'site', place.site, 'name', place.name,
          'lineCount', lines.line_count, 'countedCount', lines.counted_count, 'recountedCount', lines.recounted_count)
          order by place.position, place.id), '[]'::json)
        from stock_zone as place cross join lateral (
          select count(*)::int4 as line_count, (count(*) filter (where part.state = 'counted'))::int4 as counted_count,
            (count(*) filter (where part.round > 0))::int4 as recounted_count
          from stock_line as part where part.zone_id = place.id) as lines
        where place.stock_take_id = take.id) as zones
    from stock_take as take where take.id = ${takeId}::int4`.execute(db)
  return rows[0]
}

async function readDifferences(db: Database | Tx, takeId: number) {
  const ofLine = (name: string) => field(stockLineExpressions, name, 'line')
  const { rows } = await sql<Difference & { count: number }>`
    with listed as (
      select line.code, line.name, ${ofLine('site')} as site, ${ofLine('zone')} as zone, line.unit,
        ${ofLine('theoreticalQuantity')} as "theoreticalQuantity", ${ofLine('countedQuantity')} as "countedQuantity",
        (${compared('line', 'take')})::float8 as "comparedQuantity",
        ${ofLine('difference')} as difference, ${ofLine('differenceValue')} as "differenceValue", ${ofLine('explanation')} as explanation,
        line.id
      from stock_line as line join stock_take as take on take.id = line.stock_take_id
      where line.stock_take_id = ${takeId}::int4 and line.state = 'counted'
    )
    select listed.*, (count(*) over ())::int4 as count from listed where difference <> 0
    order by abs("differenceValue") desc nulls first, code, id limit ${mostDifferences}::int4`.execute(db)
  return { differences: rows, differenceCount: rows[0]?.count ?? 0 }
}

/** Undefined if there is no such stock-take. */
export async function readContent(db: Database | Tx, takeId: number): Promise<AttendanceContent | undefined> {
  const facts = await readFacts(db, takeId)
  const report = await readAttendance(db, takeId)
  const sums = await readSums(db, takeId)
  if (!facts || !report || !sums) return undefined
  return {
    facts,
    report,
    samples: await readSamples(db, takeId),
    ...(await readDifferences(db, takeId)),
    sums: [
      { articleClass: null, ...sums.total },
      ...sums.classes.flatMap(({ articleClass, sum }) =>
        sum.tolerance === null ? [] : [{ articleClass, ...sum }],
      ),
    ],
  }
}
