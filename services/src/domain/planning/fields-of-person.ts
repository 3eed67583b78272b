import type { Person } from '../../access/person.ts'
import { mayChangeRequest } from './seen-requests.ts'
import type { Call } from '../../server/call.ts'
import { withField } from '../../server/list.ts'

/** Adds to the call the field that depends on the caller. */
export function withRight<C extends Call & { person: Person }>(call: C): C {
  return withField(call, 'PlanningRequest', {
    name: 'mayChange',
    type: 'boolean',
    filterable: false,
    expression: alias => mayChangeRequest(alias, call.person),
  })
}
