import { sql } from 'kysely'
import type { Person } from '../../access/person.ts'
import type { Call } from '../../server/call.ts'
import { withField } from '../../server/list.ts'
import { fieldsOfPerson } from './fields.ts'
import { isCounterOf, linesToCount, linesToRecount } from './seen-sheets.ts'

const linesOf = { toCount: linesToCount, toRecount: linesToRecount } as const

/** Adds to the call how many lines of each sheet were given to the caller. */
export const withOwnLines = <C extends Call & { person: Person }>(call: C): C =>
  fieldsOfPerson.reduce(
    (known, name) =>
      withField(known, 'CountSheet', {
        name,
        type: 'int',
        filterable: true,
        expression: alias =>
          sql`(select count(*)::int4 from ${linesOf[name](alias, call.person.email)} as own)`,
      }),
    call,
  )

/** Adds to the call whether the caller counts in each stock-take. */
export const withCounter = <C extends Call & { person: Person }>(call: C): C =>
  withField(call, 'StockTake', {
    name: 'isCounter',
    type: 'boolean',
    filterable: true,
    expression: alias => sql`(${isCounterOf(alias, call.person.email)})`,
  })
