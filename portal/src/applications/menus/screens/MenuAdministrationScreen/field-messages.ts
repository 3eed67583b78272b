import type { FieldMessage } from '@parvis/design-system/ValidationMessage'
import type { Translate } from '../../../../i18n/translations.ts'
import { fieldMessages, ruleText } from '../../../../forms/field-texts.ts'

type CarriedError = { message?: string | undefined } | undefined

/** The two ways to say a text: those of the menus, and those whose key names its namespace itself. */
export interface Says {
  t: Translate<'menus'>
  tAny: Translate
}

const isRequired = (error: CarriedError) => error?.message === ruleText('required')

/** What is said below a field. A missing value is said in the words that the specification has for this form. */
export function menuFieldMessages({ t, tAny }: Says, error: CarriedError, label: string): FieldMessage[] {
  return isRequired(error) ? [{ kind: 'error', text: t('required') }] : fieldMessages(tAny, error, label)
}

/** The same words for the summary; several missing values are told apart by their field. */
export function menuSummaryText(says: Says, error: CarriedError, label: string): string {
  if (isRequired(error)) return says.t('requiredIn', { field: label })
  return menuFieldMessages(says, error, label)[0]?.text ?? ''
}
