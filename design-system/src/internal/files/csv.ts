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

/** A figure with the decimals that it is shown with, and the decimal sign that the spreadsheet of the country reads. */
export function figureText(
  value: number,
  format: Intl.NumberFormatOptions | undefined,
  locale: Locale,
): string {
  const text = roundedText(value, format)
  return locale === 'fr' ? text.replace('.', ',') : text
}

/** What a row has in a column: the words of a cell that no spreadsheet runs. */
export function csvCell<Row>(
  column: ExportColumn<Row>,
  row: Row,
  locale: Locale,
  words: BooleanWords,
): string {
  const value = column.value(row)
  if (isBlank(value)) return ''
  // Numbers as the spreadsheet of that country reads them; a minus sign is theirs, not a formula.
  if (column.type === 'number') {
    if (!Number.isFinite(Number(value))) return neutralised(String(value))
    return figureText(Number(value), column.format, locale)
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
 * Lines as a file of CSV (RFC 4180), as Excel opens it by a double click: with a byte order mark, and in French with
 * semicolons.
 * @param lines of cells, titles first; these are neutralised here, the others are `csvCell`s
 */
export function csvFile(lines: Iterable<readonly string[]>, locale: Locale): string {
  const separator = locale === 'fr' ? ';' : ','
  let isHead = true
  const written: string[] = []
  for (const cells of lines) {
    const line = isHead ? cells.map(neutralised) : cells
    written.push(line.map(text => field(text, separator)).join(separator))
    isHead = false
  }
  return `\ufeff${written.join('\r\n')}\r\n`
}

/**
 * Rows as CSV. Figures have the decimal sign of the country and are rounded as they are shown; a workbook has all of
 * their decimals. Days and moments are ISO 8601. Formulas are neutralised.
 */
export function toCsv<Row>(
  columns: readonly ExportColumn<Row>[],
  rows: Iterable<Row>,
  locale: Locale,
  words: BooleanWords,
): string {
  const cells = Array.from(rows, row => columns.map(column => csvCell(column, row, locale, words)))
  return csvFile([columns.map(({ title }) => title), ...cells], locale)
}
