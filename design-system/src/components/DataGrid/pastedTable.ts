import { neutralised } from '../../internal/files/csv.ts'

/** Rows of cell texts, unparsed. */
export type PastedTable = readonly (readonly string[])[]

/** The clipboard data. */
export interface PastedData {
  text: string
  html: string
}

/** Removes the apostrophe that protects a text from being run as a formula. */
const asEntered = (text: string) =>
  text.startsWith("'") && neutralised(text.slice(1)) === text ? text.slice(1) : text

/** Matches a cell: quoted, with inner quotes doubled, or unquoted up to the next tab or line break. */
const tsvCell = /"([^"]*(?:""[^"]*)*)"(?=[\t\r\n]|$)|[^\t\r\n]*/y

/** Parses tab-separated values from spreadsheets, where cells with a tab, line break or quote are quoted. */
export function readTsv(text: string): PastedTable {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  do {
    tsvCell.lastIndex = at
    const [whole = '', quoted] = tsvCell.exec(text) ?? []
    row.push(asEntered(quoted?.replaceAll('""', '"') ?? whole))
    at += whole.length
    if (text[at] !== '\t') {
      rows.push(row)
      row = []
      if (text[at] === '\r' && text[at + 1] === '\n') at += 1
    }
    at += 1
    // The last line may end with a line break like the others.
  } while (at < text.length || (at === text.length && text.at(-1) === '\t'))
  return rows
}

/** The single table in the HTML of a spreadsheet; `undefined` if there is none or more than one. */
function readTable(html: string): PastedTable | undefined {
  // A parsed document runs no scripts and loads no resources.
  const tables = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('table')
  const [table] = tables
  if (!table || tables.length > 1) return undefined
  /** Columns occupied by cells of rows above, by row. */
  const taken = new Map<number, Set<number>>()
  return [...table.rows].map((line, number) => {
    const row: string[] = []
    for (const cell of line.cells) {
      while (taken.get(number)?.has(row.length)) row.push('')
      const start = row.length
      row.push(asEntered(wordsOf(cell)))
      for (let more = 1; more < cell.colSpan; more += 1) row.push('')
      for (let below = 1; below < cell.rowSpan; below += 1) {
        const places = taken.get(number + below) ?? new Set()
        for (let place = start; place < row.length; place += 1) places.add(place)
        taken.set(number + below, places)
      }
    }
    return row
  })
}

/** The text of a cell with its own line breaks but without those of the HTML source. */
function wordsOf(cell: HTMLTableCellElement): string {
  for (const end of cell.querySelectorAll('br')) end.replaceWith('\u2028')
  const words = (cell.textContent ?? '').replaceAll(/[^\S\u2028]+/g, ' ').trim()
  return words.replaceAll('\u2028', '\n')
}

/** Reads the copied cells from the HTML table of a spreadsheet, or else from the text. */
export function readPasted({ text, html }: PastedData): PastedTable {
  return (html === '' ? undefined : readTable(html)) ?? readTsv(text)
}
