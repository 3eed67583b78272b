import type { FieldErrors, FieldPath, FieldValues, Resolver } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import { sentText } from './required-text.ts'

/** The validation errors of a form by field: the key of a text with its values, encoded by `fieldText`. */
export type Faults<Field extends string> = Partial<Record<Field, string>>

/** The first error of each field that has a rule. Rules across several fields are for the form to add. */
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
 * Trims the values and composes their accents (NFC): surrounding blanks and decomposed accents are invisible and would
 * make one name into two.
 * @param untouched fields that are sent exactly as typed
 */
export function trimmed<Values extends FieldValues>(
  values: Values,
  untouched: readonly FieldPath<Values>[] = [],
): Values {
  const entries = Object.entries<unknown>(values).map(([field, value]) => [
    field,
    typeof value === 'string' && !untouched.some(name => name === field) ? sentText(value) : value,
  ])
  return Object.fromEntries(entries) as Values
}

/**
 * Adapts validation to the form library, returning the errors or the values to send.
 * @param untouched fields that are sent exactly as typed
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
