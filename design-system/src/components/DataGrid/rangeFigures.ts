import { ExactSum } from '../../internal/rowModel/aggregate.ts'

/** What the numbers of a range come to. */
export interface RangeFigures {
  /** How many numbers there are; blanks and words are none. */
  count: number
  sum: number
  /** `null` where there are no numbers. */
  average: number | null
}

/** Adds numbers up without losing cents; what is no finite number is left aside. */
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
