import { ruleText } from './field-texts.ts'
import { hasHidden } from './hidden-characters.ts'

/** What is wrong with a line or text of at most `limit` characters that may be empty, as the contract's Text. */
export function textFault(value: string, limit: number): string | undefined {
  if (value.length > limit) return ruleText('too-long', { limit })
  return hasHidden(value) ? ruleText('control-character') : undefined
}

/**
 * What is wrong with a required line or text of at most `limit` characters, as the contract's RequiredText. For a single
 * field outside of a form, which needs no library of rules; forms take `requiredText`.
 */
export function requiredTextFault(value: string, limit: number): string | undefined {
  return value.trim() === '' ? ruleText('required') : textFault(value, limit)
}
