/** Positions of the days of a year in the drawing. */
import { planCalendar, type CalendarBlocks, type CalendarPlan } from './calendarDays.ts'

export interface CalendarLayout {
  plan: CalendarPlan
  /** Side of a day's square including the gap after it, in CSS pixels. */
  step: number
  /** Left edge of the first week. `tops` has the upper edge of Monday for each block. */
  left: number
  tops: readonly number[]
  /** Height of the month labels above a block. */
  head: number
}

interface CalendarRoom {
  width: number
  height: number
  fontSize: number
  /** Font size of the root element, in CSS pixels: the style sheet has its breakpoints in rem. */
  rem: number
  spacing: { letter: number }
}

/** The number of blocks of weeks at a width. Uses the breakpoints of `calendarPlace` in the style sheet. */
export function calendarBlocks(width: number, rem: number): CalendarBlocks {
  return width >= 50 * rem ? 1 : width >= 26 * rem ? 2 : 4
}

/** The height of a year at a width, as in `calendarPlace` in the style sheet. */
export function calendarHeight(width: number, rem: number): number {
  const blocks = calendarBlocks(width, rem)
  return blocks * ((7 * (width - 2.25 * rem)) / columnsOf[blocks] + 1.6 * rem)
}
const columnsOf: Readonly<Record<CalendarBlocks, number>> = { 1: 54, 2: 27, 4: 15 }

export function calendarLayout(
  year: number,
  { width, height, fontSize, rem, spacing }: CalendarRoom,
): CalendarLayout {
  const plan = planCalendar(year, calendarBlocks(width, rem))
  const left = fontSize * 2.75 + spacing.letter * 4
  const head = fontSize * 1.5
  const blockHeight = height / plan.blocks
  const step = Math.floor(Math.min((width - left) / plan.columns, (blockHeight - head - fontSize * 0.4) / 7))
  const tops = Array.from({ length: plan.blocks }, (_, block) => block * blockHeight + head)
  return { plan, step, left, tops, head }
}

/** The upper left corner of a day's square, or null if the year has no such day. */
export function cornerOf(
  { plan, step, left, tops }: CalendarLayout,
  day: number,
): { x: number; y: number } | null {
  const place = plan.days[day]
  const top = tops[place?.block ?? 0]
  if (!place || top === undefined) return null
  return { x: left + place.column * step, y: top + place.weekday * step }
}

/** The day whose square, including the gap after it, contains the point; null outside the year. */
export function dayAt({ plan, step, left, tops }: CalendarLayout, x: number, y: number): number | null {
  const column = Math.floor((x - left) / step)
  const day = plan.days.findIndex(place => {
    const top = tops[place.block] ?? 0
    return place.column === column && place.weekday === Math.floor((y - top) / step)
  })
  return day === -1 ? null : day
}
