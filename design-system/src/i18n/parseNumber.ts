import { NumberParser } from '@internationalized/number'
import { regions } from './dates.ts'
import type { Locale } from './messages.ts'

/** Accepts the decimal separator of any keypad: a comma that does not group thousands is a decimal separator too. */
function withDecimalSign(text: string, locale: Locale): string {
  if (locale === 'fr') return text.includes(',') ? text : text.replace(/(?<!\p{L})\./u, ',')
  const isDecimal = /^[^.,]*,[^.,]*$/.test(text) && !/^\D*[1-9]\d{0,2},\d{3}\D*$/.test(text)
  return isDecimal ? text.replace(',', '.') : text
}

/**
 * Whether a number is in the other language's format. The parser drops misplaced separators: 1.234,56 would be 1.23456
 * in English. A dot after a letter ends an abbreviated unit.
 */
const isOfOther = (text: string, locale: Locale) =>
  (locale === 'fr' ? /,.*(?<!\p{L})[.,]/u : /\..*[.,]/).test(text)

/** The format in which a number is typed: with all its digits, since a compact 1.5K is not read as the same number. */
export function typedFormat(format: Intl.NumberFormatOptions = {}): Intl.NumberFormatOptions {
  const { notation: _, compactDisplay: __, ...typed } = format
  return typed
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
  const local = withDecimalSign(text.trim(), locale)
  // It could be read as a different value.
  if (isOfOther(local, locale)) return Number.NaN
  // The parser would round percentages to the column's format.
  const read = new NumberParser(regions[locale], { ...typedFormat(format), maximumFractionDigits: 16 }).parse(
    local,
  )
  if (Number.isNaN(read)) return new NumberParser(regions[locale], {}).parse(local)
  // Round so that 1.1 % is 0.011, not 0.011000000000000001.
  return format?.style === 'percent' ? Number(read.toPrecision(15)) : read
}
