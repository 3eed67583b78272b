import type { RowModel, RowOrder } from './rowModel.ts'
import type { SortKey } from './sort.ts'

/** Neighbouring rows of an order with the same value in a column. */
export interface RowGroup {
  /** Which group it is, whatever it is sorted and filtered by: columns and values from the outermost group in. */
  path: string
  column: string
  /** 1 for the outermost. */
  level: number
  /** Positions in the order: from the first to before the end. */
  from: number
  end: number
  /** Number of its first row, which has the value of all. */
  row: number
}

/** The order that brings the rows of a group together; a column that was sorted by keeps its direction. */
export function groupedSort(sort: readonly SortKey[], groupBy: readonly string[]): readonly SortKey[] {
  if (groupBy.length === 0) return sort
  return [
    ...groupBy.map(
      column => sort.find(key => key.column === column) ?? { column, direction: 'ascending' as const },
    ),
    ...sort.filter(({ column }) => !groupBy.includes(column)),
  ]
}

/** The groups of rows that are in the order of `groupedSort`, each before those within it. */
export function groupsOf<Row>(
  model: RowModel<Row>,
  order: RowOrder,
  groupBy: readonly string[],
): readonly RowGroup[] {
  const groups: RowGroup[] = []
  const split = (from: number, end: number, level: number, parent: string) => {
    const column = groupBy[level - 1]
    if (column === undefined) return
    const keys = model.keysOf(column)
    for (let start = from; start < end; ) {
      const row = order.rowAt(start)
      const value = keys[row] ?? Number.NaN
      let next = start + 1
      while (next < end && isSame(keys[order.rowAt(next)] ?? Number.NaN, value)) next += 1
      const path = `${parent}/${encodeURIComponent(column)}=${encodeURIComponent(model.textAt(row, column))}`
      groups.push({ path, column, level, from: start, end: next, row })
      split(start, next, level + 1, path)
      start = next
    }
  }
  split(0, order.length, 1, '')
  return groups
}

/** Blank is the same as blank. */
const isSame = (a: number, b: number) => a === b || (Number.isNaN(a) && Number.isNaN(b))
