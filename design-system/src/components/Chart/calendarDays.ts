/**
 * The days of a year in weeks that start on Monday, as in French and British English. In UTC, so no day has 23 hours.
 */

const dayLength = 86_400_000
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Monday is 0. @param time start of the day, UTC */
const weekday = (time: number) => (new Date(time).getUTCDay() + 6) % 7

/** Every day of the year as `YYYY-MM-DD`. @param year from 1000 to 9999 */
export function daysOfYear(year: number): string[] {
  const begin = Date.UTC(year, 0, 1)
  const count = Math.round((Date.UTC(year + 1, 0, 1) - begin) / dayLength)
  return Array.from({ length: count }, (_, day) => isoDay(begin + day * dayLength))
}

/** The position of a day. */
export interface DayPlace {
  /** Index of the block of weeks that contains its month, from 0. */
  block: number
  /** Index of the week in the block, from 0. */
  column: number
  /** Monday is 0. */
  weekday: number
}

export interface CalendarPlan {
  /** Indexed by the day of the year, from 0. */
  days: readonly DayPlace[]
  /** The first column of its own for each month, indexed by month from 0. */
  months: readonly { block: number; column: number }[]
  /** Number of columns of the widest block. */
  columns: number
  blocks: number
}

/** The number of blocks of weeks that a year can be split into, between months. */
export type CalendarBlocks = 1 | 2 | 4

/** The position of every day of the year when it is split into this many blocks. */
export function planCalendar(year: number, blocks: CalendarBlocks): CalendarPlan {
  const monthsOfBlock = 12 / blocks
  const begins = Array.from({ length: blocks }, (_, block) => Date.UTC(year, block * monthsOfBlock, 1))
  const placeOf = (time: number): DayPlace => {
    const block = Math.floor(new Date(time).getUTCMonth() / monthsOfBlock)
    const begin = begins[block] ?? time
    const days = Math.round((time - begin) / dayLength)
    return { block, column: Math.floor((days + weekday(begin)) / 7), weekday: weekday(time) }
  }
  const days = daysOfYear(year).map(day => placeOf(Date.parse(day)))
  const months = Array.from({ length: 12 }, (_, month) => {
    const { block, column, weekday: first } = placeOf(Date.UTC(year, month, 1))
    return { block, column: first === 0 || month % monthsOfBlock === 0 ? column : column + 1 }
  })
  return { days, months, columns: Math.max(...days.map(({ column }) => column)) + 1, blocks }
}

/** A week: for each weekday the day of the year from 0, or undefined if it belongs to another year. */
export interface Week {
  /** Date of its Monday as `YYYY-MM-DD`, which may be in the previous year. */
  monday: string
  days: readonly (number | undefined)[]
}

/** The weeks that contain days of the year. */
export function weeksOfYear(year: number): Week[] {
  const begin = Date.UTC(year, 0, 1)
  const count = daysOfYear(year).length
  const before = weekday(begin)
  return Array.from({ length: Math.ceil((count + before) / 7) }, (_, week) => ({
    monday: isoDay(begin + (week * 7 - before) * dayLength),
    days: Array.from({ length: 7 }, (_unused, day) => {
      const number = week * 7 - before + day
      return number >= 0 && number < count ? number : undefined
    }),
  }))
}

/**
 * The same day of another month, or the last day if that month is shorter. Stays within the year.
 * @param day day of the year, from 0
 */
export function dayMonthsAway(year: number, day: number, months: number): number {
  const date = new Date(Date.UTC(year, 0, 1 + day))
  const month = Math.min(11, Math.max(0, date.getUTCMonth() + months))
  if (month === date.getUTCMonth()) return months < 0 ? 0 : daysOfYear(year).length - 1
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const target = Date.UTC(year, month, Math.min(date.getUTCDate(), last))
  return Math.round((target - Date.UTC(year, 0, 1)) / dayLength)
}
