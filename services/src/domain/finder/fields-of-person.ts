import type { Person } from '../../access/person.ts'
import type { FieldModel } from '../../odata/model.ts'
import type { Fragment } from '../../odata/scope.ts'
import type { Call } from '../../server/call.ts'
import { withField } from '../../server/list.ts'
import { fieldsOfPerson } from './fields.ts'
import { allowedTransitions, isMySheet, mayChangeSheet, mayDeleteSheet, waitsForMe } from './seen-sheets.ts'

const ofPerson: Record<
  (typeof fieldsOfPerson)[number],
  Pick<FieldModel, 'type' | 'filterable'> & { expression: (alias: string, person: Person) => Fragment }
> = {
  allowedTransitions: { type: 'json', filterable: false, expression: allowedTransitions },
  mayChange: { type: 'boolean', filterable: false, expression: mayChangeSheet },
  mayDelete: { type: 'boolean', filterable: false, expression: mayDeleteSheet },
  isMine: { type: 'boolean', filterable: true, expression: isMySheet },
  isWaitingForMe: { type: 'boolean', filterable: true, expression: waitsForMe },
}

/** Adds to the call the fields that depend on the caller. */
export function withRights<C extends Call & { person: Person }>(call: C): C {
  return fieldsOfPerson.reduce((known, name) => {
    const { expression, ...field } = ofPerson[name]
    return withField(known, 'ReferenceSheet', {
      name,
      ...field,
      expression: alias => expression(alias, call.person),
    })
  }, call)
}
