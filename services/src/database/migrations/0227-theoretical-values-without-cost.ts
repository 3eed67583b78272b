import { type Kysely, sql } from 'kysely'

/**
 * Articles of a list may have no unit cost, like found ones. Their theoretical value is then not known, and not zero, and
 * neither is their difference in value.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `drop view stock_value`,
  // Every article of a stock-take once, wherever it is stored, on the closing day. Entries and movements are looked up
  // article by article through their indexes, which takes the same time whatever the planner knows about the tables.
  // Entries are used from the latest back; on the same day, from the last one in the file.
  `create view stock_value as
  select article.id, article.stock_take_id, article.code, article.unit, article.name, article.article_class,
    article.line_count, article.counted_count, article.quantity, article.theoretical_quantity, article.theoretical_value,
    article.known_theoretical_value,
    odata_fold(concat_ws(E'\\n', article.code, article.name, article.article_class)) as search_text,
    coalesce(used.entry_quantity, 0) as entry_quantity, worth.covered_quantity, worth.uncovered_quantity,
    worth.covered_value, worth.rest_value, worth.value, worth.is_valued,
    case when worth.is_valued then worth.value - article.theoretical_value end as difference_value,
    case when worth.is_valued and article.quantity > 0 then round(worth.value / article.quantity, 4) end as unit_value,
    slow.last_exit_date, slow.exit_quantity, slow.idle_days, slow.is_at_least, slow.stock_months, judged.slowness,
    case when judged.slowness = 'slow' then rule.percent end as depreciation_percent,
    case when judged.slowness = 'slow' then round(worth.value * rule.percent / 100, 2) end as depreciation,
    -- Nothing values it, since its unit cost is asked and not known.
    article.is_cost_unknown and not worth.is_valued
      and (take.valuation_method = 'given' or take.valuation_rest = 'given') as is_without_cost
  from (
    select line.stock_take_id, line.code, line.unit, min(line.id) as id,
      min(line.name) as name,
      -- One that is named before none.
      max(line.article_class) as article_class,
      count(*)::int4 as line_count,
      (count(*) filter (where line.state = 'counted'))::int4 as counted_count,
      sum(line.counted_quantity + line.moved_quantity) filter (where line.state = 'counted') as quantity,
      -- A line without a unit cost leaves both unknown, unless nothing lies there.
      case when not bool_or(cost.is_unknown) then sum(round((line.counted_quantity + line.moved_quantity) * cost.known, 2))
        filter (where line.state = 'counted') end as given_value,
      case when not bool_or(cost.is_unknown) then sum((line.counted_quantity + line.moved_quantity) * cost.known)
        filter (where line.state = 'counted') end as given_exact,
      bool_or(cost.is_unknown) as is_cost_unknown,
      sum(expected.quantity) as theoretical_quantity,
      sum(round(expected.quantity * cost.known, 2)) as known_theoretical_value,
      case when not bool_or(line.unit_cost is null and expected.quantity <> 0)
        then sum(round(expected.quantity * cost.known, 2)) end as theoretical_value
    from stock_line as line join stock_take as take on take.id = line.stock_take_id
    cross join lateral (
      select coalesce(line.unit_cost, 0) as known,
        line.unit_cost is null and line.state = 'counted' and line.counted_quantity + line.moved_quantity <> 0 as is_unknown
    ) as cost
    cross join lateral (
      select line.theoretical_quantity
        + case when take.theoretical_day = 'count' then line.moved_quantity else 0 end as quantity
    ) as expected
    group by line.stock_take_id, line.code, line.unit
  ) as article
  join stock_take as take on take.id = article.stock_take_id
  left join lateral (
    select sum(layer.quantity) as entry_quantity, sum(layer.quantity * layer.unit_cost) as entry_value, min(layer.date) as first_date,
      sum(layer.unit_cost * greatest(0, least(layer.quantity, article.quantity - (layer.latest - layer.quantity)))) as fifo_value
    from (
      select entry.quantity, entry.unit_cost, entry.date,
        sum(entry.quantity) over (order by entry.date desc, entry.id desc) as latest
      from stock_entry as entry
      where entry.stock_take_id = article.stock_take_id and entry.code = article.code and entry.unit = article.unit
        and entry.date <= take.closing_date
    ) as layer
  ) as used on true
  cross join lateral (
    -- least() leaves out what is null: without a quantity nothing is covered.
    select case
        when article.quantity is null or take.valuation_method = 'given' then article.quantity
        when article.quantity < 0 then 0
        when take.valuation_method = 'fifo' then least(article.quantity, coalesce(used.entry_quantity, 0))
        when used.entry_quantity is null then 0
        else article.quantity
      end as covered_quantity
  ) as reach
  cross join lateral (
    select reach.covered_quantity, article.quantity - reach.covered_quantity as uncovered_quantity,
      case
        when article.quantity is null or take.valuation_method = 'given' then article.given_value
        when reach.covered_quantity = 0 then 0
        when take.valuation_method = 'fifo' then round(used.fifo_value, 2)
        else round(article.quantity * used.entry_value / used.entry_quantity, 2)
      end as covered_value,
      case when take.valuation_method <> 'given' and take.valuation_rest = 'given' and article.quantity > reach.covered_quantity
        then round((article.quantity - reach.covered_quantity) * article.given_exact / article.quantity, 2) end as rest_value
  ) as part
  cross join lateral (
    select part.covered_quantity, part.uncovered_quantity, part.covered_value, part.rest_value,
      case when part.covered_quantity = 0 and part.uncovered_quantity <> 0 then part.rest_value
        else part.covered_value + coalesce(part.rest_value, 0) end as value,
      article.counted_count = article.line_count and part.covered_value is not null
        and (part.uncovered_quantity = 0 or part.rest_value is not null) as is_valued
  ) as worth
  left join lateral (
    select max(moved.date) as last_exit_date,
      -sum(moved.quantity) filter (where moved.date > take.closing_date - 365) as exit_quantity
    from stock_line as line join stock_movement as moved on moved.line_id = line.id
    where line.stock_take_id = article.stock_take_id and line.code = article.code and line.unit = article.unit
      and moved.kind = 'delivery' and moved.date <= take.closing_date
  ) as gone on true
  left join (
    select moved.stock_take_id, min(moved.date) as first_date
    from stock_movement as moved join stock_take as take on take.id = moved.stock_take_id
    where moved.date <= take.closing_date
    group by moved.stock_take_id
    having bool_or(moved.kind = 'delivery')
  ) as seen on seen.stock_take_id = article.stock_take_id
  cross join lateral (
    -- Before the first movement nothing is known: without an exit since, it is that long at least.
    select gone.last_exit_date, gone.exit_quantity,
      case when seen.first_date is not null then
        take.closing_date - coalesce(gone.last_exit_date, greatest(seen.first_date, used.first_date))
      end as idle_days,
      case when seen.first_date is not null then gone.last_exit_date is null end as is_at_least,
      -- Of fewer than thirty days no month can be told.
      case when gone.exit_quantity > 0 and take.closing_date - seen.first_date >= 29 then
        round(article.quantity * least(take.closing_date - seen.first_date + 1, 365) * 12 / (gone.exit_quantity * 365), 1)
      end as stock_months
  ) as slow
  cross join lateral (
    select case
        when coalesce(article.quantity, 0) <= 0 or (take.slow_days is null and take.slow_months is null) then null
        when slow.idle_days >= take.slow_days or slow.stock_months > take.slow_months
          -- Nothing left for a year: what lies there lasts for ever.
          or (take.slow_months is not null and slow.exit_quantity is null and slow.idle_days >= 365) then 'slow'
        when (take.slow_days is not null and (slow.idle_days is null or slow.is_at_least))
          or (take.slow_months is not null and slow.stock_months is null) then 'unknown'
        else 'moving'
      end as slowness
  ) as judged
  left join lateral (
    select (each ->> 'percent')::numeric as percent from jsonb_array_elements(take.depreciation) as each
    where (each ->> 'days')::int4 <= slow.idle_days order by (each ->> 'days')::int4 desc limit 1
  ) as rule on true`,
]
