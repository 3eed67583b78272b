import type { BalanceColumn, BalanceColumns } from '@parvis/accounting/balance/columns'

/** The columns with one of them at another field, or at none: a field is one column, and a column one field. */
export function placedAt(
  columns: BalanceColumns['columns'],
  column: BalanceColumn,
  field: number | undefined,
): (BalanceColumn | null)[] {
  const length = Math.max(columns.length, field === undefined ? 0 : field + 1)
  return Array.from({ length }, (_, at) => {
    if (at === field) return column
    const known = columns[at] ?? null
    return known === column ? null : known
  })
}
