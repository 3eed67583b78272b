import type { PastedTable } from '@parvis/design-system/pasted-table'
import type { CountLine } from '../counts/count-store.ts'
import { readQuantity, withoutSpaces, type Quantity, type QuantityFault } from './expression.ts'
import {
  detailColumns,
  mostPastedRows,
  namesIt,
  type CodeIndex,
  type DetailColumn,
  type PasteLayout,
} from './pasted-table.ts'
import { linesUnder, type Counted } from './sheet.ts'

/** Why a row of a pasted table is not entered. */
export type PasteFault =
  | Exclude<QuantityFault, 'empty'>
  | 'noCode'
  | 'unknown'
  | 'several'
  | 'batch'
  | 'zone'
  | 'shelf'
  | 'twice'
  | 'grouped'
  | 'beyond'

/** A count to enter. */
export interface PastedCount {
  /** The row's number in the text, from 1. */
  row: number
  line: CountLine
  quantity: number
  /** The quantity as it was written, without spaces. */
  expression: string
  /** The count that it replaces. */
  before: Counted | undefined
}

/** A row that is not entered. */
export interface LeftRow {
  row: number
  cells: readonly string[]
  /** The line that the row is for, if it was found. */
  line: CountLine | undefined
  fault: PasteFault
}

export interface PasteReading {
  counts: readonly PastedCount[]
  left: readonly LeftRow[]
  /** The number of rows without a quantity: their lines stay as they are. */
  untouched: number
}

/** What the rows of a table are matched with. */
export interface PasteTarget {
  /** All lines of the sheet, by code. */
  index: CodeIndex
  /** The lines for quantities without codes: from the current one on, in the order shown. */
  following: readonly CountLine[]
  counted: ReadonlyMap<number, Counted>
}

/** Whether a table has more rows than are read at once. */
export const isTooLong = (table: PastedTable, { hasHeader }: PasteLayout) =>
  table.length - (hasHeader ? 1 : 0) > mostPastedRows

/** Digits in groups of three: spreadsheets copy a thousand as `1,000`, which may also be one with three decimals. */
const grouped = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/

/**
 * Parses a quantity as the field for one quantity does, but names a negative number as such, and leaves one that can be
 * read in two ways: nobody looks at each cell of a column.
 */
function readCell(cell: string, { packSize, unit }: CountLine): Quantity | { fault: 'grouped' } {
  if (unit === 'piece' && grouped.test(withoutSpaces(cell))) return { fault: 'grouped' }
  const rules = { packSize, isWhole: unit === 'piece' }
  const read = readQuantity(cell, rules)
  if (!('fault' in read) || read.fault !== 'malformed' || !/^\s*[-−]/.test(cell)) return read
  const below = readQuantity(`0-${withoutSpaces(cell).slice(1)}`, rules)
  return 'fault' in below && below.fault === 'negative' ? below : read
}

/** The line that the row of a code is for, or why there is none. */
function lineOfRow(
  code: string,
  detailOf: (column: DetailColumn) => string,
  index: CodeIndex,
): CountLine | PasteFault {
  if (code === '') return 'noCode'
  let lines = linesUnder(index, code)
  if (lines.length === 0) return 'unknown'
  for (const column of detailColumns) {
    const cell = detailOf(column)
    if (cell === '') continue
    lines = lines.filter(line => namesIt(line, column, cell))
    // The article is on the sheet, but not with this batch or in this place.
    if (lines.length === 0) return column
  }
  const [line, ...others] = lines
  return line && others.length === 0 ? line : 'several'
}

/** Leaves out all rows of a line that has several: which of them is right, or whether they add up, is not known. */
function withoutRepeated(
  counts: readonly PastedCount[],
  left: readonly LeftRow[],
  cellsOf: (row: number) => readonly string[],
): Pick<PasteReading, 'counts' | 'left'> {
  const times = new Map<number, number>()
  for (const { line } of [...counts, ...left]) if (line) times.set(line.id, (times.get(line.id) ?? 0) + 1)
  const isRepeated = ({ line }: PastedCount) => (times.get(line.id) ?? 0) > 1
  const repeated = counts
    .filter(isRepeated)
    .map(({ row, line }): LeftRow => ({ row, cells: cellsOf(row), line, fault: 'twice' }))
  return {
    counts: counts.filter(count => !isRepeated(count)),
    left: [...left, ...repeated].toSorted((one, other) => one.row - other.row),
  }
}

/**
 * Reads the counts of a pasted table. Each row is entered, or left with a reason, or has no quantity.
 * @param table as `readCells` returns it, with at most `mostPastedRows` rows
 * @param layout its column of quantities must be known
 */
export function readPaste(
  table: PastedTable,
  { hasHeader, columns }: PasteLayout,
  { index, following, counted }: PasteTarget,
): PasteReading {
  const first = hasHeader ? 1 : 0
  const cellIn = (cells: readonly string[], column: number | undefined) =>
    column === undefined ? '' : (cells[column] ?? '')
  const counts: PastedCount[] = []
  const left: LeftRow[] = []
  let untouched = 0
  table.slice(first).forEach((cells, at) => {
    const row = at + first + 1
    const isInOrder = columns.code === undefined
    const text = cellIn(cells, columns.quantity)
    if (text === '') {
      // An empty row among codes separates others; among quantities it is a line that is skipped.
      if (isInOrder ? at < following.length : cells.some(cell => cell !== '')) untouched += 1
      return
    }
    const found = isInOrder
      ? (following[at] ?? 'beyond')
      : lineOfRow(cellIn(cells, columns.code), column => cellIn(cells, columns[column]), index)
    if (typeof found === 'string') {
      left.push({ row, cells, line: undefined, fault: found })
      return
    }
    const read = readCell(text, found)
    if ('value' in read)
      counts.push({
        row,
        line: found,
        quantity: read.value,
        expression: withoutSpaces(text),
        before: counted.get(found.id),
      })
    else left.push({ row, cells, line: found, fault: read.fault === 'empty' ? 'malformed' : read.fault })
  })
  return { ...withoutRepeated(counts, left, row => table[row - 1] ?? []), untouched }
}

/** The lines for quantities without codes: from the current one on, or all if there is no current one. */
export function linesFrom(shown: readonly CountLine[], current: number | undefined): readonly CountLine[] {
  const at = shown.findIndex(({ id }) => id === current)
  return shown.slice(Math.max(at, 0))
}

/** A cell that holds its text in one line, as `readCells` reads it. */
const asCell = (text: string) => text.replaceAll(/\s+/g, ' ')

/** The rows of a file as text to correct, from its header on, with the empty rows that its reader left out. */
export function textOfTable({
  header,
  headerRow,
  rows,
}: {
  header: readonly string[]
  headerRow: number
  rows: readonly { number: number; cells: readonly string[] }[]
}): string {
  const lines = [header.map(asCell).join('\t')]
  let next = headerRow + 1
  for (const { number, cells } of rows) {
    while (next < number) {
      lines.push('')
      next += 1
    }
    lines.push(cells.map(asCell).join('\t'))
    next = number + 1
  }
  return lines.join('\n')
}
