import type { Locale } from '../../i18n/messages.ts'
import { parseDate } from '../../i18n/parseDate.ts'
import { parseNumber } from '../../i18n/parseNumber.ts'
import { isBlank, type CellValue } from '../../internal/rowModel/columns.ts'
import type { CellProblem } from './cellEntry.ts'
import type { GridColumn } from './gridTypes.ts'

/** A parsed entry: its value, or why it is invalid. */
export type ReadEntry = { value: CellValue; problem?: undefined } | { problem: CellProblem }

/** Parses the typed text of a cell by the type of its column. */
export function readEntry<Row>(column: GridColumn<Row>, text: string, locale: Locale): ReadEntry {
  const trimmed = text.trim()
  if (trimmed === '') return { value: null }
  switch (column.type) {
    case 'number': {
      const value = parseNumber(trimmed, column.format, locale)
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
