import { limits } from '@parvis/openapi/document'

const day = /^(\d{4})-(\d{2})-(\d{2})$/
const moment =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-](0\d:[0-5]\d|1[0-3]:[0-5]\d|14:00))$/

/** Whether a text is a calendar day from the year 1 to 9999, as `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  const [, year = '', month = '', date = ''] = day.exec(text) ?? []
  const midnight = new Date(0)
  midnight.setUTCFullYear(Number(year), Number(month) - 1, Number(date))
  return (
    Number(year) >= 1 &&
    midnight.getUTCMonth() === Number(month) - 1 &&
    midnight.getUTCDate() === Number(date)
  )
}

/** Whether a text is a day that the contract accepts: its `format: date`. */
export function isDay(text: string): boolean {
  const { first, last } = limits.days
  return isCalendarDay(text) && text >= first && text <= last
}

/**
 * Whether a text is a timestamp that the contract accepts: its `format: date-time`. That is RFC 3339, with its day, in
 * UTC, in the allowed range. Leap seconds are not accepted: neither the database nor a Date supports them.
 */
export function isMoment(text: string): boolean {
  const [, date] = moment.exec(text) ?? []
  return date !== undefined && isCalendarDay(date) && isDay(new Date(text).toISOString().slice(0, 10))
}
