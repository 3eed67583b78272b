import { NumberParser } from '@internationalized/number'
import { regions } from '../../i18n/dates.ts'
import type { Locale } from '../../i18n/messages.ts'
import { parseDate } from '../../i18n/parseDate.ts'
import { isBlank, type CellValue } from '../../internal/rowModel/columns.ts'
import type { CellProblem } from './cellEntry.ts'
import type { GridColumn } from './gridTypes.ts'

/** A parsed entry: its value, or why it is invalid. */
export type ReadEntry = { value: CellValue; problem?: undefined } | { problem: CellProblem }

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

function readNumber(text: string, format: Intl.NumberFormatOptions | undefined, locale: Locale): number {
  const typed = withDecimalSign(text, locale)
  if (isOfOther(typed, locale)) return Number.NaN
  // Keep all typed digits: the parser would round percentages to the column's format.
  const exact = { ...format, maximumFractionDigits: 16 }
  const read = new NumberParser(regions[locale], exact).parse(typed.trim())
  if (Number.isNaN(read)) return new NumberParser(regions[locale], {}).parse(typed.trim())
  // Round so that 1.1 % is 0.011, not 0.011000000000000001.
  return format?.style === 'percent' ? Number(read.toPrecision(15)) : read
}

/** Parses the typed text of a cell by the type of its column. */
export function readEntry<Row>(column: GridColumn<Row>, text: string, locale: Locale): ReadEntry {
  const trimmed = text.trim()
  if (trimmed === '') return { value: null }
  switch (column.type) {
    case 'number': {
      const value = readNumber(trimmed, column.format, locale)
      return Number.isFinite(value) ? { value } : { problem: { key: 'gridInvalid' } }
    }
    case 'date': {
      const value = parseDate(trimmed, locale)
      return value === null ? { problem: { key: 'gridDate' } } : { value }
    }
    case 'boolean':
      return { value: trimmed === 'true' }
    case 'choice': {
      const isKnown = column.choices?.some(({ id }) => id === trimmed) ?? false
      return isKnown ? { value: trimmed } : { problem: { key: 'gridInvalid' } }
    }
    case 'text':
    case 'link':
    case 'dateTime':
      return { value: trimmed }
  }
}

const isEmail = (text: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
const isUrl = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** Validates a value together with the other values of its row. */
export function checkEntry<Row>(
  column: GridColumn<Row>,
  value: CellValue,
  row: Row,
  columns: readonly GridColumn<Row>[],
): CellProblem | null {
  const rules = column.editing
  if (isBlank(value)) return rules?.isRequired ? { key: 'gridRequired' } : null
  if (typeof value === 'number') {
    if (rules?.minimum !== undefined && value < rules.minimum)
      return { key: 'gridMinimum', bound: rules.minimum }
    if (rules?.maximum !== undefined && value > rules.maximum)
      return { key: 'gridMaximum', bound: rules.maximum }
  }
  if (rules?.format === 'email' && !isEmail(String(value))) return { key: 'gridEmail' }
  if (rules?.format === 'url' && !isUrl(String(value))) return { key: 'gridUrl' }
  const start = columns.find(({ id }) => id === rules?.after)?.value(row)
  const ends = columns.filter(({ editing }) => editing?.after === column.id).map(end => end.value(row))
  const isReversed =
    (!isBlank(start) && String(value) <= String(start)) ||
    ends.some(end => !isBlank(end) && String(end) <= String(value))
  return isReversed ? { key: 'gridDateOrder' } : null
}
