/** A month as written in URLs: YYYY-MM. */
export type Month = string

/** Both months included. */
export interface Period {
  from: Month
  to: Month
}

/** The most months in a period. */
export const longest = 36
/** Months of a period with one or no chosen end. */
const usual = 12

const numberOf = (month: Month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1

/** The month `count` months later. */
export function addMonths(month: Month, count: number): Month {
  const number = numberOf(month) + count
  return `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`
}

/** The number of months in a period; zero or less where it ends before it begins. */
export function lengthOf({ from, to }: Period): number {
  return numberOf(to) - numberOf(from) + 1
}

/** The months of a period, in order. */
export function monthsOf(period: Period): Month[] {
  return Array.from({ length: lengthOf(period) }, (_, index) => addMonths(period.from, index))
}

/**
 * The requested period. A missing end follows from the other one, and both from the last month with figures. A start
 * after that month makes a period of one month.
 */
export function periodOf(asked: Partial<Period>, lastMonth: Month): Period {
  const { from } = asked
  const to = asked.to ?? (from !== undefined && from > lastMonth ? from : lastMonth)
  return { from: from ?? addMonths(to, 1 - usual), to }
}

/** The period of the same length right before this one. */
export function before(period: Period): Period {
  const length = lengthOf(period)
  return { from: addMonths(period.from, -length), to: addMonths(period.from, -1) }
}
