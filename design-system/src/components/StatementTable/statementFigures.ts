import type { Locale } from '../../i18n/messages.ts'
import type { StatementColumnKind, StatementRounding } from './statement.ts'

export const decimalsOf = { cent: 2, euro: 0, thousand: 0 } as const satisfies Record<
  StatementRounding,
  number
>

/** Formats the figures of a statement; undefined for a figure that is shown as nothing. */
export type WriteFigure = (kind: StatementColumnKind, value: number) => string | undefined

/** Formats figures as accountants print them: a true minus sign, a sign on changes, and nothing for zero. */
export function figureWriter(locale: Locale, rounding: StatementRounding): WriteFigure {
  const decimals = decimalsOf[rounding]
  const unit = rounding === 'thousand' ? 1000 : 1
  const amounts = { minimumFractionDigits: decimals, maximumFractionDigits: decimals } as const
  const amount = new Intl.NumberFormat(locale, amounts)
  const change = new Intl.NumberFormat(locale, { ...amounts, signDisplay: 'exceptZero' })
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
  const format = { amount, prior: amount, variation: change, percent } as const
  return (kind, value) => {
    const parts = format[kind].formatToParts(kind === 'percent' ? value : value / unit)
    if (
      !parts.some(({ type, value: digits }) =>
        type === 'integer' || type === 'fraction' ? /[1-9]/.test(digits) : type === 'infinity',
      )
    )
      return undefined
    return parts.map(({ type, value: text }) => (type === 'minusSign' ? '\u2212' : text)).join('')
  }
}
