/** Formats a time as a day: 'YYYY-MM-DD'. */
const printDay = (time: number) => new Date(time).toISOString().slice(0, 10)

const msPerDay = 86_400_000

/** The days of a month in order. @param month 'YYYY-MM' */
export function daysOf(month: string): string[] {
  const first = Date.parse(`${month}-01`)
  const end = Date.parse(`${shiftMonth(month, 1)}-01`)
  return Array.from({ length: (end - first) / msPerDay }, (_, index) => printDay(first + index * msPerDay))
}

/** The month that is `count` months later. @param month 'YYYY-MM' */
export function shiftMonth(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return printDay(Date.UTC(year, number - 1 + count)).slice(0, 7)
}

/** The weekday of a day, from 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return ((new Date(day).getUTCDay() + 6) % 7) + 1
}

/** The Monday of the week of a day. */
export function mondayOf(day: string): string {
  return shiftDay(day, 1 - weekdayOf(day))
}

/** The day that is `count` days later. */
export function shiftDay(day: string, count: number): string {
  return printDay(Date.parse(day) + count * msPerDay)
}

/** The seven days of the week of a day, starting on Monday. */
export function weekOf(day: string): string[] {
  const monday = mondayOf(day)
  return Array.from({ length: 7 }, (_, index) => shiftDay(monday, index))
}

/** Groups days by week. The first and last weeks of a month may have fewer than seven days. */
export function weeksOf(days: readonly string[]): string[][] {
  return [...Map.groupBy(days, mondayOf).values()]
}

interface Period {
  /** 'YYYY-MM-DD' */
  from: string
  /** 'YYYY-MM-DD', not before `from`. */
  to: string
}

/** The part of an entry within one week. */
export interface Bar<Entry> {
  entry: Entry
  /** First day of the entry in this week. */
  day: string
  /** Number of days of this week that it covers. */
  span: number
  /** Index of its lane, from 0 at the top. */
  lane: number
  /** Whether the entry starts, and ends, in this week. */
  isStart: boolean
  isEnd: boolean
}

/**
 * The bars of a week without overlaps, sorted by start, then by longer duration, then by the given order.
 * @param week its days in order, without gaps
 */
export function barsOf<Entry extends Period>(
  entries: readonly Entry[],
  week: readonly string[],
): Bar<Entry>[] {
  const [first, last] = [week[0], week.at(-1)]
  if (first === undefined || last === undefined) return []
  const ends: string[] = []
  return entries
    .filter(({ from, to }) => from <= last && to >= first)
    .toSorted((one, other) => compare(one.from, other.from) || compare(other.to, one.to))
    .map(entry => {
      const day = entry.from < first ? first : entry.from
      const end = entry.to > last ? last : entry.to
      const free = ends.findIndex(taken => taken < day)
      const lane = free === -1 ? ends.length : free
      ends[lane] = end
      return {
        entry,
        day,
        span: week.indexOf(end) - week.indexOf(day) + 1,
        lane,
        isStart: entry.from >= first,
        isEnd: entry.to <= last,
      }
    })
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
