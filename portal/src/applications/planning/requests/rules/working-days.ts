import type { Schemas } from '@parvis/api-types/portal'

/** A public holiday in France. */
export type DayOff = Schemas['PublicHolidays']['value'][number]

/** Holidays by date, as the services list them; the portal computes none. */
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

/** The number of working days from one day to another, both included; 0 if one is missing or the second is earlier. */
export function countWorkingDays(from: string, to: string, daysOff: DaysOff): number {
  let count = 0
  for (let time = Date.parse(from); time <= Date.parse(to); time += msPerDay)
    if (isWorkingDay(new Date(time).toISOString().slice(0, 10), daysOff)) count += 1
  return count
}

/** The current day in France, where the work is done. */
export function dayInFrance(moment: Date): string {
  // The Swedish locale formats dates as ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(moment)
}
