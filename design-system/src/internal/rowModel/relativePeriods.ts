import {
  endOfMonth,
  getLocalTimeZone,
  startOfMonth,
  startOfYear,
  today,
  type CalendarDate,
} from '@internationalized/date'

/** Periods that are counted from today, in the order in which they are offered. */
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

/** Days, `YYYY-MM-DD`, both included; a bound that is left out is open. */
export interface Days {
  from?: string
  to?: string
}
const days = (from: CalendarDate, to: CalendarDate): Days => ({ from: from.toString(), to: to.toString() })
const monthOf = (day: CalendarDate) => days(startOfMonth(day), endOfMonth(day))
const yearOf = (day: CalendarDate) =>
  days(startOfYear(day), startOfYear(day).add({ years: 1 }).subtract({ days: 1 }))

/** A period around a day. The last and the next days have that day among them, the first or the last of all. */
export function periodAround(period: RelativePeriod, day: CalendarDate): Days {
  switch (period) {
    case 'today':
      return days(day, day)
    case 'yesterday':
      return days(day.subtract({ days: 1 }), day.subtract({ days: 1 }))
    case 'past7Days':
      return days(day.subtract({ days: 6 }), day)
    case 'past30Days':
      return days(day.subtract({ days: 29 }), day)
    case 'beforeToday':
      return { to: day.subtract({ days: 1 }).toString() }
    case 'next7Days':
      return days(day, day.add({ days: 6 }))
    case 'next30Days':
      return days(day, day.add({ days: 29 }))
    case 'thisMonth':
      return monthOf(day)
    case 'lastMonth':
      return monthOf(startOfMonth(day).subtract({ months: 1 }))
    case 'thisYear':
      return yearOf(day)
    case 'lastYear':
      return yearOf(day.subtract({ years: 1 }))
  }
}

/** A period as its days are now, in the reader's own time zone. */
export const periodNow = (period: RelativePeriod): Days => periodAround(period, today(getLocalTimeZone()))
