import type { FieldMessage } from '@parvis/design-system/ValidationMessage'
import type { ProblemItem } from '@parvis/api-types/problems'
import type { FieldErrors, FieldPath, FieldValues } from 'react-hook-form'
import type { Translate } from '../i18n/translations.ts'
import { valueTexts } from './value-texts.ts'
import { sayWith, type AnyTextKey } from '../i18n/keys.ts'

/** Values of a message: limits, names. */
export type MessageValues = Record<string, string | number>

/**
 * A message as a form library can carry it: the key of the text with its values and not the text itself, so that a
 * switch of the language re-renders errors that are already shown.
 */
export function fieldText(key: AnyTextKey, values: MessageValues = {}): string {
  const search = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))
  return `${key}?${search.toString()}`
}

/** The message of a rule that the contract knows too: `ruleText('too-long', { limit: 80 })`. */
export function ruleText(code: ProblemItem['code'], values: MessageValues = {}): string {
  return fieldText(valueTexts[code], values)
}

/**
 * Says a carried message in the reader's language.
 * @param field label of the field, for messages that name it
 */
export function sayFieldText(t: Translate, message: string, field: string): string {
  const [key = '', search = ''] = message.split('?')
  // The keys were typed when they were carried.
  return sayWith(t, key as AnyTextKey, { field, ...Object.fromEntries(new URLSearchParams(search)) })
}

/** The same words for the summary, where what is said of a field must name it. */
export function saySummaryText(t: Translate, message: string, field: string): string {
  const text = sayFieldText(t, message, field)
  return text.includes(field) ? text : t('form.inSummary', { field, text })
}

/** What the summary of a form says of the fields that are wrong, in their order. */
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

/** What react-hook-form says about one field, as the design system's fields take it. */
export function fieldMessages(
  t: Translate,
  error: { message?: string | undefined } | undefined,
  field: string,
): FieldMessage[] {
  return error?.message ? [{ kind: 'error', text: sayFieldText(t, error.message, field) }] : []
}
