import { csvCell } from '../../files/csv.ts'
import { type Citation, citationLabels, type Language } from './cite.ts'

/** The cell separator that spreadsheets expect in each language. */
const separators: Record<Language, string> = { fr: ';', en: ',' }

/** Citations as CSV in UTF-8, with the byte order mark that spreadsheets need. */
export function citationsCsv(citations: readonly Citation[], language: Language): Buffer {
  const labels = citationLabels[language]
  const fields = Object.keys(labels) as (keyof Citation)[]
  const rows = [labels, ...citations].map(row =>
    fields.map(field => csvCell(row[field])).join(separators[language]),
  )
  return Buffer.from(`\ufeff${rows.join('\r\n')}\r\n`, 'utf8')
}
