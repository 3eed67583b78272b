import { formatDate, formatTime, regions } from '@parvis/design-system/i18n/dates'
import type { Locale } from '@parvis/design-system/i18n/messages'
import type { SheetPreview } from './read-sheet.ts'

type Cell = SheetPreview['rows'][number]['cells'][number] | undefined

/** The name of a spreadsheet column, from 0: A, B … Z, AA. */
export function columnLetters(column: number): string {
  const last = String.fromCodePoint(65 + (column % 26))
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last
}

/** What an export writes instead of the text on screen; undefined for texts and blank cells. */
export function exportedCell(cell: Cell): number | boolean | Date | undefined {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? undefined : cell
  return typeof cell === 'number' || typeof cell === 'boolean' ? cell : undefined
}

/**
 * Formats cells in the reader's language. Spreadsheets store dates and times without a zone, so they are read as UTC.
 */
export function cellWriter(locale: Locale, words: Record<'true' | 'false', string>): (cell: Cell) => string {
  // The number format of a cell is not read, so amounts cannot be told from years: use no separators.
  const numbers = new Intl.NumberFormat(regions[locale], { useGrouping: false, maximumFractionDigits: 10 })
  return cell => {
    if (cell === null || cell === undefined) return ''
    if (typeof cell === 'string') return cell
    if (typeof cell === 'number') return numbers.format(cell)
    if (typeof cell === 'boolean') return words[cell ? 'true' : 'false']
    if (Number.isNaN(cell.getTime())) return ''
    const [day = '', time = ''] = cell.toISOString().split('T')
    const written = formatDate(locale, day)
    return time.startsWith('00:00:00') ? written : `${written} ${formatTime(locale, time.slice(0, 5))}`
  }
}
