/** Between the 'YYYY-MM-DD' of forms and the dates that React Aria counts with. */
import { parseDate as readIso, type CalendarDate } from '@internationalized/date'

/** The day of a form, or null when it is empty or not a day: a field shows what it can. */
export function readDay(date: string | null): CalendarDate | null {
  if (date === null) return null
  try {
    return readIso(date)
  } catch {
    return null
  }
}
