import { localDay, readMoment } from '../../i18n/dates.ts'
import type { Locale } from '../../i18n/messages.ts'
import { neutralised, roundedText } from '../../internal/files/csv.ts'
import { isBlank } from '../../internal/rowModel/columns.ts'
import type { RowSelection } from '../../internal/windowedGrid/rowSelection.ts'
import type { CellEntry, RowEntries } from './cellEdits.ts'
import type { GridRange } from './cellRange.ts'
import type { ValueText } from './cellText.ts'
import { columnName } from './columnGroups.ts'
import { toTableHtml, toTsv, type CopiedCell, type CopiedRow } from './copiedTable.ts'
import type { GridRows } from './gridRows.ts'
import type { GridColumn, PlacedColumn } from './gridTypes.ts'
import { placedRange, rowsBetween, type HeldRow } from './rangeRows.ts'

/** Maximum number of cells to copy at once; an export can contain more. */
export const mostCells = 200_000

/** The content of a grid that can be copied. */
export interface CopySource<Row> {
  ranges: GridRange
  shown: GridRows<Row>
  placed: readonly PlacedColumn<Row>[]
  selection: RowSelection
  /** Total number of matching rows. */
  total: number
  entriesOf: (rowId: string) => RowEntries | undefined
  valueText: ValueText<Row>
  locale: Locale
}

export type CopyOutcome =
  | {
      kind: 'copied'
      text: string
      html: string
      cells: number
      /** Number of rows in the range that are not loaded. */
      notLoaded: number
      /** Number of selected rows that are not shown. */
      elsewhere: number
    }
  | { kind: 'nothing' | 'tooMany' }

/** Copies the range, or else the selected rows, or else the focused cell. */
export function copyOf<Row>(source: CopySource<Row>, withTitles: boolean): CopyOutcome {
  const { ranges, shown, placed } = source
  const focused = ranges.focused()
  const range = ranges.current()
  const chosen = source.selection.countOf(source.total)
  if (!range && chosen > 0) return chosenRows(source, chosen, withTitles)
  const cells = range ?? (focused && { anchor: focused, end: focused })
  const found = cells && placedRange(cells, shown, placed)
  if (!found) return { kind: 'nothing' }
  const { box, columns } = found
  if ((box.bottom - box.top + 1) * columns.length > mostCells) return { kind: 'tooMany' }
  const places = [...rowsBetween(shown, box.top, box.bottom)]
  const rows = places.filter(place => place !== undefined)
  return written(source, columns, rows, withTitles, { notLoaded: places.length - rows.length, elsewhere: 0 })
}

function chosenRows<Row>(source: CopySource<Row>, chosen: number, withTitles: boolean): CopyOutcome {
  const { order, model } = source.shown
  const columns = source.placed.flatMap(({ column }) => column ?? [])
  if (Math.min(chosen, order.length) * columns.length > mostCells) return { kind: 'tooMany' }
  const rows: HeldRow<Row>[] = []
  for (let position = 0; position < order.length; position += 1) {
    const number = order.rowAt(position)
    const row = model.rowAt(number)
    const id = row === undefined ? '' : model.idAt(number)
    if (row !== undefined && source.selection.has(id, number)) rows.push({ row, id })
  }
  return written(source, columns, rows, withTitles, { notLoaded: 0, elsewhere: chosen - rows.length })
}

function written<Row>(
  source: CopySource<Row>,
  columns: readonly GridColumn<Row>[],
  held: readonly HeldRow<Row>[],
  withTitles: boolean,
  missing: { notLoaded: number; elsewhere: number },
): CopyOutcome {
  if (held.length === 0) return { kind: 'nothing' }
  const rows = held.map(({ row, id }): CopiedRow => {
    const entries = source.entriesOf(id)
    return columns.map(column => copiedCell(column, row, entries?.get(column.id), source))
  })
  const titles = withTitles ? columns.map(column => harmless(columnName(column))) : undefined
  return {
    kind: 'copied',
    text: toTsv(titles ? [titles, ...rows] : rows),
    html: toTableHtml(rows, titles),
    cells: rows.length * columns.length,
    ...missing,
  }
}

function harmless(text: string): CopiedCell {
  const words = neutralised(text)
  return { words, value: words }
}

/** A cell as displayed and as a spreadsheet parses it: a plain number, and a day that no locale misreads. */
export function copiedCell<Row>(
  column: GridColumn<Row>,
  row: Row,
  entry: CellEntry | undefined,
  { valueText, locale }: Pick<CopySource<Row>, 'valueText' | 'locale'>,
): CopiedCell {
  // A typed text that could not be parsed.
  if (entry && entry.value === undefined) return harmless(entry.text)
  const value = entry ? entry.value : column.value(row)
  if (isBlank(value)) return { words: '', value: '' }
  const words = valueText(column, value)
  if (column.type === 'number' && Number.isFinite(Number(value))) {
    const plain = roundedText(Number(value), column.format)
    return { words, value: locale === 'fr' ? plain.replace('.', ',') : plain }
  }
  const shown = harmless(words)
  if (column.type === 'date' && /^\d{4}-\d\d-\d\d$/.test(String(value)))
    return { ...shown, value: String(value) }
  const moment = column.type === 'dateTime' ? readMoment(String(value)) : undefined
  if (moment) {
    const day = localDay(moment)
    return {
      ...shown,
      value:
        column.form === 'date' || column.form === 'deadline'
          ? day
          : `${day} ${moment.toTimeString().slice(0, 8)}`,
    }
  }
  return shown
}
