import type { FieldErrors, FieldPath, FieldValues, Resolver } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'

/** What is wrong with the values of a form, by field: the key of the text with its values, as `fieldText` carries it. */
export type Faults<Field extends string> = Partial<Record<Field, string>>

/** The first fault of each field that has a rule. Rules of several fields are the form's own: add them to these. */
export function faultsOf<Values extends FieldValues>(
  rules: Readonly<Partial<Record<FieldPath<Values>, ZodMiniType>>>,
  values: Values,
): Faults<FieldPath<Values>> {
  const faults: Faults<FieldPath<Values>> = {}
  for (const [field, rule] of Object.entries(rules) as [FieldPath<Values>, ZodMiniType | undefined][]) {
    const message = rule?.safeParse(values[field]).error?.issues[0]?.message
    if (message !== undefined) faults[field] = message
  }
  return faults
}

/** Faults as the form library takes them. */
export function resolverOf<Values extends FieldValues>(
  check: (values: Values) => Faults<FieldPath<Values>>,
): Resolver<Values> {
  return values => {
    const faults = Object.entries(check(values)).filter(([, message]) => message !== undefined)
    if (faults.length === 0) return { values, errors: {} }
    const errors = Object.fromEntries(faults.map(([field, message]) => [field, { type: 'rule', message }]))
    return { values: {}, errors: errors as FieldErrors<Values> }
  }
}
