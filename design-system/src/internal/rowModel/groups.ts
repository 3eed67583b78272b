import type { RowModel, RowOrder } from './rowModel.ts'
import type { SortKey } from './sort.ts'

/** Adjacent rows of an order with the same value in a column. */
export interface RowGroup {
  /**
   * The identity of a group, whatever the sorting and filtering: columns and values from the outermost group inwards.
   */
  path: string
  column: string
  /** 1 for the outermost groups. */
  level: number
  /** Positions in the order: from the first to before the end. */
  from: number
  end: number
  /** Number of its first row, which has the common value. */
  row: number
  /** Its position among its sibling groups, from 1, and their number. */
  at: number
  of: number
}

/** The sort order that keeps the rows of a group together; a column already sorted by keeps its direction. */
export function groupedSort(sort: readonly SortKey[], groupBy: readonly string[]): readonly SortKey[] {
  if (groupBy.length === 0) return sort
  return [
    ...groupBy.map(
      column => sort.find(key => key.column === column) ?? { column, direction: 'ascending' as const },
    ),
    ...sort.filter(({ column }) => !groupBy.includes(column)),
  ]
}

/** The groups of rows that are sorted by `groupedSort`, each before its subgroups. */
export function groupsOf<Row>(
  model: RowModel<Row>,
  order: RowOrder,
  groupBy: readonly string[],
): readonly RowGroup[] {
  const groups: RowGroup[] = []
  // Rows are sorted, so the end of a group is found by galloping search instead of a walk.
  const endOf = (keys: Float64Array, start: number, end: number): number => {
    const value = keys[order.rowAt(start)] ?? Number.NaN
    const isIn = (at: number) => isSame(keys[order.rowAt(at)] ?? Number.NaN, value)
    let [inside, step] = [start, 1]
    while (inside + step < end && isIn(inside + step)) {
      inside += step
      step *= 2
    }
    let outside = Math.min(end, inside + step)
    while (outside - inside > 1) {
      const middle = (inside + outside) >> 1
      if (isIn(middle)) inside = middle
      else outside = middle
    }
    return outside
  }
  const split = (from: number, end: number, level: number, parent: string) => {
    const column = groupBy[level - 1]
    if (column === undefined) return
    const keys = model.keysOf(column)
    const beside: RowGroup[] = []
    for (let start = from; start < end; ) {
      const row = order.rowAt(start)
      const next = endOf(keys, start, end)
      const path = `${parent}/${encodeURIComponent(column)}=${encodeURIComponent(model.textAt(row, column))}`
      const group = { path, column, level, from: start, end: next, row, at: beside.length + 1, of: 0 }
      beside.push(group)
      groups.push(group)
      split(start, next, level + 1, path)
      start = next
    }
    for (const group of beside) group.of = beside.length
  }
  split(0, order.length, 1, '')
  return groups
}

/** Two blank keys (`NaN`) are equal. */
const isSame = (a: number, b: number) => a === b || (Number.isNaN(a) && Number.isNaN(b))

/** The current groups: the previous ones as long as no row has moved and no grouping value has changed. */
export class LatestGroups<Row> {
  #last: readonly RowGroup[] = []
  #of: readonly unknown[] = []

  of(model: RowModel<Row>, order: RowOrder, groupBy: readonly string[]): readonly RowGroup[] {
    const of = [order, groupBy, ...groupBy.map(column => model.keysOf(column))]
    const isKnown = of.length === this.#of.length && of.every((part, at) => part === this.#of[at])
    if (!isKnown) this.#last = groupsOf(model, order, groupBy)
    this.#of = of
    return this.#last
  }
}
