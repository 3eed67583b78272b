/** Moves a column to another field or to none. A field holds one column, and a column is in one field. */
export function placedAt<Column>(
  columns: readonly (Column | null)[],
  column: Column,
  field: number | undefined,
): (Column | null)[] {
  const length = Math.max(columns.length, field === undefined ? 0 : field + 1)
  return Array.from({ length }, (_, at) => {
    if (at === field) return column
    const known = columns[at] ?? null
    return known === column ? null : known
  })
}
