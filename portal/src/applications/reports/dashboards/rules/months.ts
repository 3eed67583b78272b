/** Names of months. A month is `YYYY-MM`. */
import type { Schemas } from '@parvis/api-types/portal'

const dateOf = (month: string) => new Date(`${month}-01T00:00:00Z`)
const utc = { timeZone: 'UTC' } as const

/** "novembre 2026" */
export function monthName(language: string, month: string): string {
  return new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', ...utc }).format(dateOf(month))
}

/** "nov. 2026" */
export function shortMonth(language: string, month: string): string {
  return new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', ...utc }).format(dateOf(month))
}

/** "déc. 2025 – nov. 2026" */
export function periodName(language: string, { from, to }: Schemas['DashboardPeriod']): string {
  const format = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', ...utc })
  return format.formatRange(dateOf(from), dateOf(to))
}

/** The months in a range, latest first, together with chosen months outside it. */
export function monthsToChoose(
  first: string | null,
  last: string | null,
  chosen: readonly (string | undefined)[],
): string[] {
  const known = new Set(chosen.filter(month => month !== undefined))
  if (first !== null && last !== null)
    for (let at = dateOf(last); at >= dateOf(first); at.setUTCMonth(at.getUTCMonth() - 1))
      known.add(at.toISOString().slice(0, 7))
  return [...known].toSorted().toReversed()
}
