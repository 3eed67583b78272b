import type { CalendarDate } from '@internationalized/date'
import { use } from 'react'
import { flushSync } from 'react-dom'
import { CalendarStateContext } from 'react-aria-components/Calendar'
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar'
import { useDateFormatter } from 'react-aria/useDateFormatter'

/** How many years can be chosen before and after the visible one, unless a bound is nearer. */
const yearsAround = 30

/** The state of the surrounding calendar, for a single day or a range. */
export function useCalendar() {
  const single = use(CalendarStateContext)
  const range = use(RangeCalendarStateContext)
  const state = single ?? range
  if (!state) throw new Error('There is no calendar around')
  return state
}

export interface Choice {
  id: string
  label: string
}

/** The months and years that can be reached without paging. */
export function useCalendarMonths() {
  const state = useCalendar()
  const { minValue, maxValue, timeZone, focusedDate } = state
  const shown = state.visibleRange.start
  const months = state.visibleDuration.months ?? 1
  const names = useDateFormatter({ month: 'long', timeZone })

  const isWithin = (first: CalendarDate, last: CalendarDate) =>
    !(minValue && last.compare(minValue) < 0) && !(maxValue && first.compare(maxValue) > 0)
  const monthChoices: Choice[] = []
  for (let month = 1; month <= 12; month += 1) {
    const first = shown.set({ month, day: 1 })
    if (isWithin(first, first.add({ months: 1 }).subtract({ days: 1 })))
      monthChoices.push({ id: String(month), label: names.format(first.toDate(timeZone)) })
  }
  const firstYear = minValue ? Math.min(minValue.year, shown.year) : shown.year - yearsAround
  const lastYear = maxValue ? Math.max(maxValue.year, shown.year) : shown.year + yearsAround
  const yearChoices: Choice[] = []
  for (let year = firstYear; year <= lastYear; year += 1)
    yearChoices.push({ id: String(year), label: String(year) })

  /** Makes a month the first visible one. */
  const show = (target: CalendarDate) => {
    if (months > 1 && target.compare(state.visibleRange.end) <= 0) {
      // A calendar with several months scrolls only as far as necessary; coming from an earlier page, the target is its
      // first month.
      const earlier = target.compare(shown) < 0 ? target : shown
      flushSync(() => state.setFocusedDate(earlier.subtract({ months: months + 1 })))
    }
    state.setFocusedDate(target)
  }
  const { day } = focusedDate
  return {
    month: String(shown.month),
    months: monthChoices,
    showMonth: (month: string) => show(shown.set({ month: Number(month), day })),
    year: String(shown.year),
    years: yearChoices,
    showYear: (year: string) => show(shown.set({ year: Number(year), day })),
  }
}
