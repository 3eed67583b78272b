/** A cell copied for a spreadsheet. Both texts are safe: neither starts a formula. */
export interface CopiedCell {
  /** The displayed text. */
  words: string
  /** The value in a form that spreadsheets parse by type: "1234,5" and "2026-01-31". */
  value: string
}

export type CopiedRow = readonly CopiedCell[]

/** A cell of tab-separated values, quoted where necessary, as spreadsheets read and write it. */
function tsvCell(words: string): string {
  return /["\t\r\n]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words
}

/** Rows as plain text for spreadsheets and editors: tab-separated cells, one line per row. */
export function toTsv(rows: readonly CopiedRow[]): string {
  return rows.map(row => row.map(({ words }) => tsvCell(words)).join('\t')).join('\r\n')
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, sign => entities[sign] ?? '')

/**
 * Rows as an HTML table without styles, so that a spreadsheet applies its own.
 * @param head column titles, if wanted
 */
export function toTableHtml(rows: readonly CopiedRow[], head?: CopiedRow): string {
  const line = (cells: CopiedRow, tag: 'td' | 'th') =>
    `<tr>${cells.map(({ value }) => `<${tag}>${escaped(value)}</${tag}>`).join('')}</tr>`
  const titles = head ? `<thead>${line(head, 'th')}</thead>` : ''
  const body = rows.map(row => line(row, 'td')).join('')
  return `<meta charset="utf-8"><table>${titles}<tbody>${body}</tbody></table>`
}
