/** Converts between the 'YYYY-MM-DD' of forms and React Aria's dates. */
import { parseDate as readIso, type CalendarDate } from '@internationalized/date'

/** The day from a form; null if it is empty or invalid, so that the field can always render. */
export function readDay(date: string | null): CalendarDate | null {
  if (date === null) return null
  try {
    return readIso(date)
  } catch {
    return null
  }
}
