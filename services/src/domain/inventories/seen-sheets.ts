import { sql } from 'kysely'
import type { Rule } from '../../access/rows.ts'
import type { Fragment } from '../../odata/scope.ts'

const column = (alias: string, name: string): Fragment => sql`${sql.id(alias, name)}`

const onTime = sql`('open', 'counting', 'recount')`

/** Whether somebody counts in a place: it is given to them, or to nobody. */
const countsIn = (alias: string, email: string): Fragment =>
  sql`(cardinality(${column(alias, 'counters')}) = 0 or ${email}::text = any(${column(alias, 'counters')}))`

/** Whether somebody counts in a stock-take, whatever its status. */
export const isCounterOf = (alias: string, email: string): Fragment =>
  sql`(exists (select from stock_zone as place where place.stock_take_id = ${column(alias, 'id')}
      and ${countsIn('place', email)})
    or exists (select from stock_line as given where given.stock_take_id = ${column(alias, 'id')}
      and given.recount_by = ${email}::text))`

/** Whether somebody counts a line: in their place, or given to them to count again. */
export const isCounterOfLine = (alias: string, email: string): Fragment =>
  sql`(coalesce(${column(alias, 'recount_by')} = ${email}::text, false) or exists (select from stock_zone as place
    where place.id = ${column(alias, 'zone_id')} and ${countsIn('place', email)}))`

/** Stock-takes that somebody counts in, while they are counted. */
export const isSeenCountSheet: Rule = (alias, { email, staff }) =>
  staff ? sql`(${column(alias, 'status')} in ${onTime} and ${isCounterOf(alias, email)})` : sql`false`

/** Lines that somebody counts, while they are counted. */
export const isSeenCountLine: Rule = (alias, { email, staff }) =>
  staff
    ? sql`(${isCounterOfLine(alias, email)} and exists (select from stock_take as take
        where take.id = ${column(alias, 'stock_take_id')} and take.status in ${onTime}))`
    : sql`false`

/** What somebody counted themselves. */
export const isOwnCount: Rule = (alias, { email, staff }) =>
  staff ? sql`(${column(alias, 'created_by')} = ${email}::text)` : sql`false`
