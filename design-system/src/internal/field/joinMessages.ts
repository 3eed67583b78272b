import type { FieldMessage } from '../../components/ValidationMessage/ValidationMessage.tsx'

/**
 * Combines the messages of the form with those of the field. If the form reports errors, they come first and the
 * field's own are left out, so that a violated rule is not reported twice.
 */
export function joinMessages(
  given: readonly FieldMessage[] | undefined = [],
  own: { errors: readonly string[]; entry: readonly FieldMessage[] },
): readonly FieldMessage[] {
  const hasError = given.some(({ kind }) => kind === 'error')
  const errors = hasError ? [] : own.errors.map(text => ({ kind: 'error' as const, text }))
  return [...given, ...errors, ...own.entry]
}
