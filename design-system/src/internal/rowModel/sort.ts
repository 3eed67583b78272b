import { isBlank, type CellValue, type ModelColumn } from './columns.ts'

export const sortDirections = ['ascending', 'descending'] as const
export type SortDirection = (typeof sortDirections)[number]
/** One column of a sort order; the first decides, the next ones break ties. */
export interface SortKey {
  column: string
  direction: SortDirection
}

/** A sort key for the value of a non-text column; `NaN` when blank. */
export function numericKey<Row>({ type, choices }: ModelColumn<Row>, value: CellValue): number {
  if (isBlank(value)) return Number.NaN
  if (type === 'boolean') return value === true ? 1 : 0
  if (type === 'date' || type === 'dateTime') return Date.parse(String(value))
  if (type === 'choice') {
    const at = choices?.findIndex(({ id }) => id === value) ?? -1
    return at === -1 ? Number.POSITIVE_INFINITY : at
  }
  return Number(value)
}

/** Compares two rows. */
export type RowComparison = (a: number, b: number) => number

/**
 * Compares rows by their keys. No two rows are equal, because ties keep the given order. Blank values come last in
 * either direction, because a reader who sorts is looking for values.
 * @param keys numbers per row that sort as the values do, one array for each part of the order
 */
export function rowComparison(
  keys: readonly { values: Float64Array; direction: SortDirection }[],
): RowComparison {
  const [first, ...rest] = keys.map(({ values, direction }) => ({
    values,
    sign: direction === 'ascending' ? 1 : -1,
  }))
  if (!first) return (a, b) => a - b
  const compareBy = ({ values, sign }: typeof first, a: number, b: number): number => {
    const x = values[a] ?? Number.NaN
    const y = values[b] ?? Number.NaN
    if (x < y) return -sign
    if (x > y) return sign
    if (x === y) return 0
    return Number(Number.isNaN(x)) - Number(Number.isNaN(y))
  }
  return (a, b) => {
    const decided = compareBy(first, a, b)
    if (decided !== 0) return decided
    for (const key of rest) {
      const next = compareBy(key, a, b)
      if (next !== 0) return next
    }
    return a - b
  }
}

/** The numbers of all rows in order. */
export function sortedRows(count: number, keys: Parameters<typeof rowComparison>[0]): Int32Array {
  const order = new Int32Array(count).map((_, row) => row)
  return keys.length === 0 ? order : order.toSorted(rowComparison(keys))
}

/**
 * Updates an order after some rows changed: the others are neither compared nor visited.
 * @param gone positions of the rows that changed, ascending
 * @param entering those of them that are still there, in any order
 * @returns the same array if no position changed
 */
export function patchedRows(
  rows: Int32Array,
  gone: readonly number[],
  entering: readonly number[],
  compare: RowComparison,
): Int32Array {
  const kept = withoutPositions(rows, gone)
  const places = entering.toSorted(compare).map(row => ({ row, at: placeIn(kept, row, compare) }))
  const patched = new Int32Array(kept.length + places.length)
  let from = 0
  places.forEach(({ row, at }, before) => {
    patched.set(kept.subarray(from, at), from + before)
    patched[at + before] = row
    from = at
  })
  patched.set(kept.subarray(from), from + places.length)
  const isSame = patched.length === rows.length && patched.every((row, at) => row === rows[at])
  return isSame ? rows : patched
}

function withoutPositions(rows: Int32Array, gone: readonly number[]): Int32Array {
  const kept = new Int32Array(rows.length - gone.length)
  let from = 0
  gone.forEach((position, before) => {
    kept.set(rows.subarray(from, position), from - before)
    from = position + 1
  })
  kept.set(rows.subarray(from), from - gone.length)
  return kept
}

/** The insertion position of a row among sorted rows. */
function placeIn(rows: Int32Array, row: number, compare: RowComparison): number {
  let [from, end] = [0, rows.length]
  while (from < end) {
    const middle = (from + end) >> 1
    if (compare(rows[middle] ?? 0, row) < 0) from = middle + 1
    else end = middle
  }
  return from
}
