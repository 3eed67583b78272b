/** A cell on its way to a spreadsheet. Both are harmless: nothing in them begins a formula. */
export interface CopiedCell {
  /** As it is shown. */
  words: string
  /** For a spreadsheet, which reads it as what it is: "1234,5" and "2026-01-31". */
  value: string
}

export type CopiedRow = readonly CopiedCell[]

/** A cell of tab-separated values: in quotes where it must be, as spreadsheets write and read it. */
function tsvCell(words: string): string {
  return /["\t\r\n]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words
}

/** Rows as plain text, which spreadsheets and editors take: tabs between cells, a line for each row. */
export function toTsv(rows: readonly CopiedRow[]): string {
  return rows.map(row => row.map(({ words }) => tsvCell(words)).join('\t')).join('\r\n')
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, sign => entities[sign] ?? '')

/**
 * Rows as a table without styles: a spreadsheet gives it its own.
 * @param head titles of the columns, where they are wanted
 */
export function toTableHtml(rows: readonly CopiedRow[], head?: CopiedRow): string {
  const line = (cells: CopiedRow, tag: 'td' | 'th') =>
    `<tr>${cells.map(({ value }) => `<${tag}>${escaped(value)}</${tag}>`).join('')}</tr>`
  const titles = head ? `<thead>${line(head, 'th')}</thead>` : ''
  const body = rows.map(row => line(row, 'td')).join('')
  return `<meta charset="utf-8"><table>${titles}<tbody>${body}</tbody></table>`
}
