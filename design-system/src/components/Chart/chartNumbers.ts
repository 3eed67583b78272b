/** How the figures of a chart are written in the reader's language. */
import type { Locale, Message } from '../../i18n/messages.ts'

export interface ChartNumbers {
  /** As in a table: "1,284.50". */
  plain: (value: number) => string
  /** With what is counted: "1,284 requests". */
  words: (value: number) => string
  /** Short, as at an axis: "12K". */
  axis: (value: number) => string
  /** Of 0.421: "42.1%". */
  share: (value: number) => string
}

export interface NumberOptions {
  /** Decimals, currency, percent. */
  format?: Intl.NumberFormatOptions | undefined
  /** What is counted, with its `{{count}}`. */
  unit?: Message | undefined
  /** Of all values, without their signs: whether the axis writes thousands short. */
  largest: number
}

/** From here on an axis writes thousands and millions short. */
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
