import { neutralised } from '../../internal/files/csv.ts'

/** Lines of cells, as they came. */
export type PastedTable = readonly (readonly string[])[]

/** What a clipboard has. */
export interface PastedData {
  text: string
  html: string
}

/** What was put before a text so that no spreadsheet runs it is no part of it. */
const asEntered = (text: string) =>
  text.startsWith("'") && neutralised(text.slice(1)) === text ? text.slice(1) : text

/** In quotes, with each quote in it doubled, up to the end of the cell; or up to the next tab or line. */
const tsvCell = /"([^"]*(?:""[^"]*)*)"(?=[\t\r\n]|$)|[^\t\r\n]*/y

/** Rows of tab-separated values, as spreadsheets write them: a cell with a tab, a line or a quote in it is in quotes. */
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
    // The last line ends as the others do.
  } while (at < text.length || (at === text.length && text.at(-1) === '\t'))
  return rows
}

/** The one table of a page that a spreadsheet wrote; `undefined` where there is none, or there are several. */
function readTable(html: string): PastedTable | undefined {
  // Nothing of such a document is run or fetched.
  const tables = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('table')
  const [table] = tables
  if (!table || tables.length > 1) return undefined
  /** Places that a cell of a line above takes, by line. */
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

/** The words of a cell, with its own line breaks, and without those of the page. */
function wordsOf(cell: HTMLTableCellElement): string {
  for (const end of cell.querySelectorAll('br')) end.replaceWith('\u2028')
  const words = (cell.textContent ?? '').replaceAll(/[^\S\u2028]+/g, ' ').trim()
  return words.replaceAll('\u2028', '\n')
}

/** The cells that were copied: of the table that a spreadsheet gives, else of the text. */
export function readPasted({ text, html }: PastedData): PastedTable {
  return (html === '' ? undefined : readTable(html)) ?? readTsv(text)
}
