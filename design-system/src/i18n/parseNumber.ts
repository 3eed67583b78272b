import { NumberParser } from '@internationalized/number'
import { regions } from './dates.ts'
import type { Locale } from './messages.ts'

/** Accepts the decimal separator of any keypad: a comma that does not group thousands is a decimal separator too. */
function withDecimalSign(text: string, locale: Locale): string {
  if (locale === 'fr') return text.includes(',') ? text : text.replace('.', ',')
  const isDecimal = /^[^.,]*,[^.,]*$/.test(text) && !/^\D*[1-9]\d{0,2},\d{3}\D*$/.test(text)
  return isDecimal ? text.replace(',', '.') : text
}

/**
 * Whether a number is in the other language's format. The parser drops misplaced separators: 1.234,56 would be 1.23456
 * in English.
 */
const isOfOther = (text: string, locale: Locale) => (locale === 'fr' ? /,.*[.,]/ : /\..*[.,]/).test(text)

/**
 * A typed number with the decimal separator of the language.
 * @returns null for a number in the other language's format, which could be read as a different value
 */
function localNumber(text: string, locale: Locale): string | null {
  const local = withDecimalSign(text.trim(), locale)
  return isOfOther(local, locale) ? null : local
}

/**
 * Parses a typed or pasted number. All its digits are kept, however many the format shows.
 * @param format of the field or column; its literals, such as the currency sign, are ignored
 * @returns NaN for anything that is not a number in the reader's language
 */
export function parseNumber(
  text: string,
  format: Intl.NumberFormatOptions | undefined,
  locale: Locale,
): number {
  const local = localNumber(text, locale)
  if (local === null) return Number.NaN
  // The parser would round percentages to the column's format.
  const read = new NumberParser(regions[locale], { ...format, maximumFractionDigits: 16 }).parse(local)
  if (Number.isNaN(read)) return new NumberParser(regions[locale], {}).parse(local)
  // Round so that 1.1 % is 0.011, not 0.011000000000000001.
  return format?.style === 'percent' ? Number(read.toPrecision(15)) : read
}
