import { type DateOrder, hasYearFirst, readDay, rewriteDate } from '../fec/dates.ts'

const shortYear = /^(\d{1,2}[-/.]\d{1,2}[-/.])(\d{2})$/

/**
 * Parses a date of a general ledger to AAAAMMJJ; undefined if the text is not a date. Printed years may have two
 * digits.
 */
export function writtenDay(text: string, order: DateOrder = 'day-first'): string | undefined {
  return readDay(text, 0, text.length) > 0 ? text : rewriteDate(text.replace(shortYear, '$120$2'), order)
}

/** What a column of dates reveals about their order. */
export interface ToldOrder {
  order: DateOrder
  /** Every date can be read both ways: the order is the most common one, and a person has to confirm it. */
  isOpen: boolean
}

/**
 * The order of dates, decided by a day above twelve. Where dates contradict each other, the majority decides.
 * @returns undefined if there is no date
 */
export function orderOfDays(texts: Iterable<string>): ToldOrder | undefined {
  const count = { 'year-first': 0, 'day-first': 0, 'month-first': 0, both: 0 }
  for (const text of texts) {
    const [ofDay, ofMonth] = (['day-first', 'month-first'] as const).map(order => writtenDay(text, order))
    if (ofDay !== undefined && (hasYearFirst(text) || ofDay === text)) count['year-first']++
    else if (ofDay !== undefined && ofMonth !== undefined) {
      // The fifth of May is the same in both.
      if (ofDay !== ofMonth) count.both++
    } else if (ofDay !== undefined) count['day-first']++
    else if (ofMonth !== undefined) count['month-first']++
  }
  const isTold = count['day-first'] + count['month-first'] > 0
  if (isTold)
    return { order: count['month-first'] > count['day-first'] ? 'month-first' : 'day-first', isOpen: false }
  if (count.both > 0) return { order: 'day-first', isOpen: true }
  return count['year-first'] > 0 ? { order: 'year-first', isOpen: false } : undefined
}
