import { sql } from 'kysely'
import type { EntityOverrides } from '../../odata/contract.ts'
import type { Fragment } from '../../odata/scope.ts'

type Expressions = NonNullable<EntityOverrides['expressions']>
type Expression = Expressions[string]

const column = (alias: string, name: string): Fragment => sql`${sql.id(alias, name)}`

/** The name of the person with an email in lower case. */
const nameIn =
  (name: string): Expression =>
  alias =>
    sql`(select contact_full_name from contact where lower(contact_email_office) = ${column(alias, name)})`

/** A numeric column as a JSON number. */
const decimal =
  (name: string): Expression =>
  alias =>
    sql`${column(alias, name)}::float8`

const accountName: Expression = alias =>
  sql`(select account_legal_name from account where account.id = ${column(alias, 'account_id')})`

const ofEngagement =
  (what: string): Expression =>
  alias =>
    sql`(select ${sql.id(what)} from engagement where engagement.id = ${column(alias, 'engagement_id')})`

const ofZone =
  (what: string): Expression =>
  alias =>
    sql`(select ${sql.id('place', what)} from stock_zone as place where place.id = ${column(alias, 'zone_id')})`

/** The closing quantity: the counted quantity, rolled by the movements in between. */
const closingQuantity = (alias: string): Fragment =>
  sql`(${column(alias, 'counted_quantity')} + ${column(alias, 'moved_quantity')})`

/**
 * The quantity compared with the books: the counted one, or its value on the closing day.
 * @param take alias of its stock-take
 */
export const compared = (alias: string, take: string): Fragment =>
  sql`case when ${column(take, 'theoretical_day')} = 'closing' then ${closingQuantity(alias)}
    else ${column(alias, 'counted_quantity')} end`

/** @param take alias of its stock-take */
export const difference = (alias: string, take: string): Fragment =>
  sql`(${compared(alias, take)} - ${column(alias, 'theoretical_quantity')})`

/** The value of a quantity of a line, to the cent; null if the unit cost is not known. */
export const valueOf = (alias: string, quantity: 'counted_quantity' | 'theoretical_quantity'): Fragment =>
  sql`round(${column(alias, quantity)} * ${column(alias, 'unit_cost')}, 2)`

/**
 * Subtracts values that are rounded already, so that sums and their difference agree to the cent. Null if the unit cost
 * is not known.
 */
const differenceValue = (alias: string, take: string): Fragment =>
  sql`(round((${compared(alias, take)}) * ${column(alias, 'unit_cost')}, 2) - ${valueOf(alias, 'theoretical_quantity')})`

/** Whether a difference exceeds the tolerance in percent or the one in euros. @param take alias of its stock-take */
const isBeyond = (alias: string, take: string): Fragment =>
  sql`(${column(alias, 'state')} = 'counted' and (
    abs(${difference(alias, take)}) > ${column(alias, 'theoretical_quantity')} * ${column(take, 'tolerance_percent')} / 100
    or coalesce(abs(${differenceValue(alias, take)}) > ${column(take, 'tolerance_value')}, false)))`

/** The explanation of a line, unless its difference changed since it was given. @param take alias of its stock-take */
const explanation = (alias: string, take: string): Fragment =>
  sql`(case when ${column(alias, 'explained_difference')} is not distinct from ${difference(alias, take)}
    then ${column(alias, 'explanation')} else '' end)`

/** Whether a difference beyond the tolerance has no explanation. @param take alias of its stock-take */
export const isUnexplained = (alias: string, take: string): Fragment =>
  sql`(${isBeyond(alias, take)} and ${explanation(alias, take)} = '')`

/**
 * The differences of a stock-take, added up for each class, and for all articles where `article_class` is null. The
 * tolerance is the smaller one of the amount and the percentage; it is compared with the sum without signs, because a
 * surplus does not make up for a shortage.
 * @param take alias of the stock-take
 */
export const sumsOf = (take: string): Fragment => sql`(
  select added.*, judged.tolerance, coalesce(
    case when told.explained_difference = added.difference and told.explained_absolute = added.absolute_difference
      then told.explanation end, '') as explanation
  from (
    select part.article_class, count(*)::int4 as line_count,
      (count(*) filter (where part.state = 'counted'))::int4 as counted_count,
      (count(*) filter (where part.unit_cost is null))::int4 as without_cost_count,
      coalesce(sum(${valueOf('part', 'theoretical_quantity')}), 0) as theoretical_value,
      coalesce(sum(${differenceValue('part', take)}) filter (where part.state = 'counted'), 0) as difference,
      coalesce(sum(abs(${differenceValue('part', take)})) filter (where part.state = 'counted'), 0) as absolute_difference
    from stock_line as part where part.stock_take_id = ${column(take, 'id')}
    group by grouping sets ((), (part.article_class))
  ) as added
  cross join lateral (
    select case when added.article_class is null
      then least(${column(take, 'total_tolerance_value')},
        round(added.theoretical_value * ${column(take, 'total_tolerance_percent')} / 100, 2))
      else least(${column(take, 'class_tolerance_value')},
        round(added.theoretical_value * ${column(take, 'class_tolerance_percent')} / 100, 2)) end as tolerance
  ) as judged
  left join stock_sum_explanation as told on told.stock_take_id = ${column(take, 'id')}
    and told.article_class is not distinct from added.article_class)`

/** Whether a sum beyond its tolerance has no explanation. @param alias of a row of `sumsOf` */
export const isSumUnexplained = (alias: string): Fragment =>
  sql`(${column(alias, 'absolute_difference')} > ${column(alias, 'tolerance')} and ${column(alias, 'explanation')} = '')`

const overLines =
  (what: Fragment, where: Fragment = sql`true`): Expression =>
  alias =>
    sql`(select ${what} from stock_line as part where part.stock_take_id = ${column(alias, 'id')} and ${where})`

/**
 * How a movement is used. The days of the count and of closing are the last ones included.
 * @param take alias of its stock-take
 */
export const useOf = (alias: string, take: string): Fragment =>
  sql`case when ${column(alias, 'date')} > ${column(take, 'count_date')}
      and ${column(alias, 'date')} <= ${column(take, 'closing_date')} then 'forward'
    when ${column(alias, 'date')} > ${column(take, 'closing_date')}
      and ${column(alias, 'date')} <= ${column(take, 'count_date')} then 'back'
    else 'outside' end`

/** An expression of a line or movement that needs its stock-take. */
const withTake =
  (what: (alias: string, take: string) => Fragment): Expression =>
  alias =>
    sql`(select ${what(alias, 'take')} from stock_take as take where take.id = ${column(alias, 'stock_take_id')})`

const linesWhere = (where: Fragment): Expression => overLines(sql`count(*)::int4`, where)

const isPartCounted = sql`part.state = 'counted'`

/** Computed fields of StockTake. */
export const stockTakeExpressions: Expressions = {
  accountName,
  engagementCode: ofEngagement('engagement_code'),
  engagementDescription: ofEngagement('engagement_description'),
  tolerancePercent: decimal('tolerance_percent'),
  toleranceValue: decimal('tolerance_value'),
  classTolerancePercent: decimal('class_tolerance_percent'),
  classToleranceValue: decimal('class_tolerance_value'),
  totalTolerancePercent: decimal('total_tolerance_percent'),
  totalToleranceValue: decimal('total_tolerance_value'),
  zones: alias => sql`coalesce((
      select json_agg(json_build_object('zoneId', place.id, 'site', place.site, 'name', place.name,
        'counters', to_json(place.counters), 'counterNames', (
          select coalesce(json_agg(coalesce(
            (select contact_full_name from contact where lower(contact_email_office) = given.email limit 1), given.email)
            order by given.position), '[]'::json)
          from unnest(place.counters) with ordinality as given (email, position)), 'lineCount', coalesce(lines.line_count, 0),
        'countedCount', coalesce(lines.counted_count, 0), 'recountCount', coalesce(lines.recount_count, 0))
        order by place.position, place.id)
      from stock_zone as place left join lateral (
        select count(*)::int4 as line_count, (count(*) filter (where part.state = 'counted'))::int4 as counted_count,
          (count(*) filter (where part.state = 'recount'))::int4 as recount_count
        from stock_line as part where part.zone_id = place.id
      ) as lines on true
      where place.stock_take_id = ${column(alias, 'id')}
    ), '[]'::json)`,
  lineCount: linesWhere(sql`true`),
  countedCount: linesWhere(isPartCounted),
  recountCount: linesWhere(sql`part.state = 'recount'`),
  unexplainedCount: alias => linesWhere(isUnexplained('part', alias))(alias),
  unexplainedSumCount: alias =>
    sql`(select count(*)::int4 from ${sumsOf(alias)} as added where ${isSumUnexplained('added')})`,
  lateCount: alias =>
    sql`(select count(*)::int4 from stock_count as late where late.stock_take_id = ${column(alias, 'id')} and late.is_late)`,
  withoutCostCount: linesWhere(sql`part.unit_cost is null`),
  // Sums leave out lines whose unit cost is not known.
  theoreticalValue: overLines(sql`coalesce(sum(${valueOf('part', 'theoretical_quantity')}), 0)::float8`),
  countedValue: overLines(
    sql`coalesce(sum(${valueOf('part', 'counted_quantity')}), 0)::float8`,
    isPartCounted,
  ),
  closingValue: overLines(
    sql`coalesce(sum(round(${closingQuantity('part')} * ${column('part', 'unit_cost')}, 2)), 0)::float8`,
    isPartCounted,
  ),
  differenceValue: alias =>
    overLines(sql`coalesce(sum(${differenceValue('part', alias)}), 0)::float8`, isPartCounted)(alias),
  movementCount: alias =>
    sql`(select count(*)::int4 from stock_movement as moved where moved.stock_take_id = ${column(alias, 'id')})`,
  entryCount: alias =>
    sql`(select count(*)::int4 from stock_entry as entry where entry.stock_take_id = ${column(alias, 'id')})`,
  outsideCount: alias =>
    sql`(select count(*)::int4 from stock_movement as moved where moved.stock_take_id = ${column(alias, 'id')}
      and ${useOf('moved', alias)} = 'outside')`,
  closedByName: nameIn('closed_by'),
  createdByName: nameIn('created_by'),
}

/** An id assigned by a device; lists compare it as text. */
const asText =
  (name: string): Expressions[string] =>
  alias =>
    sql`${column(alias, name)}::text`

/** Computed fields of StockLine. */
export const stockLineExpressions: Expressions = {
  site: ofZone('site'),
  zone: ofZone('name'),
  packSize: decimal('pack_size'),
  unitCost: decimal('unit_cost'),
  theoreticalQuantity: decimal('theoretical_quantity'),
  countedQuantity: decimal('counted_quantity'),
  movedQuantity: decimal('moved_quantity'),
  closingQuantity: alias => sql`${closingQuantity(alias)}::float8`,
  difference: withTake((alias, take) => sql`${difference(alias, take)}::float8`),
  differenceValue: withTake((alias, take) => sql`${differenceValue(alias, take)}::float8`),
  isBeyond: withTake(isBeyond),
  explanation: withTake(explanation),
  countCount: alias =>
    sql`(select count(*)::int4 from stock_count as made where made.line_id = ${column(alias, 'id')})`,
  photoCount: alias =>
    sql`(select count(*)::int4 from stock_photo as photo
      where photo.line_id = ${column(alias, 'id')} and photo.deleted_date is null)`,
  recountByName: nameIn('recount_by'),
}

const ofLine =
  (what: string): Expression =>
  alias =>
    sql`(select ${sql.id('moved', what)} from stock_line as moved where moved.id = ${column(alias, 'line_id')})`

const ofLineZone =
  (what: string): Expression =>
  alias =>
    sql`(select ${sql.id('place', what)} from stock_line as moved join stock_zone as place on place.id = moved.zone_id
      where moved.id = ${column(alias, 'line_id')})`

/** Computed fields of StockMovement. */
export const stockMovementExpressions: Expressions = {
  code: ofLine('code'),
  name: ofLine('name'),
  site: ofLineZone('site'),
  zone: ofLineZone('name'),
  shelf: ofLine('shelf'),
  batch: ofLine('batch'),
  unit: ofLine('unit'),
  quantity: decimal('quantity'),
  use: withTake(useOf),
  unitCost: decimal('unit_cost'),
  createdByName: nameIn('created_by'),
}

/** Computed fields of StockEntry. */
export const stockEntryExpressions: Expressions = {
  name: alias =>
    sql`(select min(line.name) from stock_line as line where line.stock_take_id = ${column(alias, 'stock_take_id')}
      and line.code = ${column(alias, 'code')} and line.unit = ${column(alias, 'unit')})`,
  quantity: decimal('quantity'),
  unitCost: decimal('unit_cost'),
  createdByName: nameIn('created_by'),
}

/** Numeric fields of StockValue; the view computes them exactly. */
export const stockValueExpressions: Expressions = {
  quantity: decimal('quantity'),
  theoreticalQuantity: decimal('theoretical_quantity'),
  theoreticalValue: decimal('theoretical_value'),
  entryQuantity: decimal('entry_quantity'),
  coveredQuantity: decimal('covered_quantity'),
  uncoveredQuantity: decimal('uncovered_quantity'),
  coveredValue: decimal('covered_value'),
  restValue: decimal('rest_value'),
  value: decimal('value'),
  unitValue: decimal('unit_value'),
  differenceValue: decimal('difference_value'),
  exitQuantity: decimal('exit_quantity'),
  stockMonths: decimal('stock_months'),
  depreciationPercent: decimal('depreciation_percent'),
  depreciation: decimal('depreciation'),
}

/** Computed fields of StockCount. */
export const stockCountExpressions: Expressions = {
  deviceId: asText('device_id'),
  quantity: decimal('quantity'),
  isRecount: alias => sql`(${column(alias, 'round')} > 0)`,
  createdByName: nameIn('created_by'),
}

/** Computed fields of CountSheet; they reveal no expected values. */
export const countSheetExpressions: Expressions = { accountName }

/** Fields of CountSheet that depend on the caller. */
export const fieldsOfPerson = ['toCount', 'toRecount', 'zones'] as const

/** Computed fields of CountLine; they reveal no expected values. */
export const countLineExpressions: Expressions = {
  site: ofZone('site'),
  zone: ofZone('name'),
  packSize: decimal('pack_size'),
}

/** Computed fields of MyCount. */
export const myCountExpressions: Expressions = {
  clientId: asText('client_id'),
  quantity: decimal('quantity'),
}

/** Computed fields of CountPhoto. */
export const countPhotoExpressions: Expressions = {
  clientId: asText('client_id'),
  createdByName: nameIn('created_by'),
}
