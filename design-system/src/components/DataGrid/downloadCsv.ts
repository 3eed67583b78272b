import { toCsv, type BooleanWords, type ExportColumn } from './csv.ts'
import type { Locale } from '../../i18n/messages.ts'

/** Gives the reader a CSV file of the rows. */
export function downloadCsv<Row>(
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
  { locale, words, name }: { locale: Locale; words: BooleanWords; name: string },
): void {
  const file = new Blob([toCsv(columns, rows, locale, words)], { type: 'text/csv;charset=utf-8' })
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.csv`
  link.click()
  // The browser has taken the file by the next task.
  setTimeout(() => URL.revokeObjectURL(url))
}
