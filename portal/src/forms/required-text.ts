import { ruleText } from './field-texts.ts'
import { hasHidden } from './hidden-characters.ts'

/**
 * The number of characters, as the contract counts them: an accent that was pasted apart from its letter is none of its
 * own, because it is sent as one with it.
 */
export const lengthOf = (value: string): number => Array.from(value.normalize('NFC')).length

/** The error of an optional text of at most `limit` characters, like the contract's Text. */
export function textFault(value: string, limit: number): string | undefined {
  if (lengthOf(value) > limit) return ruleText('too-long', { limit })
  return hasHidden(value) ? ruleText('control-character') : undefined
}

/**
 * The error of a required text of at most `limit` characters, like the contract's RequiredText. Use it for a single
 * field outside a form, without the validation library; forms use `requiredText`.
 */
export function requiredTextFault(value: string, limit: number): string | undefined {
  return value.trim() === '' ? ruleText('required') : textFault(value, limit)
}
