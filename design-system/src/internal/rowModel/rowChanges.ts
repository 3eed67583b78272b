import type { ModelColumn } from './columns.ts'
import { patchedRows, type RowComparison } from './sort.ts'

/** Maximum number of rows that may change at once; beyond that, starting afresh is cheaper. */
const most = 1000

/** The numbers of the changed rows, if most are the same objects in the same places; otherwise `null`. */
export function changedRows<Row>(before: readonly Row[], after: readonly Row[]): number[] | null {
  if (before.length !== after.length) return null
  const changed: number[] = []
  for (let row = 0; row < after.length; row += 1) {
    if (before[row] === after[row]) continue
    changed.push(row)
    if (changed.length > most) return null
  }
  return changed
}

/** The rows with a changed value, by column id; columns without any are left out. */
export type TouchedRows = ReadonlyMap<string, readonly number[]>

export function touchedRows<Row>(
  columns: readonly ModelColumn<Row>[],
  before: readonly Row[],
  after: readonly Row[],
  changed: readonly number[],
): TouchedRows {
  const valueAt = ({ value }: ModelColumn<Row>, row: Row | undefined) =>
    row === undefined ? undefined : value(row)
  return new Map(
    columns.flatMap(column => {
      const rows = changed.filter(
        row => !Object.is(valueAt(column, before[row]), valueAt(column, after[row])),
      )
      return rows.length === 0 ? [] : [[column.id, rows] as const]
    }),
  )
}

/** The rows with a change in any of the given columns. */
export function touchedIn(touched: TouchedRows, columns: readonly string[]): readonly number[] {
  return [...new Set(columns.flatMap(id => touched.get(id) ?? []))]
}

/** An order in which only some rows may have been removed, added or moved. @param positionOf −1 where a row was not */
export function reorderedRows(
  rows: Int32Array,
  affected: readonly number[],
  positionOf: (row: number) => number,
  isIn: (row: number) => boolean,
  compare: RowComparison,
): Int32Array {
  if (affected.length === 0) return rows
  const gone = affected
    .map(positionOf)
    .filter(position => position !== -1)
    .toSorted((a, b) => a - b)
  return patchedRows(rows, gone, affected.filter(isIn), compare)
}
