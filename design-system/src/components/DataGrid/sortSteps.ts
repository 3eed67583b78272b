import type { SortDirection, SortKey } from '../../internal/rowModel/sort.ts'

/** The sort after a press on a header: ascending, descending, none. @param isAdded keeps the other columns (Shift) */
export function pressedSort(sort: readonly SortKey[], column: string, isAdded: boolean): SortKey[] {
  const now = sort.find(key => key.column === column)?.direction
  const next = now === undefined ? 'ascending' : now === 'ascending' ? 'descending' : null
  return withSort(sort, column, next, isAdded)
}

/** Sets the direction of a column. A column already in the sort keeps its position. */
export function withSort(
  sort: readonly SortKey[],
  column: string,
  direction: SortDirection | null,
  isAdded: boolean,
): SortKey[] {
  if (!isAdded) return direction ? [{ column, direction }] : []
  if (!direction) return sort.filter(key => key.column !== column)
  const isIn = sort.some(key => key.column === column)
  return isIn
    ? sort.map(key => (key.column === column ? { column, direction } : key))
    : [...sort, { column, direction }]
}
