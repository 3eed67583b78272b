import { ExactSum } from '../../internal/rowModel/aggregate.ts'

/** The totals of the numbers in a range. */
export interface RangeFigures {
  /** Number of numeric cells, not counting blanks and text. */
  count: number
  sum: number
  /** `null` if there are no numbers. */
  average: number | null
}

/** Adds up numbers without rounding errors. Ignores non-finite numbers. */
export function addedUp(values: Iterable<number>): RangeFigures {
  const sum = new ExactSum()
  let count = 0
  for (const value of values) {
    if (!Number.isFinite(value)) continue
    count += 1
    sum.add(value)
  }
  return { count, sum: sum.value, average: count === 0 ? null : sum.value / count }
}
