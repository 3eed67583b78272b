const msPerDay = 86_400_000

/** Days before the due date of the first letter, and between letters once it is late. */
const daysBefore = 3
const daysBetween = 7

/** The day (YYYY-MM-DD) a number of days later. */
const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * msPerDay).toISOString().slice(0, 10)

/**
 * The last day, up to today, on which a letter about a due date should have gone out: three days before, on the day,
 * and every week after it. Undefined before the first one. Days are YYYY-MM-DD.
 */
export function lastReminderDay(due: string, today: string): string | undefined {
  const late = Math.round((Date.parse(today) - Date.parse(due)) / msPerDay)
  if (late < -daysBefore) return undefined
  if (late < 0) return daysAfter(due, -daysBefore)
  return daysAfter(due, Math.floor(late / daysBetween) * daysBetween)
}
