// The small build of the library: the full one is three times as big, and every form waits for it.
import * as z from 'zod/mini'
import { fieldText, ruleText } from './field-texts.ts'
import { requiredTextFault } from './required-text.ts'

/** A required text of at most `limit` characters, like the contract's RequiredText. */
export function requiredText(limit: number) {
  return z.string().check(({ value, issues }) => {
    const message = requiredTextFault(value, limit)
    if (message !== undefined) issues.push({ code: 'custom', message, input: value })
  })
}

/** A required text that must match a pattern: a code, a colour, a link. */
export function requiredPattern(pattern: RegExp, limit: number) {
  return requiredText(limit).check(
    z.refine(value => value.trim() === '' || pattern.test(value), ruleText('pattern')),
  )
}

/** A required integer within limits. */
export function requiredInteger(minimum: number, maximum: number) {
  return z.number(ruleText('required')).check(
    z.refine(value => Number.isSafeInteger(value), fieldText('problem.value.integer')),
    z.minimum(minimum, ruleText('minimum', { limit: minimum })),
    z.maximum(maximum, ruleText('maximum', { limit: maximum })),
  )
}
