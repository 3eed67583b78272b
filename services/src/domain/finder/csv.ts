import { csvCell } from '../../files/csv.ts'
import { type Citation, citationLabels, type Language } from './cite.ts'

/** Spreadsheets of each language take another character for the end of a cell. */
const separators: Record<Language, string> = { fr: ';', en: ',' }

/** Citations as CSV in UTF-8, with the mark by which spreadsheets know it. */
export function citationsCsv(citations: readonly Citation[], language: Language): Buffer {
  const labels = citationLabels[language]
  const fields = Object.keys(labels) as (keyof Citation)[]
  const rows = [labels, ...citations].map(row =>
    fields.map(field => csvCell(row[field])).join(separators[language]),
  )
  return Buffer.from(`\ufeff${rows.join('\r\n')}\r\n`, 'utf8')
}
