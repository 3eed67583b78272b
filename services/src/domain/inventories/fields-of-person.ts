import { sql } from 'kysely'
import type { Person } from '../../access/person.ts'
import type { Call } from '../../server/call.ts'
import { withField } from '../../server/list.ts'
import { fieldsOfPerson } from './fields.ts'
import { countsIn, isCounterOf, linesToCount, linesToRecount } from './seen-sheets.ts'

const linesOf = { toCount: linesToCount, toRecount: linesToRecount } as const
const [toCount, toRecount, zones] = fieldsOfPerson

/** Adds to the call how many lines of each sheet were given to the caller, and in which places they count. */
export function withOwnLines<C extends Call & { person: Person }>(call: C): C {
  const { email } = call.person
  const withPlaces = withField(call, 'CountSheet', {
    name: zones,
    type: 'json',
    filterable: false,
    expression: alias => sql`coalesce((
        select json_agg(json_build_object('zoneId', place.id, 'site', place.site, 'name', place.name,
          'isCounter', ${countsIn('place', email)}) order by place.position, place.id)
        from stock_zone as place where place.stock_take_id = ${sql.id(alias, 'id')}
      ), '[]'::json)`,
  })
  return [toCount, toRecount].reduce(
    (known, name) =>
      withField(known, 'CountSheet', {
        name,
        type: 'int',
        filterable: true,
        expression: alias => sql`(select count(*)::int4 from ${linesOf[name](alias, email)} as own)`,
      }),
    withPlaces,
  )
}

/** Adds to the call whether the caller counts in each stock-take. */
export const withCounter = <C extends Call & { person: Person }>(call: C): C =>
  withField(call, 'StockTake', {
    name: 'isCounter',
    type: 'boolean',
    filterable: true,
    expression: alias => sql`(${isCounterOf(alias, call.person.email)})`,
  })
