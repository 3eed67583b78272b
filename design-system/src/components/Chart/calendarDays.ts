/** The days of a year in weeks that begin on Monday, as they do in French and in British English. All in UTC: no day is 23 hours long. */

const dayLength = 86_400_000
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Monday is 0. @param time of a day's beginning, UTC */
const weekday = (time: number) => (new Date(time).getUTCDay() + 6) % 7

/** Every day of the year as `YYYY-MM-DD`. @param year from 1000 to 9999 */
export function daysOfYear(year: number): string[] {
  const begin = Date.UTC(year, 0, 1)
  const count = Math.round((Date.UTC(year + 1, 0, 1) - begin) / dayLength)
  return Array.from({ length: count }, (_, day) => isoDay(begin + day * dayLength))
}

/** Where a day stands. */
export interface DayPlace {
  /** The row of weeks that its month is in, from 0. */
  block: number
  /** Week within the block, from 0. */
  column: number
  /** Monday is 0. */
  weekday: number
}

export interface CalendarPlan {
  /** By the day of the year, from 0. */
  days: readonly DayPlace[]
  /** Where each month begins, by its number from 0: the first column that is its own. */
  months: readonly { block: number; column: number }[]
  /** Of the widest block. */
  columns: number
  blocks: number
}

/** Into how many rows of weeks a year can be broken, between months. */
export type CalendarBlocks = 1 | 2 | 4

/** Where every day of the year stands when it is broken into so many rows of weeks. */
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

/** A week of the year: for each weekday the day's number from 0, or undefined where it belongs to another year. */
export interface Week {
  /** `YYYY-MM-DD` of its Monday, which may be in the year before. */
  monday: string
  days: readonly (number | undefined)[]
}

/** The weeks that the year touches. */
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
 * The same day of another month, or the last one of a shorter month; stays in the year.
 * @param day number in the year, from 0
 */
export function dayMonthsAway(year: number, day: number, months: number): number {
  const date = new Date(Date.UTC(year, 0, 1 + day))
  const month = Math.min(11, Math.max(0, date.getUTCMonth() + months))
  if (month === date.getUTCMonth()) return months < 0 ? 0 : daysOfYear(year).length - 1
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const target = Date.UTC(year, month, Math.min(date.getUTCDate(), last))
  return Math.round((target - Date.UTC(year, 0, 1)) / dayLength)
}
