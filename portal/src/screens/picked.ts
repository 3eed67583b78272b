import { ruleText } from '../forms/field-texts.ts'
import { plain, type FieldKind } from './define-form.ts'

/** Whether a value has texts of these names: a draft may hold anything. */
export const hasTexts = (value: unknown, names: readonly string[]) =>
  typeof value === 'object' &&
  value !== null &&
  names.every(name => typeof Reflect.get(value, name) === 'string')

/**
 * Something that is picked, with what is known of it: a client, a person, an engagement. Null while nothing is.
 * @param parts the texts that it has
 */
export const picked = <Value extends { id: string }>(
  parts: readonly (keyof Value & string)[],
  isRequired = true,
): FieldKind<Value | null> => ({
  ...plain,
  start: null,
  isRequired,
  isValue: (value): value is Value | null => value === null || hasTexts(value, parts),
  isSame: (one, other) => one?.id === other?.id,
  fault: value => (value === null && isRequired ? ruleText('required') : undefined),
})
