/** Parses dates of a FEC: AAAAMMJJ (LPF, art. A47 A-1, XII, 4°), as whole numbers such as 20231231. */

/** Results of `readDay` for a text in another format, and for eight digits that are not a calendar day. */
export const noDate = -1
export const noDay = -2

const daysOfMonth = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function exists(year: number, month: number, day: number): boolean {
  if (year === 0 || month < 1 || month > 12 || day < 1) return false
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return day <= (daysOfMonth[month] ?? 0) + (month === 2 && isLeap ? 1 : 0)
}

/** The day, or `noDate`, or `noDay`. */
export function readDay(text: string, start: number, end: number): number {
  if (end - start !== 8) return noDate
  let value = 0
  for (let at = start; at < end; at++) {
    const digit = text.charCodeAt(at) - 48
    if (digit < 0 || digit > 9) return noDate
    value = value * 10 + digit
  }
  return exists(Math.trunc(value / 10_000), Math.trunc(value / 100) % 100, value % 100) ? value : noDay
}

/**
 * Which part of a written date comes first. A four-digit year at the beginning is recognised by itself, whatever the
 * order of the other dates.
 */
export const dateOrders = ['year-first', 'day-first', 'month-first'] as const
export type DateOrder = (typeof dateOrders)[number]

// A time in another time zone may be on the day before, except midnight, which some programs write for a plain date.
const time = String.raw`(?:[T ]\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?(?:\s?[AP]M)?|T00:00:00(?:\.0+)?Z)?`
const yearFirst = new RegExp(
  String.raw`^(?<year>\d{4})(?<mark>[-/.])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})${time}$`,
)
const yearLast = {
  'day-first': new RegExp(
    String.raw`^(?<day>\d{1,2})(?<mark>[-/.])(?<month>\d{1,2})\k<mark>(?<year>\d{4})${time}$`,
  ),
  'month-first': new RegExp(
    String.raw`^(?<month>\d{1,2})(?<mark>[-/.])(?<day>\d{1,2})\k<mark>(?<year>\d{4})${time}$`,
  ),
}

/** Whether a date begins with a four-digit year and separators. */
export const hasYearFirst = (text: string): boolean => yearFirst.test(text)

/**
 * Converts 31/12/2023, 31-12-2023, 31.12.2023, 2023-12-31 or 2023/12/31, with or without a time, to AAAAMMJJ.
 * @param order which part comes first where the year does not; `year-first` means the day
 */
export function rewriteDate(text: string, order: DateOrder = 'day-first'): string | undefined {
  const found = yearFirst.exec(text) ?? yearLast[order === 'month-first' ? order : 'day-first'].exec(text)
  const { year = '', month = '', day = '' } = found?.groups ?? {}
  if (!exists(Number(year), Number(month), Number(day))) return undefined
  return year + month.padStart(2, '0') + day.padStart(2, '0')
}

/** Whether an optional date is blank; programs often fill missing ones with zeros or dashes. */
export function isBlankDate(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code < 45 || code > 48) return false
  }
  return true
}

/** Converts 20231231 to 2023-12-31. */
export function isoDay(day: number): string {
  const text = String(day).padStart(8, '0')
  return `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`
}

/** The first day of the twelve months that end with this day. */
export function startOfYear(closing: number): number {
  const year = Math.trunc(closing / 10_000)
  const month = Math.trunc(closing / 100) % 100
  const day = closing % 100
  // A year that ends with February begins on 1 March, whether February had 28 or 29 days.
  const isLastOfMonth = !exists(year, month, day + 1)
  const first = isLastOfMonth ? Date.UTC(year - 1, month, 1) : Date.UTC(year - 1, month - 1, day + 1)
  return Number(new Date(first).toISOString().slice(0, 10).replaceAll('-', ''))
}
