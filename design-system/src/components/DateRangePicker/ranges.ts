/** Usual periods around a day, for the presets of a `DateRangePicker`. Days are 'YYYY-MM-DD', both ends included. */
import { endOfMonth, parseDate as readIso, startOfMonth, type CalendarDate } from '@internationalized/date'

/** A period from one day to another, both included. */
export interface Period {
  start: string
  end: string
}

const period = (start: CalendarDate, end: CalendarDate): Period => ({
  start: start.toString(),
  end: end.toString(),
})

/** The month of a day, shifted by `offset` months: -1 is the previous month. */
export function month(today: string, offset = 0): Period {
  const first = startOfMonth(readIso(today)).add({ months: offset })
  return period(first, endOfMonth(first))
}

/** The calendar quarter of a day, shifted by `offset` quarters. */
export function quarter(today: string, offset = 0): Period {
  const day = readIso(today)
  const first = startOfMonth(day.set({ month: day.month - ((day.month - 1) % 3), day: 1 })).add({
    months: 3 * offset,
  })
  return period(first, endOfMonth(first.add({ months: 2 })))
}

/**
 * The financial year of a day, shifted by `offset` years.
 * @param firstMonth month in which it starts, 1 to 12: 1 for the calendar year, 10 for a year that ends in September
 */
export function financialYear(today: string, firstMonth = 1, offset = 0): Period {
  const day = readIso(today)
  const year = day.month >= firstMonth ? day.year : day.year - 1
  const first = day.set({ year: year + offset, month: firstMonth, day: 1 })
  return period(first, endOfMonth(first.add({ months: 11 })))
}

/** The last `count` days, including `today`: 1 is today alone. */
export function lastDays(today: string, count: number): Period {
  const last = readIso(today)
  return period(last.subtract({ days: count - 1 }), last)
}
