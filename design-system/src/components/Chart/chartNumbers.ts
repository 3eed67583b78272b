/** Formats the numbers of a chart in the reader's language. */
import type { Locale, Message } from '../../i18n/messages.ts'

export interface ChartNumbers {
  /** The bare number, as in a table: "1,284.50". */
  plain: (value: number) => string
  /** The number with its unit: "1,284 requests". */
  words: (value: number) => string
  /** Short form for an axis: "12K". */
  axis: (value: number) => string
  /** A share: 0.421 becomes "42.1%". */
  share: (value: number) => string
}

export interface NumberOptions {
  /** Number format: decimals, currency, percent. */
  format?: Intl.NumberFormatOptions | undefined
  /** Message for what is counted, with a `{{count}}` placeholder. */
  unit?: Message | undefined
  /** The largest absolute value, which decides whether the axis abbreviates thousands. */
  largest: number
}

/** From this value on, an axis abbreviates thousands and millions. */
const shortFrom = 10_000

export function chartNumbers(locale: Locale, { format = {}, unit, largest }: NumberOptions): ChartNumbers {
  const plain = new Intl.NumberFormat(locale, format)
  const axis = new Intl.NumberFormat(locale, {
    ...format,
    minimumFractionDigits: 0,
    maximumFractionDigits: largest < shortFrom ? 3 : 1,
    ...(largest >= shortFrom && { notation: 'compact' }),
  })
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const plural = new Intl.PluralRules(
    locale,
    format.maximumFractionDigits === 0 ? { maximumFractionDigits: 0 } : {},
  )
  const words = (value: number) => {
    const number = plain.format(value)
    if (unit === undefined) return number
    const form = typeof unit === 'string' ? unit : plural.select(value) === 'one' ? unit.one : unit.other
    return form.replace('{{count}}', () => number)
  }
  return {
    plain: value => plain.format(value),
    words,
    axis: value => axis.format(value),
    share: value => share.format(value),
  }
}
