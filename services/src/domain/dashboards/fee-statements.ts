import { FeesDashboard } from '@parvis/api-types/limits/dashboards'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import type { Fragment } from '../../odata/scope.ts'
import type { FeesDashboardName, FeesFilters, FeesMeasures, Level, MonthSums } from './fees.ts'
import type { Month, Period } from './period.ts'

/** Whose fees to query, and which of them. */
export interface FeesQuestion extends FeesFilters {
  dashboard: FeesDashboardName
  /** All engagements instead of only one's own. */
  isFirm: boolean
  /** Email of the caller, in lower case. */
  email: string
}

/** The source of fees: month, the keys of the levels, and the measures. */
export type Facts = Fragment

const partnerOf = sql`lower(engagement.engagement_partner_email)`
const originOf = sql`lower(engagement.engagement_originating_partner_email)`

const personOf = (dashboard: FeesDashboardName) => (dashboard === 'originating' ? originOf : partnerOf)

/** The engagements that a person is responsible for, or that they brought in. */
export function ownEngagements(email: string, dashboard?: FeesDashboardName): Fragment {
  if (dashboard === 'originating') return sql`${originOf} = ${email}::text`
  return sql`(${partnerOf} = ${email}::text or lower(engagement.engagement_manager_email) = ${email}::text)`
}

/** The conditions on `engagement` and the `account` joined with it. */
function isAsked(question: FeesQuestion): Fragment {
  const { unit, partner, client, dashboard, isFirm, email } = question
  const all: Fragment[] = []
  if (!isFirm) all.push(ownEngagements(email, dashboard))
  if (unit !== undefined) all.push(sql`engagement.engagement_business_unit = ${unit}::text`)
  if (partner !== undefined) all.push(sql`${personOf(dashboard)} = lower(${partner}::text)`)
  if (client !== undefined) all.push(sql`account.id = ${client}::int4`)
  return all.length === 0 ? sql`true` : sql.join(all, sql` and `)
}

const engagements = sql`engagement join account on account.account_number = engagement.engagement_account_number`

/** Test companies are left out of every figure. */
const isReal = sql`not account.is_test`

/** Reads the fees of each engagement: exact for every query, and fast for queries about few engagements. */
export const singleFees = (question: FeesQuestion): Facts => feesWhere(question, isReal)

/**
 * Reads the fees of each engagement, either of real companies or of test companies, which are left out of every figure.
 */
function feesWhere(question: FeesQuestion, isMeant: Fragment): Facts {
  return sql`(
    select fee.month, coalesce(engagement.engagement_business_unit, '') as unit,
      coalesce(${personOf(question.dashboard)}, '') as partner, account.id::text as client,
      engagement.engagement_code as engagement, fee.fees, fee.hours, fee.invoiced, fee.paid, fee.written_off,
      case when ${partnerOf} = ${originOf} and ${partnerOf} <> '' then fee.fees else 0 end as kept
    from ${engagements} join engagement_fee as fee on fee.engagement_id = engagement.id
    where ${isAsked(question)} and ${isMeant}
  )`
}

/** Reads the totals, which are not broken down by client or manager, and subtracts the share of test companies. */
export function totalFees(question: FeesQuestion): Facts {
  const { dashboard, unit } = question
  const ofUnit = unit === undefined ? sql`true` : sql`business_unit = ${unit}::text`
  return sql`(
    select month, business_unit as unit, email as partner, fees, hours, invoiced, paid, written_off, kept
    from fee_total
    where kind = ${dashboard === 'originating' ? 'originating' : 'partner'}::text and ${ofUnit}
    union all
    select month, unit, partner, -fees, -hours, -invoiced, -paid, -written_off, -kept
    from ${feesWhere(question, sql`account.is_test`)} as test
  )`
}

/** The fastest source that can answer the query. */
export function factsOf(question: FeesQuestion): Facts {
  const { isFirm, partner, client } = question
  return isFirm && partner === undefined && client === undefined ? totalFees(question) : singleFees(question)
}

const dayOf = (month: Month) => sql`${`${month}-01`}::date`
const isLeft = {
  outstanding: sql`fact.invoiced - fact.paid - fact.written_off`,
  unbilled: sql`fact.fees - fact.invoiced`,
}

/** The sums of the facts that match `within`, by their names in the contract. */
function sumsOf(within: Fragment, left: readonly Fragment[] = []): Fragment {
  const sum = (column: Fragment) => sql`coalesce(sum(${column}) filter (where ${within}), 0)`
  return sql`json_build_object('fees', ${sum(sql`fact.fees`)}, 'hours', ${sum(sql`fact.hours`)},
    'invoiced', ${sum(sql`fact.invoiced`)}, 'paid', ${sum(sql`fact.paid`)},
    'writtenOff', ${sum(sql`fact.written_off`)}, 'kept', ${sum(sql`fact.kept`)}
    ${left.length === 0 ? sql`` : sql`, ${sql.join(left)}`})`
}

/** The sums of a period, with the remaining amounts at its end. */
function measuresOf({ from, to }: Period): Fragment {
  const leftOf = (name: keyof typeof isLeft) =>
    sql`${sql.lit(name)}, coalesce(sum(${isLeft[name]}) filter (where fact.month <= ${dayOf(to)}), 0)`
  const within = sql`fact.month between ${dayOf(from)} and ${dayOf(to)}`
  return sumsOf(within, [leftOf('outstanding'), leftOf('unbilled')])
}

/** FeesRow of the contract. */
export interface FeesRow {
  key: string
  label: string
  current: FeesMeasures
  previous: FeesMeasures
}

const keyOf: Readonly<Record<Level, Fragment>> = {
  unit: sql`fact.unit`,
  partner: sql`fact.partner`,
  client: sql`fact.client`,
  engagement: sql`fact.engagement`,
}

/** A person without a record is labelled by their email. */
const labelOf: Readonly<Record<Level, Fragment>> = {
  unit: sql`figure.key`,
  partner: sql`coalesce(
    (select contact_full_name from contact where lower(contact_email_office) = figure.key), figure.key)`,
  client: sql`(select account_legal_name from account where account.id = figure.key::int4)`,
  engagement: sql`(select engagement_code || ' – ' || engagement_description from engagement
    where engagement_code = figure.key)`,
}

/** The most rows returned. */
const most = FeesDashboard.rows.maxItems

/** The figures of a dashboard: its months, and the rows of a level. */
export interface FoundFigures {
  months: MonthSums[]
  /** Highest fees first. */
  rows: FeesRow[]
  isCut: boolean
}

/**
 * Sums per month up to the last one of the period, and the non-empty rows of a level. The facts, which may be many, are
 * read and summed up once.
 */
export async function readFigures(
  db: Database | Tx,
  facts: Facts,
  level: Level,
  { current, previous }: { current: Period; previous: Period },
): Promise<FoundFigures> {
  const ofPeriod = sql`sum(fact.fees) filter (
    where fact.month between ${dayOf(current.from)} and ${dayOf(current.to)})`
  const { rows } = await sql<Omit<FoundFigures, 'isCut'>>`
    with monthly as materialized (
      select ${keyOf[level]} as key, fact.month, sum(fact.fees) as fees, sum(fact.hours) as hours,
        sum(fact.invoiced) as invoiced, sum(fact.paid) as paid, sum(fact.written_off) as written_off,
        sum(fact.kept) as kept
      from ${facts} as fact where fact.month <= ${dayOf(current.to)}
      group by ${keyOf[level]}, fact.month
    ), figure as (
      select fact.key, coalesce(${ofPeriod}, 0) as place,
        ${measuresOf(current)} as current, ${measuresOf(previous)} as previous
      from monthly as fact
      group by fact.key
      having bool_or(fact.month >= ${dayOf(previous.from)} and (fact.fees <> 0 or fact.hours <> 0
          or fact.invoiced <> 0 or fact.paid <> 0 or fact.written_off <> 0))
        or sum(${isLeft.outstanding}) <> 0 or sum(${isLeft.unbilled}) <> 0
      order by place desc, key
      limit ${most + 1}::int4
    ), of_month as (
      select to_char(fact.month, 'YYYY-MM') as month, ${sumsOf(sql`true`)} as sums
      from monthly as fact group by fact.month
    )
    select
      (select coalesce(json_agg(of_month order by month), '[]') from of_month) as months,
      (select coalesce(json_agg(json_build_object('key', figure.key, 'label', ${labelOf[level]},
        'current', figure.current, 'previous', figure.previous) order by figure.place desc, figure.key), '[]')
        from figure) as rows`.execute(db)
  const [found] = rows
  if (!found) throw new Error('The statement of figures gives one row')
  return { months: found.months, rows: found.rows.slice(0, most), isCut: found.rows.length > most }
}

/** The number of active engagements, and of their clients. */
export async function readPortfolio(
  db: Database | Tx,
  question: FeesQuestion,
): Promise<{ engagements: number; clients: number }> {
  const { rows } = await sql<{ engagements: number; clients: number }>`
    select count(*)::int4 as engagements, count(distinct account.id)::int4 as clients
    from ${engagements} where engagement.engagement_statut = 'Actif' and ${isReal} and ${isAsked(question)}`.execute(
    db,
  )
  return rows[0] ?? { engagements: 0, clients: 0 }
}

/** The chosen client, if they have a matching engagement. */
export async function readClient(
  db: Database | Tx,
  question: FeesQuestion,
): Promise<{ id: number; name: string } | null> {
  if (question.client === undefined) return null
  const { rows } = await sql<{ id: number; name: string }>`
    select account.id, account.account_legal_name as name
    from ${engagements} where ${isReal} and ${isAsked(question)} limit 1`.execute(db)
  return rows[0] ?? null
}

/** The first and the last month of all fees; null without any. */
export async function readFeeMonths(db: Database | Tx): Promise<{ first: Month | null; last: Month | null }> {
  const { rows } = await sql<{ first: string | null; last: string | null }>`
    select to_char(min(month), 'YYYY-MM') as first, to_char(max(month), 'YYYY-MM') as last
    from fee_total where kind = 'partner'`.execute(db)
  return rows[0] ?? { first: null, last: null }
}

/** The filter choices for engagements: their business units, and their partners by name. */
export async function readChoices(
  db: Database | Tx,
  question: FeesQuestion,
): Promise<{ units: string[]; partners: { key: string; label: string }[] }> {
  const person = personOf(question.dashboard)
  const { rows } = await sql<{ units: string[]; partners: { key: string; label: string }[] }>`
    with asked as (
      select distinct engagement.engagement_business_unit as unit, ${person} as partner
      from ${engagements} where ${isReal} and ${isAsked(question)}
    ), people as (
      select partner as key, coalesce(
        (select contact_full_name from contact where lower(contact_email_office) = partner), partner) as label
      from (select distinct partner from asked where partner <> '') as partners
    )
    select array(select distinct unit from asked where unit <> '' order by unit) as units,
      coalesce((select json_agg(people order by odata_fold(label), key) from people), '[]') as partners`.execute(
    db,
  )
  return rows[0] ?? { units: [], partners: [] }
}
