import type { SortDirection, SortKey } from '../../internal/rowModel/sort.ts'

/** What pressing a header does: up, down, not at all. @param isAdded keeps the other columns (Shift) */
export function pressedSort(sort: readonly SortKey[], column: string, isAdded: boolean): SortKey[] {
  const now = sort.find(key => key.column === column)?.direction
  const next = now === undefined ? 'ascending' : now === 'ascending' ? 'descending' : null
  return withSort(sort, column, next, isAdded)
}

/** The order with this column so; a column that is in it keeps its place. */
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
