import type { Schemas } from '@parvis/api-types/portal'

/** A day on which France does not work, beside weekends. */
export type DayOff = Schemas['PublicHolidays']['value'][number]

/** By date. They are the services': the portal computes none. */
export type DaysOff = ReadonlyMap<string, DayOff>

const msPerDay = 86_400_000

/** @param day 'YYYY-MM-DD' */
export function isWeekend(day: string): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday === 0 || weekday === 6
}

export function isWorkingDay(day: string, daysOff: DaysOff): boolean {
  return !isWeekend(day) && !daysOff.has(day)
}

/** How many working days there are from one day to another, both counted; 0 when one is missing or the other is before. */
export function countWorkingDays(from: string, to: string, daysOff: DaysOff): number {
  let count = 0
  for (let time = Date.parse(from); time <= Date.parse(to); time += msPerDay)
    if (isWorkingDay(new Date(time).toISOString().slice(0, 10), daysOff)) count += 1
  return count
}

/** The day that it is in France, where the work is done. */
export function dayInFrance(moment: Date): string {
  // The Swedish way to write a date is that of ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(moment)
}
