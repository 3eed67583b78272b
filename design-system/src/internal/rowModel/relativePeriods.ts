/** Periods relative to today, in the order in which they are offered. */
export const relativePeriods = [
  'today',
  'yesterday',
  'past7Days',
  'past30Days',
  'beforeToday',
  'next7Days',
  'next30Days',
  'thisMonth',
  'lastMonth',
  'thisYear',
  'lastYear',
] as const
export type RelativePeriod = (typeof relativePeriods)[number]

/** Days, `YYYY-MM-DD`, both inclusive; a missing bound is open. */
export interface Days {
  from?: string
  to?: string
}

/** A day, with its month from 0. Uses only `Date`: the calendar library would add 4 kB to every list. */
type Calendar = readonly [year: number, month: number, day: number]

const written = (...[year, month, day]: Calendar) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)

/**
 * A period around a day. "Past" and "next" days include that day, as the last or the first of them.
 * @param day its month counted from 0
 */
export function periodAround(period: RelativePeriod, [year, month, day]: Calendar): Days {
  const days = (first: number, last: number): Days => ({
    from: written(year, month, day + first),
    to: written(year, month, day + last),
  })
  const months = (ago: number): Days => ({
    from: written(year, month - ago, 1),
    to: written(year, month - ago + 1, 0),
  })
  const years = (ago: number): Days => ({ from: written(year - ago, 0, 1), to: written(year - ago, 11, 31) })
  switch (period) {
    case 'today':
      return days(0, 0)
    case 'yesterday':
      return days(-1, -1)
    case 'past7Days':
      return days(-6, 0)
    case 'past30Days':
      return days(-29, 0)
    case 'beforeToday':
      return { to: written(year, month, day - 1) }
    case 'next7Days':
      return days(0, 6)
    case 'next30Days':
      return days(0, 29)
    case 'thisMonth':
      return months(0)
    case 'lastMonth':
      return months(1)
    case 'thisYear':
      return years(0)
    case 'lastYear':
      return years(1)
  }
}

/** The days of a period now, in the reader's own time zone. */
export function periodNow(period: RelativePeriod): Days {
  const now = new Date()
  return periodAround(period, [now.getFullYear(), now.getMonth(), now.getDate()])
}
