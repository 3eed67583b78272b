import type { Person } from '../../access/person.ts'
import type { Call } from '../../server/call.ts'
import { withField } from '../../server/list.ts'
import { folderFieldsOfPerson, requestFieldsOfPerson } from './fields.ts'
import { hasConcluded, isFolderWaitingFor, isRequestWaitingFor } from './waiting.ts'

/** Adds to the call the fields that depend on the caller. */
export function withWaiting<C extends Call & { person: Person }>(call: C): C {
  const field = { type: 'boolean', filterable: true } as const
  const [waiting, concluded] = folderFieldsOfPerson
  const { person } = call
  const folders = withField(call, 'AuditFolder', {
    ...field,
    name: waiting,
    expression: alias => isFolderWaitingFor(alias, person),
  })
  const withAuthors = withField(folders, 'AuditFolder', {
    ...field,
    name: concluded,
    expression: alias => hasConcluded(alias, person),
  })
  return withField(withAuthors, 'AuditRequest', {
    ...field,
    name: requestFieldsOfPerson[0],
    expression: alias => isRequestWaitingFor(alias, person),
  })
}
