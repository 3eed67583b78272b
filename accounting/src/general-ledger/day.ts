import { type DateOrder, hasYearFirst, readDay, rewriteDate } from '../fec/dates.ts'

const shortYear = /^(\d{1,2}[-/.]\d{1,2}[-/.])(\d{2})$/

/** A day of a general ledger as AAAAMMJJ; undefined where the text is none. Printed years may have two digits. */
export function writtenDay(text: string, order: DateOrder = 'day-first'): string | undefined {
  return readDay(text, 0, text.length) > 0 ? text : rewriteDate(text.replace(shortYear, '$120$2'), order)
}

/** What a column of days tells of their order. */
export interface ToldOrder {
  order: DateOrder
  /** Each day can be read in both ways: the order is what most files have, and a person has to say. */
  isOpen: boolean
}

/**
 * The order in which days are written: one above the twelfth tells it. Where days tell both, it is that of most of them.
 * @returns undefined where there is no day
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
