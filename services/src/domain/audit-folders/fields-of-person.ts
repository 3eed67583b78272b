import type { Person } from '../../access/person.ts'
import type { Call } from '../../server/call.ts'
import { withField } from '../../server/list.ts'
import { fieldsOfPerson } from './fields.ts'
import { isFolderWaitingFor, isRequestWaitingFor } from './waiting.ts'

/** Adds to the call the fields that depend on the caller. */
export function withWaiting<C extends Call & { person: Person }>(call: C): C {
  const field = { name: fieldsOfPerson[0], type: 'boolean', filterable: true } as const
  const { person } = call
  const folders = withField(call, 'AuditFolder', {
    ...field,
    expression: alias => isFolderWaitingFor(alias, person),
  })
  return withField(folders, 'AuditRequest', {
    ...field,
    expression: alias => isRequestWaitingFor(alias, person),
  })
}
