import { ruleText } from './field-texts.ts'
import { hasHidden } from './hidden-characters.ts'

/** A text as it is sent: without surrounding blanks, and with composed accents (NFC). */
export const sentText = (value: string): string => value.trim().normalize('NFC')

/**
 * The number of characters as the contract counts them. A decomposed accent does not count on its own: texts are sent
 * composed.
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
