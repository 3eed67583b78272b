import { type Citation, citationLabels, type Language } from './cite.ts'

/** Spreadsheets of each language take another character for the end of a cell. */
const separators: Record<Language, string> = { fr: ';', en: ',' }

/** What a spreadsheet would compute instead of showing it. */
const isFormula = /^[\s]*[=+\-@\t\r]/

/**
 * A cell as RFC 4180 writes it. What a spreadsheet would take for a formula begins with an apostrophe, which it shows as text.
 */
function cell(text: string): string {
  const shown = isFormula.test(text) ? `'${text}` : text
  return `"${shown.replaceAll('"', '""')}"`
}

/** Citations as CSV in UTF-8, with the mark by which spreadsheets know it. */
export function citationsCsv(citations: readonly Citation[], language: Language): Buffer {
  const labels = citationLabels[language]
  const fields = Object.keys(labels) as (keyof Citation)[]
  const rows = [labels, ...citations].map(row =>
    fields.map(field => cell(row[field])).join(separators[language]),
  )
  return Buffer.from(`\ufeff${rows.join('\r\n')}\r\n`, 'utf8')
}
