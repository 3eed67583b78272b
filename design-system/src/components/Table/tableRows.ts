import { aggregate } from '../../internal/rowModel/aggregate.ts'
import { comparedText, isText, type CellValue, type ModelColumn } from '../../internal/rowModel/columns.ts'
import { numericKey, sortedRows, type SortKey } from '../../internal/rowModel/sort.ts'
import { textComparison, TextRanks } from '../../internal/rowModel/textRanks.ts'

/** A sort key for each row's value in a column; `NaN` when blank. */
function keysOf<Row>(rows: readonly Row[], column: ModelColumn<Row>, locale: string): Float64Array {
  if (!isText(column)) return Float64Array.from(rows, row => numericKey(column, column.value(row)))
  const texts = rows.map(row => comparedText(column, column.value(row)))
  const ranks = new TextRanks(texts, textComparison(locale))
  return Float64Array.from(texts, text => ranks.rankOf(text) ?? Number.NaN)
}

/** The rows sorted by a column, blank values last in either direction; in their given order without one. */
export function sortedTable<Row>(
  rows: readonly Row[],
  columns: readonly ModelColumn<Row>[],
  sort: SortKey | undefined,
  locale: string,
): readonly Row[] {
  const column = columns.find(({ id }) => id === sort?.column)
  if (!sort || !column) return rows
  const order = sortedRows(rows.length, [{ values: keysOf(rows, column, locale), direction: sort.direction }])
  return Array.from(order, at => rows[at] as Row)
}

/** The aggregate of a column's values, as a value of the column; `undefined` if it has no aggregate, or no values. */
export function columnFigure<Row>(rows: readonly Row[], column: ModelColumn<Row>, locale: string): CellValue {
  const { aggregate: kind, type } = column
  if (!kind) return undefined
  const all = Int32Array.from(rows.keys())
  const figure = aggregate(kind, keysOf(rows, column, locale), all)
  if (figure === null || kind === 'count') return figure ?? undefined
  if (type === 'date') return new Date(figure).toISOString().slice(0, 10)
  return type === 'dateTime' ? new Date(figure).toISOString() : figure
}
