import { ruleText } from '../forms/field-texts.ts'
import { plain, type FieldKind } from './define-form.ts'

/** Whether a value has string properties of these names: a draft may hold anything. */
export const hasTexts = (value: unknown, names: readonly string[]) =>
  typeof value === 'object' &&
  value !== null &&
  names.every(name => typeof Reflect.get(value, name) === 'string')

/**
 * A picked item with its display fields, such as a client, a person or an engagement; null while nothing is picked.
 * @param parts the string properties that it has
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
