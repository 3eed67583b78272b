import { sql } from 'kysely'
import type { Rule } from '../../access/rows.ts'
import type { Fragment } from '../../odata/scope.ts'

const column = (alias: string, name: string): Fragment => sql`${sql.id(alias, name)}`

const onTime = sql`('open', 'counting', 'recount')`

/** Whether a person counts in a place: it is assigned to them, or to nobody. */
export const countsIn = (alias: string, email: string): Fragment =>
  sql`(cardinality(${column(alias, 'counters')}) = 0 or ${email}::text = any(${column(alias, 'counters')}))`

/** Whether a person counts in a stock-take, whatever its status. */
export const isCounterOf = (alias: string, email: string): Fragment =>
  sql`(exists (select from stock_zone as place where place.stock_take_id = ${column(alias, 'id')}
      and ${countsIn('place', email)})
    or exists (select from stock_line as given where given.stock_take_id = ${column(alias, 'id')}
      and given.recount_by = ${email}::text))`

/** Whether a person counts a line: in their place, or as a recount assigned to them. */
export const isCounterOfLine = (alias: string, email: string): Fragment =>
  sql`(coalesce(${column(alias, 'recount_by')} = ${email}::text, false) or exists (select from stock_zone as place
    where place.id = ${column(alias, 'zone_id')} and ${countsIn('place', email)}))`

/** Uncounted lines of a stock-take in places assigned to a person by name. */
export const linesToCount = (alias: string, email: string): Fragment => sql`(
  select given.id from stock_zone as place join stock_line as given on given.zone_id = place.id
  where place.stock_take_id = ${column(alias, 'id')} and ${email}::text = any(place.counters)
    and given.state = 'waiting')`

/** Lines of a stock-take assigned to a person for a recount that they have not made yet. */
export const linesToRecount = (alias: string, email: string): Fragment => sql`(
  select given.id, given.recount_date from stock_line as given
  where given.stock_take_id = ${column(alias, 'id')} and given.recount_by = ${email}::text
    and given.state = 'recount')`

/** Whether counts of a stock-take arrive on time. */
export const isOnTime = (alias: string): Fragment => sql`(${column(alias, 'status')} in ${onTime})`

/** Stock-takes that a person counts in, while counting goes on. */
export const isSeenCountSheet: Rule = (alias, { email, staff }) =>
  staff ? sql`(${isOnTime(alias)} and ${isCounterOf(alias, email)})` : sql`false`

/** Lines that a person counts, while counting goes on. */
export const isSeenCountLine: Rule = (alias, { email, staff }) =>
  staff
    ? sql`(${isCounterOfLine(alias, email)} and exists (select from stock_take as take
        where take.id = ${column(alias, 'stock_take_id')} and ${isOnTime('take')}))`
    : sql`false`

/** A person's own counts. */
export const isOwnCount: Rule = (alias, { email, staff }) =>
  staff ? sql`(${column(alias, 'created_by')} = ${email}::text)` : sql`false`

/** Photos that a person took; all photos for people who read the counts. */
export const isSeenPhoto: Rule = (alias, { email, scopes, staff }) => {
  if (!staff) return sql`false`
  const isThere = sql`${column(alias, 'deleted_date')} is null`
  return scopes.has('Inventory.Read')
    ? sql`(${isThere})`
    : sql`(${isThere} and ${column(alias, 'created_by')} = ${email}::text)`
}
