import type { FieldMessage } from '@parvis/design-system/ValidationMessage'
import type { ProblemItem } from '@parvis/api-types/problems'
import type { FieldErrors, FieldPath, FieldValues } from 'react-hook-form'
import type { Translate } from '../i18n/translations.ts'
import { valueTexts } from './value-texts.ts'
import { sayWith, type AnyTextKey } from '../i18n/keys.ts'

/** The values of a message, such as limits and names. */
export type MessageValues = Record<string, string | number>

/**
 * Encodes a message for the form library as the key of its text with values. It is not translated yet, so that errors
 * already on screen follow a change of language.
 */
export function fieldText(key: AnyTextKey, values: MessageValues = {}): string {
  // As JSON, so that a number stays one: plurals need it, and it is shown in the reader's format.
  const search = new URLSearchParams(
    Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]),
  )
  return `${key}?${search.toString()}`
}

/** The message of a rule that the contract also has: `ruleText('too-long', { limit: 80 })`. */
export function ruleText(code: ProblemItem['code'], values: MessageValues = {}): string {
  return fieldText(valueTexts[code], values)
}

/**
 * Translates an encoded message into the reader's language.
 * @param field label of the field, for messages that name it
 */
export function sayFieldText(t: Translate, message: string, field: string): string {
  const [key = '', search = ''] = message.split('?')
  const values = [...new URLSearchParams(search)].map(
    ([name, value]) => [name, JSON.parse(value) as string | number] as const,
  )
  // The type of the key was checked when it was encoded.
  return sayWith(t, key as AnyTextKey, { field, ...Object.fromEntries(values) })
}

/** The same message for the summary, where it must name the field. */
export function saySummaryText(t: Translate, message: string, field: string): string {
  const text = sayFieldText(t, message, field)
  return text.includes(field) ? text : t('form.inSummary', { field, text })
}

/** The entries of a form's error summary, in the order of the fields. */
export function summaryOf<Values extends FieldValues, Name extends FieldPath<Values>>(
  t: Translate,
  errors: FieldErrors<Values>,
  fields: readonly Name[],
  labelOf: (field: Name) => string,
): { name: Name; text: string }[] {
  return fields.flatMap(name => {
    const message: unknown = errors[name]?.message
    return typeof message === 'string' ? [{ name, text: saySummaryText(t, message, labelOf(name)) }] : []
  })
}

/** Converts a react-hook-form error to the messages of a design system field. */
export function fieldMessages(
  t: Translate,
  error: { message?: string | undefined } | undefined,
  field: string,
): FieldMessage[] {
  return error?.message ? [{ kind: 'error', text: sayFieldText(t, error.message, field) }] : []
}
