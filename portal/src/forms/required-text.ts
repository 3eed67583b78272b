import { ruleText } from './field-texts.ts'

// oxlint-disable-next-line no-control-regex -- control characters are what the services refuse
const controlCharacter = /[\u0000-\u0008\u000b-\u001f]/

/**
 * What is wrong with a required line or text of at most `limit` characters, as the contract's RequiredText. For a single
 * field outside of a form, which needs no library of rules; forms take `requiredText`.
 */
export function requiredTextFault(value: string, limit: number): string | undefined {
  if (value.trim() === '') return ruleText('required')
  if (value.length > limit) return ruleText('too-long', { limit })
  return controlCharacter.test(value) ? ruleText('control-character') : undefined
}
