/** A day of a month: 'YYYY-MM-DD'. */
const printDay = (time: number) => new Date(time).toISOString().slice(0, 10)

const msPerDay = 86_400_000

/** The days of a month, in their order. @param month 'YYYY-MM' */
export function daysOf(month: string): string[] {
  const first = Date.parse(`${month}-01`)
  const end = Date.parse(`${shiftMonth(month, 1)}-01`)
  return Array.from({ length: (end - first) / msPerDay }, (_, index) => printDay(first + index * msPerDay))
}

/** The month that is so many months later. @param month 'YYYY-MM' */
export function shiftMonth(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return printDay(Date.UTC(year, number - 1 + count)).slice(0, 7)
}

/** The place of a day in its week, from 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return ((new Date(day).getUTCDay() + 6) % 7) + 1
}
