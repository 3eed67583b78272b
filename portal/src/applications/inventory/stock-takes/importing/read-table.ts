import { detectDelimiter, parseCsv, stripBom } from 'hucre/csv'
import type { WorkbookFault } from '../../../../workbooks/refusal.ts'
import { openWorkbook, type Workbook } from '../../../../workbooks/workbook.ts'
import { isWorkbook } from '../../../../workbooks/is-workbook.ts'

/** The rows of a file as text. The first row that is not empty is the header. */
export interface Table {
  header: string[]
  /** The number of the header's row in the file, from 1. */
  headerRow: number
  /**
   * Each row with its number in the file, from 1, and the columns in which a workbook holds fractions as numbers, not as
   * text. Empty rows are left out.
   */
  rows: { number: number; cells: string[]; exact?: number[] }[]
}

export type TableFault = WorkbookFault | 'unreadable' | 'tooMany' | 'noRows' | 'tooLarge'

/** Why a file is not a table, apart from the faults of a workbook. */
export class TableRefused extends Error {
  readonly fault: TableFault

  constructor(fault: TableFault, options?: ErrorOptions) {
    super(fault, options)
    this.fault = fault
  }
}

/** The most articles that a stock-take can hold. */
export const mostRows = 100_000
const mostColumns = 60
/** The most bytes of a text file, because all of it is in memory at once. */
const mostBytes = 268_435_456

type Row = readonly unknown[]

/** The most significant digits of a number that spreadsheets show and compare. */
const shownDigits = 15

/** A number as spreadsheets show it: the binary one of `=0.1+0.2` has digits that nobody wrote. */
const shown = (value: number): string =>
  String(Number.isInteger(value) ? value : Number(value.toPrecision(shownDigits)))

const textOf = (cell: unknown): string => {
  if (typeof cell === 'string') return cell.trim()
  if (typeof cell === 'number') return shown(cell)
  if (typeof cell === 'boolean') return String(cell)
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : ''
}

const isFraction = (cell: unknown) => typeof cell === 'number' && !Number.isInteger(cell)

async function tableOf(found: AsyncIterable<Row> | Iterable<Row>): Promise<Table> {
  let header: string[] | undefined
  let headerRow = 0
  const rows: Table['rows'] = []
  let number = 0
  for await (const row of found) {
    number += 1
    const cells = row.slice(0, mostColumns).map(textOf)
    if (cells.every(cell => cell === '')) continue
    if (!header) {
      header = cells
      headerRow = number
      continue
    }
    if (rows.length >= mostRows) throw new TableRefused('tooMany')
    const exact = row.flatMap((cell, at) => (isFraction(cell) ? [at] : []))
    rows.push({ number, cells, ...(exact.length > 0 && { exact }) })
  }
  if (!header || rows.length === 0) throw new TableRefused('noRows')
  return { header, headerRow, rows }
}

/** Decodes UTF-8, or else the Windows encoding of Western Europe. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

async function readCsv(file: Blob): Promise<Table> {
  const text = stripBom(decode(await file.arrayBuffer()))
  return tableOf(parseCsv(text, { delimiter: detectDelimiter(text), typeInference: false }))
}

/** All rows in order, with empty ones for those that a workbook leaves out. */
async function* allRows({ rows }: Workbook, sheet: number): AsyncGenerator<Row> {
  let next = 0
  for await (const { index, values } of rows(sheet)) {
    while (next < index) {
      yield []
      next += 1
    }
    yield values
    next = index + 1
  }
}

/** How many sheets, and how many rows of each, are searched for a header. */
const sheetsLookedAt = 50
const rowsLookedAt = 20

/** The first sheet whose first row is a header; without one, the first sheet. */
async function sheetToRead(book: Workbook, isHeader: IsHeader): Promise<number> {
  for (const sheet of book.sheets.keys()) {
    if (sheet >= sheetsLookedAt) break
    for await (const { values } of book.rows(sheet, rowsLookedAt)) {
      const cells = values.slice(0, mostColumns).map(textOf)
      if (cells.every(cell => cell === '')) continue
      if (isHeader(cells)) return sheet
      break
    }
  }
  return 0
}

/** Whether cells are the wanted header. */
export type IsHeader = (cells: readonly string[]) => boolean

/**
 * Reads a delimited text file or a sheet of a workbook.
 * @throws TableRefused, WorkbookRefused
 */
export async function readTable(file: Blob, isHeader: IsHeader): Promise<Table> {
  if (await isWorkbook(file)) {
    const book = await openWorkbook(file)
    return tableOf(allRows(book, await sheetToRead(book, isHeader)))
  }
  if (file.size > mostBytes) throw new TableRefused('tooLarge')
  return readCsv(file)
}
