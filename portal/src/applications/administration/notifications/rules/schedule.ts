/** A day and a time of it, as the form has them: `YYYY-MM-DD` and `HH:MM`, empty while nothing is chosen. */
export interface DayAndTime {
  day: string
  time: string
}

const two = (number: number) => String(number).padStart(2, '0')

/** A moment of the services in the reader's own time zone; empty without one. */
export function dayAndTimeOf(moment: string | null): DayAndTime {
  if (moment === null) return { day: '', time: '' }
  const date = new Date(moment)
  return {
    day: `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
    time: `${two(date.getHours())}:${two(date.getMinutes())}`,
  }
}

/**
 * The moment of a day and a time in the reader's own time zone, as the services take it; null without a day.
 * @param whole the time that counts where none is written: the beginning or the end of the day
 */
export function momentOf({ day, time }: DayAndTime, whole: '00:00' | '23:59'): string | null {
  if (day === '') return null
  return new Date(`${day}T${time === '' ? whole : time}:00`).toISOString()
}
