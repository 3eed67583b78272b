/** A month as addresses write it: YYYY-MM. */
export type Month = string

/** Both months included. */
export interface Period {
  from: Month
  to: Month
}

/** Months that a period has at most. */
export const longest = 36
/** Months of a period of which only one end was chosen, or none. */
const usual = 12

const numberOf = (month: Month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1

/** A month so many months later. */
export function addMonths(month: Month, count: number): Month {
  const number = numberOf(month) + count
  return `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`
}

/** How many months a period has; zero or less where it ends before it begins. */
export function lengthOf({ from, to }: Period): number {
  return numberOf(to) - numberOf(from) + 1
}

/** Each month of a period in its order. */
export function monthsOf(period: Period): Month[] {
  return Array.from({ length: lengthOf(period) }, (_, index) => addMonths(period.from, index))
}

/**
 * The period that was asked for: what was left out follows from the other end, and both from the last month with figures.
 * A beginning after that month stands alone.
 */
export function periodOf(asked: Partial<Period>, lastMonth: Month): Period {
  const { from } = asked
  const to = asked.to ?? (from !== undefined && from > lastMonth ? from : lastMonth)
  return { from: from ?? addMonths(to, 1 - usual), to }
}

/** As many months as the period has, right before it. */
export function before(period: Period): Period {
  const length = lengthOf(period)
  return { from: addMonths(period.from, -length), to: addMonths(period.from, -1) }
}
