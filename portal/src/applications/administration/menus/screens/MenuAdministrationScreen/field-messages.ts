import type { Translate } from '../../../../../i18n/translations.ts'
import { ruleText, saySummaryText } from '../../../../../forms/field-texts.ts'

/** The two ways to say a text: those of the menus, and those whose key names its namespace itself. */
interface Says {
  t: Translate<'menus'>
  tAny: Translate
}

/** What the summary says about a field: the words below it; several missing values are told apart by their field. */
export function menuSummaryText(
  { t, tAny }: Says,
  error: { message?: string | undefined },
  label: string,
): string {
  if (error.message === undefined) return ''
  return error.message === ruleText('required')
    ? t('requiredIn', { field: label })
    : saySummaryText(tAny, error.message, label)
}
