import type { Locale } from '../../i18n/messages.ts'
import { fold } from '../../internal/fold.ts'
import type { CellValue } from '../../internal/rowModel/columns.ts'
import type { CellPlace } from './cellEdits.ts'
import { isEditable, type CellProblem } from './cellEntry.ts'
import type { GridRange } from './cellRange.ts'
import type { GridWords } from './DataGrid.messages.ts'
import type { GridRows } from './gridRows.ts'
import type { GridColumn, PlacedColumn } from './gridTypes.ts'
import { readPasted, type PastedData, type PastedTable } from './pastedTable.ts'
import { placedRange, rowsBetween, type HeldRow } from './rangeRows.ts'
import { checkEntry, readEntry, type ReadEntry } from './readEntry.ts'
import type { CellEdits, EnteredCell } from './useCellEdits.ts'

/** Maximum number of cells to write at once. */
export const mostPasted = 10_000
/** Number of rows to read before yielding to the page. */
const portion = 500

/** Where to write the pasted data. */
export interface PasteTarget<Row> {
  ranges: GridRange
  shown: GridRows<Row>
  placed: readonly PlacedColumn<Row>[]
  /** All columns of the grid, because some values must come after others. */
  columns: readonly GridColumn<Row>[]
  edits: Pick<CellEdits<Row>, 'entriesOf' | 'keepAll' | 'park'>
  locale: Locale
  t: GridWords
}

export const leftReasons = [
  'leftInvalid',
  'leftRequired',
  'leftReadOnly',
  'leftBeyond',
  'leftNotLoaded',
  'leftNotSaved',
] as const
/** Why a cell was not written. */
export type LeftReason = (typeof leftReasons)[number]

export type PasteOutcome =
  | { kind: 'nothing' | 'tooMany' }
  | { kind: 'written'; cells: number; left: ReadonlyMap<LeftReason, number> }

/** Spellings of yes and no that spreadsheets and people use, in both languages. */
const truths = new Map<string, boolean>([
  ...['true', 'vrai', 'yes', 'oui', '1', 'x'].map(word => [word, true] as const),
  ...['false', 'faux', 'no', 'non', '0'].map(word => [word, false] as const),
])

/** Parses a spreadsheet cell by the type of the column. Choices and booleans are matched by their text. */
export function readPastedCell<Row>(column: GridColumn<Row>, text: string, locale: Locale): ReadEntry {
  const words = fold(text)
  if (words === '') return { value: null }
  if (column.type === 'boolean') {
    const value = truths.get(words)
    return value === undefined ? { problem: { key: 'gridInvalid' } } : { value }
  }
  if (column.type === 'choice') {
    const choice =
      column.choices?.find(({ label }) => fold(label) === words) ??
      column.choices?.find(({ id }) => id === text.trim())
    return choice ? { value: choice.id } : { problem: { key: 'gridInvalid' } }
  }
  return readEntry(column, column.type === 'number' ? plainFigure(column, text) : text, locale)
}

/** Normalises a number: removes the currency sign if the column has none, and converts accounting negatives. */
function plainFigure<Row>({ format }: GridColumn<Row>, text: string): string {
  const figure = (format?.style === 'currency' ? text : text.replaceAll(/\p{Sc}/gu, '')).trim()
  const [, below] = /^\((.+)\)$/.exec(figure) ?? []
  return below === undefined ? figure : `-${below}`
}

/** The table to write and its destination. */
interface Block<Row> {
  table: PastedTable
  top: number
  bottom: number
  columns: readonly GridColumn<Row>[]
  /** Number of rows and columns to write. The table is repeated if a range has room for several copies. */
  height: number
  width: number
}

/** Determines the destination: the range, filled as often as the table fits, or else from the first cell on. */
function blockOf<Row>({ ranges, shown, placed }: PasteTarget<Row>, table: PastedTable): Block<Row> | null {
  const focused = ranges.focused()
  const range = ranges.current() ?? (focused && { anchor: focused, end: focused })
  const found = range && placedRange(range, shown, placed)
  if (!found) return null
  const { box } = found
  const tableWidth = Math.max(...table.map(row => row.length))
  const rows = [...rowsBetween(shown, box.top, box.bottom)].length
  const [height, width] = [rows, found.columns.length]
  const fits = height % table.length === 0 && width % tableWidth === 0
  return {
    table,
    top: box.top,
    bottom: shown.layout.length - 1,
    columns: placed.flatMap(({ column }) => column ?? []).slice(box.first),
    height: fits ? height : table.length,
    width: fits ? width : tableWidth,
  }
}

/** Writes clipboard data into the range, or else from the focused cell on. */
export async function paste<Row>(target: PasteTarget<Row>, data: PastedData): Promise<PasteOutcome> {
  return write(target, readPasted(data), true)
}

/** Empties the cells of the range. Required cells keep their value. */
export async function clearRange<Row>(target: PasteTarget<Row>): Promise<PasteOutcome> {
  return write(target, [['']], false)
}

/** @param marks keeps invalid entries in their cells, with the problem */
async function write<Row>(
  target: PasteTarget<Row>,
  table: PastedTable,
  marks: boolean,
): Promise<PasteOutcome> {
  const block = blockOf(target, table)
  if (!block || block.height === 0) return { kind: 'nothing' }
  if (block.height * block.width > mostPasted) return { kind: 'tooMany' }
  const left = new Map<LeftReason, number>()
  const leave = (reason: LeftReason, count = 1) => {
    if (count > 0) left.set(reason, (left.get(reason) ?? 0) + count)
  }
  const good: EnteredCell[] = []
  const wrong: (CellPlace & { text: string; problem: CellProblem })[] = []
  const width = Math.min(block.width, block.columns.length)
  let written = 0
  for (const held of rowsBetween(target.shown, block.top, block.bottom)) {
    if (written === block.height) break
    const texts = textsOf(block, written, width)
    written += 1
    leave('leftBeyond', block.width - width)
    if (!held) {
      leave('leftNotLoaded', width)
      continue
    }
    for (const { columnId, text, result } of readRow(target, held, block.columns, texts)) {
      const place = { rowId: held.id, columnId }
      if (result === 'readOnly') leave('leftReadOnly')
      else if (result.problem === undefined) good.push({ ...place, text, value: result.value })
      else {
        leave(result.problem.key === 'gridRequired' ? 'leftRequired' : 'leftInvalid')
        if (marks) wrong.push({ ...place, text, problem: result.problem })
      }
    }
    // oxlint-disable-next-line no-await-in-loop -- one portion after the other, so that the page gets its turn
    if (written % portion === 0) await new Promise(resolve => setTimeout(resolve))
  }
  leave('leftBeyond', (block.height - written) * block.width)
  if (wrong.length > 0) target.edits.park(wrong)
  const cells = await target.edits.keepAll(good)
  leave('leftNotSaved', good.length - cells)
  return { kind: 'written', cells, left }
}

/** The texts for one row of a block. */
function textsOf<Row>({ table }: Block<Row>, line: number, width: number): readonly string[] {
  const row = table[line % table.length] ?? []
  const tableWidth = Math.max(...table.map(cells => cells.length))
  return Array.from({ length: width }, (_, at) => row[at % tableWidth] ?? '')
}

interface ReadCell {
  columnId: string
  text: string
  result: ReadEntry | 'readOnly'
}

/** Parses and validates the cells of a row, each against the new values of the others. */
function readRow<Row>(
  { columns, edits, locale }: PasteTarget<Row>,
  { row, id }: HeldRow<Row>,
  over: readonly GridColumn<Row>[],
  texts: readonly string[],
): readonly ReadCell[] {
  const entries = edits.entriesOf(id)
  const read = texts.flatMap((text, at): (ReadCell & { column: GridColumn<Row> })[] => {
    const column = over[at]
    if (!column) return []
    const canEdit = isEditable(column, row) && entries?.get(column.id)?.state !== 'pending'
    const result = canEdit ? readPastedCell(column, text, locale) : 'readOnly'
    return [{ column, columnId: column.id, text, result }]
  })
  const values = new Map<string, CellValue>()
  for (const { columnId, result } of read)
    if (result !== 'readOnly' && result.problem === undefined) values.set(columnId, result.value)
  // A start and an end date pasted together are checked against each other.
  const beside = columns.some(({ editing }) => editing?.after !== undefined)
    ? columns.map(column =>
        values.has(column.id) ? { ...column, value: () => values.get(column.id) } : column,
      )
    : columns
  return read.map(({ column, columnId, text, result }) => {
    if (result === 'readOnly' || result.problem !== undefined) return { columnId, text, result }
    const problem = checkEntry(column, result.value, row, beside)
    return { columnId, text, result: problem ? { problem } : result }
  })
}

/** Whether the skipped entries are shown as unsaved, in their cells and above the rows. */
export function isMarked({ left }: PasteOutcome & { kind: 'written' }, marks: boolean): boolean {
  return [...left.keys()].every(
    reason => reason === 'leftNotSaved' || (marks && (reason === 'leftInvalid' || reason === 'leftRequired')),
  )
}

/** Describes the result as text. */
export function pasteWords(
  { cells, left }: PasteOutcome & { kind: 'written' },
  done: 'pasted' | 'cleared',
  t: GridWords,
): string {
  const written = t(done, { count: cells })
  const count = [...left.values()].reduce((sum, each) => sum + each, 0)
  if (count === 0) return t('allDone', { done: written })
  const reasons = leftReasons.flatMap(reason => {
    const many = left.get(reason)
    return many === undefined ? [] : t(reason, { count: many })
  })
  return t('partDone', { done: written, count, reasons: reasons.join(', ') })
}
