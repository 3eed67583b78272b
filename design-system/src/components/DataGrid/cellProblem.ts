import type { Locale } from '../../i18n/messages.ts'
import { typedFormat } from '../../i18n/parseNumber.ts'
import type { useMessages } from '../../i18n/useMessages.ts'
import type { validationMessages } from '../../i18n/validation.messages.ts'
import type { CellProblem } from './cellEntry.ts'
import type { GridColumn } from './gridTypes.ts'

type ValidationWords = ReturnType<typeof useMessages<(typeof validationMessages)['en']>>

/** A limit as it is typed: in the column's format, with all its digits. */
export function boundText(bound: number, locale: Locale, format?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(locale, typedFormat(format)).format(bound)
}

/** The problem of an entry as text, with the messages that the specification defines for grid cells. */
export function problemText<Row>(
  problem: CellProblem | string,
  { title, format }: GridColumn<Row>,
  v: ValidationWords,
  locale: Locale,
): string {
  if (typeof problem === 'string') return problem
  const bound = problem.bound === undefined ? '' : boundText(problem.bound, locale, format)
  return v(problem.key, { 0: title, 1: bound })
}
