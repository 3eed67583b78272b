import { sql } from 'kysely'
import type { Person } from '../../access/person.ts'
import type { Call } from '../../server/call.ts'
import { withField } from '../../server/list.ts'
import { fieldsOfPerson } from './fields.ts'
import { linesToCount, linesToRecount } from './seen-sheets.ts'

const linesOf = { toCount: linesToCount, toRecount: linesToRecount } as const

/** The call with how much of each sheet was given to who asks. */
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
