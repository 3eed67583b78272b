import type { FieldMessage } from '../../components/ValidationMessage/ValidationMessage.tsx'

/**
 * The messages of the form and those of the field itself. What the form says is wrong comes first, and then a broken
 * rule is not said twice.
 */
export function joinMessages(
  given: readonly FieldMessage[] | undefined = [],
  own: { errors: readonly string[]; entry: readonly FieldMessage[] },
): readonly FieldMessage[] {
  const hasError = given.some(({ kind }) => kind === 'error')
  const errors = hasError ? [] : own.errors.map(text => ({ kind: 'error' as const, text }))
  return [...given, ...errors, ...own.entry]
}
