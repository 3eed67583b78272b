/** A day and a time as the form holds them: `YYYY-MM-DD` and `HH:MM`, empty if not chosen. */
export interface DayAndTime {
  day: string
  time: string
}

const two = (number: number) => String(number).padStart(2, '0')

/** Converts a moment from the services to the reader's time zone; empty for null. */
export function dayAndTimeOf(moment: string | null): DayAndTime {
  if (moment === null) return { day: '', time: '' }
  const date = new Date(moment)
  return {
    day: `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
    time: `${two(date.getHours())}:${two(date.getMinutes())}`,
  }
}

/**
 * Converts a day and a time in the reader's time zone to a moment for the services; null without a day.
 * @param whole the time used if none is entered: the beginning or the end of the day
 */
export function momentOf({ day, time }: DayAndTime, whole: '00:00' | '23:59'): string | null {
  if (day === '') return null
  return new Date(`${day}T${time === '' ? whole : time}:00`).toISOString()
}
