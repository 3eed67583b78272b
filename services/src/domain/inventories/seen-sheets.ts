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

/** The lines of a stock-take that somebody is asked for by name, and nobody has counted. */
export const linesToCount = (alias: string, email: string): Fragment => sql`(
  select given.id from stock_zone as place join stock_line as given on given.zone_id = place.id
  where place.stock_take_id = ${column(alias, 'id')} and ${email}::text = any(place.counters)
    and given.state = 'waiting')`

/** The lines of a stock-take that were given to somebody to count again, and that they have not counted since. */
export const linesToRecount = (alias: string, email: string): Fragment => sql`(
  select given.id, given.recount_date from stock_line as given
  where given.stock_take_id = ${column(alias, 'id')} and given.recount_by = ${email}::text
    and given.state = 'recount')`

/** Whether counts of a stock-take come on time. */
export const isOnTime = (alias: string): Fragment => sql`(${column(alias, 'status')} in ${onTime})`

/** Stock-takes that somebody counts in, while they are counted. */
export const isSeenCountSheet: Rule = (alias, { email, staff }) =>
  staff ? sql`(${isOnTime(alias)} and ${isCounterOf(alias, email)})` : sql`false`

/** Lines that somebody counts, while they are counted. */
export const isSeenCountLine: Rule = (alias, { email, staff }) =>
  staff
    ? sql`(${isCounterOfLine(alias, email)} and exists (select from stock_take as take
        where take.id = ${column(alias, 'stock_take_id')} and ${isOnTime('take')}))`
    : sql`false`

/** What somebody counted themselves. */
export const isOwnCount: Rule = (alias, { email, staff }) =>
  staff ? sql`(${column(alias, 'created_by')} = ${email}::text)` : sql`false`

/** Photos of lines that somebody took themselves; all of them for people who read what was counted. */
export const isSeenPhoto: Rule = (alias, { email, scopes, staff }) => {
  if (!staff) return sql`false`
  const isThere = sql`${column(alias, 'deleted_date')} is null`
  return scopes.has('Inventory.Read')
    ? sql`(${isThere})`
    : sql`(${isThere} and ${column(alias, 'created_by')} = ${email}::text)`
}
