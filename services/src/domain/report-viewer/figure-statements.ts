import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import type { Fragment } from '../../odata/scope.ts'
import type { Dimension, Measure } from './known-fields.ts'

/** ReportFiguresFilter of the contract. */
export interface FigureFilter {
  field: Exclude<Dimension, 'month'>
  operator: 'in' | 'notIn'
  values: string[]
}

/** The filters on figures. */
export interface FigureBounds {
  filters: readonly FigureFilter[]
  /** YYYY-MM. */
  from: string | null
  to: string | null
}

/** The figures for one value of a dimension. */
export interface FigureRow {
  key: string
  label: string
  fees: number
  hours: number
  engagements: number
  invoiced: number
  paid: number
  writtenOff: number
}

/** The most values of a dimension to read. */
export const mostValues = 1000

const columns: Readonly<Record<Dimension, Fragment>> = {
  month: sql`to_char(fee.month, 'YYYY-MM')`,
  engagement: sql`engagement.engagement_code`,
  type: sql`engagement.engagement_type`,
  status: sql`engagement.engagement_statut`,
  manager: sql`lower(coalesce(engagement.engagement_manager_email, ''))`,
  partner: sql`lower(coalesce(engagement.engagement_partner_email, ''))`,
  businessUnit: sql`coalesce(engagement.engagement_business_unit, '')`,
}

/** The name of the person with an email; the email itself where there is no record. */
const personLabel = sql`coalesce(
  (select contact_full_name from contact where lower(contact_email_office) = figure.key), figure.key)`
const labels: Readonly<Partial<Record<Dimension, Fragment>>> = {
  engagement: sql`(select engagement_code || ' – ' || engagement_description from engagement
    where engagement_code = figure.key)`,
  manager: personLabel,
  partner: personLabel,
}

/** The measures of a group of `fact`, to rank it by; the same definitions as `measured`. */
const ranks: Readonly<Record<Measure, Fragment>> = {
  fees: sql`sum(fact.fees)`,
  hours: sql`sum(fact.hours)`,
  engagements: sql`count(distinct fact.engagement_id)`,
  rate: sql`sum(fact.fees) / nullif(sum(fact.hours), 0)`,
  invoiced: sql`sum(fact.invoiced)`,
  paid: sql`sum(fact.paid)`,
  outstanding: sql`sum(fact.invoiced) - sum(fact.paid) - sum(fact.written_off)`,
  unbilled: sql`sum(fact.fees) - sum(fact.invoiced)`,
}

/** The fees of the engagements of a report's client, joined with their engagements. */
function factsOf(reportId: number, seen: Fragment): Fragment {
  return sql`report join account on account.id = report.account_id
    join engagement on engagement.engagement_account_number = account.account_number and ${seen}
    join engagement_fee as fee on fee.engagement_id = engagement.id and report.id = ${reportId}::int4`
}

function isWithin({ filters, from, to }: FigureBounds): Fragment {
  const bounds: Fragment[] = filters.map(({ field, operator, values }) =>
    operator === 'in'
      ? sql`${columns[field]} = any(${values}::text[])`
      : sql`${columns[field]} <> all(${values}::text[])`,
  )
  if (from !== null) bounds.push(sql`fee.month >= ${`${from}-01`}::date`)
  if (to !== null) bounds.push(sql`fee.month <= ${`${to}-01`}::date`)
  return bounds.length === 0 ? sql`true` : sql`(${sql.join(bounds, sql` and `)})`
}

/**
 * Figures of a report's client, one row per value of the dimension.
 * @param seen the rows of `engagement` that the caller may see
 * @param dimension null: a single row for everything, or none if there is nothing
 * @param rankedBy the measure of which the largest values are read where there are too many
 */
export async function readFigures(
  db: Database | Tx,
  reportId: number,
  seen: Fragment,
  bounds: FigureBounds,
  dimension: Dimension | null,
  rankedBy: Measure,
): Promise<FigureRow[]> {
  const key = dimension === null ? sql`''::text` : columns[dimension]
  const label = (dimension === null ? undefined : labels[dimension]) ?? sql`figure.key`
  const { rows } = await sql<FigureRow>`
    select figure.key, ${label} as label, figure.fees, figure.hours, figure.engagements,
      figure.invoiced, figure.paid, figure."writtenOff"
    from (
      select fact.key, sum(fact.fees)::float8 as fees, sum(fact.hours)::float8 as hours,
        count(distinct fact.engagement_id)::int4 as engagements, sum(fact.invoiced)::float8 as invoiced,
        sum(fact.paid)::float8 as paid, sum(fact.written_off)::float8 as "writtenOff"
      from (
        select ${key} as key, fee.fees, fee.hours, fee.engagement_id, fee.invoiced, fee.paid, fee.written_off
        from ${factsOf(reportId, seen)}
        where ${isWithin(bounds)}
      ) as fact
      group by fact.key
      order by ${ranks[rankedBy]} desc nulls last, fact.key
      limit ${mostValues}::int4
    ) as figure`.execute(db)
  return rows
}

/** The first and the last month with figures that the caller may see; null without any. */
export async function readMonths(
  db: Database | Tx,
  reportId: number,
  seen: Fragment,
): Promise<{ firstMonth: string | null; lastMonth: string | null }> {
  const { rows } = await sql<{ first: string | null; last: string | null }>`
    select to_char(min(fee.month), 'YYYY-MM') as first, to_char(max(fee.month), 'YYYY-MM') as last
    from ${factsOf(reportId, seen)}`.execute(db)
  return { firstMonth: rows[0]?.first ?? null, lastMonth: rows[0]?.last ?? null }
}

/**
 * How a measure is computed from the sums of a row, with the same definitions as in the dashboards. Null where it is
 * undefined.
 */
const measured: Readonly<Record<Measure, (row: FigureRow) => number | null>> = {
  fees: ({ fees }) => fees,
  hours: ({ hours }) => hours,
  engagements: ({ engagements }) => engagements,
  rate: ({ fees, hours }) => (hours === 0 ? null : fees / hours),
  invoiced: ({ invoiced }) => invoiced,
  paid: ({ paid }) => paid,
  outstanding: ({ invoiced, paid, writtenOff }) => invoiced - paid - writtenOff,
  unbilled: ({ fees, invoiced }) => fees - invoiced,
}

/** The value of a measure, rounded to cents; null where it is undefined. */
export function figureOf(row: FigureRow, measure: Measure): number | null {
  const value = measured[measure](row)
  return value === null ? null : Math.round(value * 100) / 100
}
