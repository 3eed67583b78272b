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

/**
 * The values without the blanks around what was typed: nobody sees them, and they make two of one name.
 * @param untouched fields that are sent to the letter
 */
export function trimmed<Values extends FieldValues>(
  values: Values,
  untouched: readonly FieldPath<Values>[] = [],
): Values {
  const entries = Object.entries<unknown>(values).map(([field, value]) => [
    field,
    typeof value === 'string' && !untouched.some(name => name === field) ? value.trim() : value,
  ])
  return Object.fromEntries(entries) as Values
}

/**
 * Faults as the form library takes them, and the values that are sent where there are none.
 * @param untouched fields that are sent to the letter
 */
export function resolverOf<Values extends FieldValues>(
  check: (values: Values) => Faults<FieldPath<Values>>,
  untouched: readonly FieldPath<Values>[] = [],
): Resolver<Values> {
  return typed => {
    const values = trimmed(typed, untouched)
    const faults = Object.entries(check(values)).filter(([, message]) => message !== undefined)
    if (faults.length === 0) return { values, errors: {} }
    const errors = Object.fromEntries(faults.map(([field, message]) => [field, { type: 'rule', message }]))
    return { values: {}, errors: errors as FieldErrors<Values> }
  }
}
