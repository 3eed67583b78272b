/** Heavy: loaded only in the worker that reads a sheet. */
import { detectDelimiter, parseCsv, stripBom } from 'hucre/csv'
import { WorkbookRefused } from '../../../../workbooks/refusal.ts'
import { openWorkbook, type Workbook } from '../../../../workbooks/workbook.ts'
import { decodeText } from './decode-text.ts'
import { faultOfWorkbook, PreviewRefused } from './preview-fault.ts'

type Cell = string | number | boolean | Date | null

/** The start of a sheet. */
export interface SheetPreview {
  /** The names of all sheets of a workbook; empty for CSV. */
  sheets: readonly string[]
  /** The number of columns, at most fifty. */
  columns: number
  /** The rows with their numbers, from 1. Empty rows are left out. */
  rows: readonly { number: number; cells: readonly Cell[] }[]
  /** Whether this is the whole sheet. */
  isWhole: boolean
}

export interface WantedSheet {
  file: Blob
  kind: 'csv' | 'workbook'
  /** The sheet of a workbook, from 0. */
  sheet: number
  /** Whether this is the whole file. For CSV it may be just the start. */
  isWhole: boolean
}

export const mostRows = 1000
export const mostColumns = 50
/** The most characters in a cell. */
const longestCell = 1000

const isBlank = (cell: Cell) => cell === null || cell === ''
const shortened = (cell: Cell) => (typeof cell === 'string' ? cell.slice(0, longestCell) : cell)

type NumberedRow = readonly [number: number, cells: readonly Cell[]]

async function preview(
  found: AsyncIterable<NumberedRow> | Iterable<NumberedRow>,
): Promise<Omit<SheetPreview, 'sheets'>> {
  const rows: { number: number; cells: Cell[] }[] = []
  let columns = 0
  let isWhole = true
  for await (const [number, all] of found) {
    const width = all.findLastIndex(cell => !isBlank(cell)) + 1
    if (width === 0) continue
    if (rows.length === mostRows) {
      isWhole = false
      break
    }
    if (width > mostColumns) isWhole = false
    columns = Math.max(columns, Math.min(width, mostColumns))
    rows.push({ number, cells: all.slice(0, Math.min(width, mostColumns)).map(shortened) })
  }
  return { columns, rows, isWhole }
}

async function* rowsOf(book: Workbook, sheet: number): AsyncGenerator<NumberedRow> {
  for await (const { index, values } of book.rows(sheet)) yield [index + 1, values]
}

async function readCsv({ file, isWhole }: WantedSheet): Promise<SheetPreview> {
  const text = stripBom(decodeText(new Uint8Array(await file.arrayBuffer())))
  const rows = parseCsv(text, { delimiter: detectDelimiter(text), typeInference: false })
  // The last row may be incomplete if only the start was read.
  if (!isWhole && rows.length > 1) rows.pop()
  const shown = await preview(rows.map((cells, at) => [at + 1, cells] as const))
  return { sheets: [], ...shown, isWhole: shown.isWhole && isWhole }
}

async function readWorkbook({ file, sheet }: WantedSheet): Promise<SheetPreview> {
  const book = await openWorkbook(file)
  return { sheets: book.sheets, ...(await preview(rowsOf(book, sheet))) }
}

/**
 * Reads the start of a sheet of a workbook, or of delimited text.
 * @throws PreviewRefused
 */
export async function readSheet(wanted: WantedSheet): Promise<SheetPreview> {
  try {
    return await (wanted.kind === 'csv' ? readCsv(wanted) : readWorkbook(wanted))
  } catch (error) {
    const fault = error instanceof WorkbookRefused ? faultOfWorkbook[error.fault] : 'unreadable'
    throw new PreviewRefused(fault, { cause: error })
  }
}
