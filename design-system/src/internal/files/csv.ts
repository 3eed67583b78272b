import { comparedText, isBlank, type ModelColumn } from '../rowModel/columns.ts'
import type { Locale } from '../../i18n/messages.ts'

/** A column of a file. */
export interface ExportColumn<Row> extends ModelColumn<Row> {
  title: string
  /** How figures are shown; they are written without its signs, and with no more decimals. Without one they are whole. */
  format?: Intl.NumberFormatOptions
}

/** A number with the decimals that a format shows: a share that shows as 12.3 % is 0.123. */
export function roundedText(value: number, format: Intl.NumberFormatOptions | undefined): string {
  // "1.2 M" is short for what a file has room for.
  if (!format || (format.notation ?? 'standard') !== 'standard') return String(value)
  const { maximumFractionDigits: shown = 0, style } = new Intl.NumberFormat('en', format).resolvedOptions()
  const decimals = Math.min(100, style === 'percent' ? shown + 2 : shown)
  const plain = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: decimals })
  return plain.format(value).replace(/^-0$/, '0')
}

/** What a spreadsheet takes for the beginning of a formula, also in the wide letters that it understands too. */
const startsFormula = /^[\s'"]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/

/**
 * A text that no spreadsheet runs: an apostrophe goes before what would begin a formula. Without it a name such as
 * `=HYPERLINK(…)` that somebody entered would act on the computer of the person who opens the file.
 */
export function neutralised(text: string): string {
  return startsFormula.test(text) ? `'${text}` : text
}

/** A field of RFC 4180: in quotes where it must be. */
function field(text: string, separator: string): string {
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function valueText<Row>(column: ExportColumn<Row>, row: Row, locale: Locale, words: BooleanWords): string {
  const value = column.value(row)
  if (isBlank(value)) return ''
  // Numbers as the spreadsheet of that country reads them; a minus sign is theirs, not a formula.
  if (column.type === 'number') {
    if (!Number.isFinite(Number(value))) return neutralised(String(value))
    const text = roundedText(Number(value), column.format)
    return locale === 'fr' ? text.replace('.', ',') : text
  }
  if (column.type === 'boolean') return value === true ? words.yes : words.no
  return neutralised(comparedText(column, value))
}

/** How yes and no are written. */
export interface BooleanWords {
  yes: string
  no: string
}

/**
 * Rows as CSV (RFC 4180), as Excel opens it by a double click: with a byte order mark, and in French with semicolons and
 * decimal commas. Figures are rounded as they are shown; a workbook has all of their decimals. Days and moments are ISO 8601. Formulas are neutralised.
 */
export function toCsv<Row>(
  columns: readonly ExportColumn<Row>[],
  rows: Iterable<Row>,
  locale: Locale,
  words: BooleanWords,
): string {
  const separator = locale === 'fr' ? ';' : ','
  const lines = [columns.map(({ title }) => field(neutralised(title), separator)).join(separator)]
  for (const row of rows)
    lines.push(columns.map(column => field(valueText(column, row, locale, words), separator)).join(separator))
  return `\ufeff${lines.join('\r\n')}\r\n`
}
