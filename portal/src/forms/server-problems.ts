import { ApiProblem, type ProblemItem } from '@parvis/api-types/problems'
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { ruleText, type MessageValues } from './field-texts.ts'

/** Converts `/a/b` to `a.b`, resolving the escapes of RFC 6901. */
const pathOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map(part => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.')

const plain = (params: ProblemItem['params']): MessageValues =>
  Object.fromEntries(
    Object.entries(params ?? {}).map(([name, value]) => [
      name,
      typeof value === 'number' || typeof value === 'string' ? value : String(value),
    ]),
  )

/**
 * Shows each value that the services reject at its field, in the words of the form's own rules.
 * @param fields the names of the form's fields; a value without a field is left to the form's banner
 * @returns whether there was a rejected value and every one has a field
 */
export function putProblemsOnFields<Values extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  if (!(error instanceof ApiProblem) || error.errors.length === 0) return false
  let hasLanded = true
  error.errors.forEach((item, index) => {
    const path = pathOf(item.pointer)
    const field = fields.find(name => name === path)
    if (field === undefined) hasLanded = false
    else
      setError(
        field,
        { type: 'server', message: ruleText(item.code, plain(item.params)) },
        { shouldFocus: index === 0 },
      )
  })
  return hasLanded
}
