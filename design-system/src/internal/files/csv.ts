import { comparedText, isBlank, type ModelColumn } from '../rowModel/columns.ts'
import type { Locale } from '../../i18n/messages.ts'

/** A column of a file. */
export interface ExportColumn<Row> extends ModelColumn<Row> {
  title: string
  /**
   * How figures are displayed. The file uses the same number of decimals but no symbols. Without a format, figures keep
   * all their decimals.
   */
  format?: Intl.NumberFormatOptions
}

/** A number with as many decimals as its format displays: a percentage displayed as 12.3 % is 0.123. */
export function roundedText(value: number, format: Intl.NumberFormatOptions | undefined): string {
  // "1.2 M" is an abbreviation that a file does not need.
  if (!format || (format.notation ?? 'standard') !== 'standard') return String(value)
  const { maximumFractionDigits: shown = 0, style } = new Intl.NumberFormat('en', format).resolvedOptions()
  const decimals = Math.min(100, style === 'percent' ? shown + 2 : shown)
  const plain = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: decimals })
  return plain.format(value).replace(/^-0$/, '0')
}

/** What spreadsheets treat as the start of a formula, including the full-width characters that they also accept. */
const startsFormula = /^[\s'"]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/

/** A negative figure as people write it, with or without spaces between the thousands. */
const isFigure = /^-\d[\d \u00a0\u202f]*(?:[.,]\d+)*[ \u00a0\u202f]?[%€]?$/

/**
 * Neutralises a text with a leading apostrophe if a spreadsheet would run it as a formula. Otherwise a name such as
 * `=HYPERLINK(…)` that somebody entered would act on the computer of whoever opens the file. Negative figures stay
 * figures, so that a spreadsheet includes them in its sums.
 */
export function neutralised(text: string): string {
  return startsFormula.test(text) && !isFigure.test(text) ? `'${text}` : text
}

/** A field of RFC 4180, quoted if necessary. */
function field(text: string, separator: string): string {
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A figure with the decimals of its format and the locale's decimal separator. */
export function figureText(
  value: number,
  format: Intl.NumberFormatOptions | undefined,
  locale: Locale,
): string {
  const text = roundedText(value, format)
  return locale === 'fr' ? text.replace('.', ',') : text
}

/** The text of a cell, neutralised against formulas. */
export function csvCell<Row>(
  column: ExportColumn<Row>,
  row: Row,
  locale: Locale,
  words: BooleanWords,
): string {
  const value = column.value(row)
  if (isBlank(value)) return ''
  // Numbers use the locale's notation; their minus sign is not a formula.
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
 * Writes lines as a CSV file (RFC 4180) that Excel opens on a double click: with a byte order mark, and in French with
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
 * Rows as CSV. Figures have the locale's decimal separator and are rounded as displayed; a workbook has all of their
 * decimals. Dates and times are ISO 8601. Formulas are neutralised.
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
