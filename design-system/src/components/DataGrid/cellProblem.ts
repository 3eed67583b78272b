import type { Locale } from '../../i18n/messages.ts'
import type { useMessages } from '../../i18n/useMessages.ts'
import type { validationMessages } from '../../i18n/validation.messages.ts'
import type { CellProblem } from './cellEntry.ts'
import type { GridColumn } from './gridTypes.ts'

type ValidationWords = ReturnType<typeof useMessages<(typeof validationMessages)['en']>>

/** What is wrong with an entry, in the words that the specification has for the cells of grids. */
export function problemText<Row>(
  problem: CellProblem | string,
  { title, format }: GridColumn<Row>,
  v: ValidationWords,
  locale: Locale,
): string {
  if (typeof problem === 'string') return problem
  const bound = problem.bound === undefined ? '' : new Intl.NumberFormat(locale, format).format(problem.bound)
  return v(problem.key, { 0: title, 1: bound })
}
