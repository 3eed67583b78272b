import type { FecReport } from '@parvis/accounting/fec/report'
import { chartOf } from '@parvis/accounting/statements/chart'
import { isOpeningJournal } from '@parvis/accounting/statements/trial-balance'
import type { Chart } from '@parvis/accounting/statements/line'

/** An accounting year, by its first and last day as YYYY-MM-DD; empty if unknown. */
export interface Period {
  periodStart: string
  periodEnd: string
}

/** The longest period in months that the contract accepts. */
export const mostMonths = 24

const dayOf = (year: number, month: number, date: number) =>
  new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10)

const partsOf = (day: string): [year: number, month: number, date: number] => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return [year, month, date]
}

/** The day before or after. */
export function besideDay(day: string, by: 1 | -1): string {
  const [year, month, date] = partsOf(day)
  return dayOf(year, month, date + by)
}

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`

/** The same day some months later, or the last day of a shorter month. */
export function monthsLater(day: string, months: number): string {
  const [year, month, date] = partsOf(day)
  const last = dayOf(year, month + months + 1, 0)
  return `${last.slice(0, 8)}${String(Math.min(date, Number(last.slice(8)))).padStart(2, '0')}`
}

function lastOfMonth(day: string): string {
  const [year, month] = partsOf(day)
  return dayOf(year, month + 1, 0)
}

/** The first day of the twelve months that end on that day. */
function yearUntil(end: string): string {
  const isWholeMonth = end === lastOfMonth(end)
  return isWholeMonth ? firstOfMonth(monthsLater(end, -11)) : besideDay(monthsLater(end, -12), 1)
}

/** Whether a period has more months than allowed. */
export const isTooLong = ({ periodStart, periodEnd }: Period): boolean =>
  periodEnd >= monthsLater(periodStart, mostMonths)

/**
 * The accounting year of a file. It ends on the closing date in the name, or else with the month of the last entry, and
 * lasts twelve months unless entries begin earlier or later. Opening entries are dated on the first day, so a first
 * entry in a later month means a first year, one that is not over, or one after a change of the closing date.
 * @param priorEnd the last day of the client's earlier statements. The year begins the day after, unless an entry is
 * before it, it would be too long, or twelve months hold all entries.
 */
export function suggestedPeriod(
  { closingDate, from, to }: Pick<FecReport, 'closingDate' | 'from' | 'to'>,
  priorEnd?: string,
): Period {
  const end = closingDate ?? (to === undefined ? undefined : lastOfMonth(to))
  if (end === undefined) return { periodStart: '', periodEnd: '' }
  const start = yearUntil(end)
  if (from === undefined || from > end) return { periodStart: start, periodEnd: end }
  const next = priorEnd === undefined ? undefined : besideDay(priorEnd, 1)
  if (next !== undefined && next <= from && (next >= start || from < start)) {
    const following = { periodStart: next, periodEnd: end }
    if (!isTooLong(following)) return following
  }
  const isInMonth = from >= start && from.slice(0, 7) === start.slice(0, 7)
  const begun = isInMonth ? start : firstOfMonth(from)
  const isPossible = !isTooLong({ periodStart: begun, periodEnd: end })
  return { periodStart: isPossible ? begun : start, periodEnd: end }
}

/** The year after finished statements; the same year if there are none yet. */
export function periodAfter({
  status,
  periodStart,
  periodEnd,
}: {
  status: string
  periodStart: string
  periodEnd: string
}): Period {
  if (status !== 'finished') return { periodStart, periodEnd }
  const start = besideDay(periodEnd, 1)
  return { periodStart: start, periodEnd: besideDay(monthsLater(start, 12), -1) }
}

/** The edition of the chart of accounts for a year that starts on that day. */
export const suggestedChart = (periodStart: string): Chart =>
  periodStart === '' ? 'pcg-2025' : chartOf(periodStart)

/** The codes of the journals that seem to carry forward last year's balances. */
export const suggestedOpeningJournals = ({ journals }: Pick<FecReport, 'journals'>): string[] =>
  journals.filter(({ code, label }) => isOpeningJournal(code, label)).map(({ code }) => code)
