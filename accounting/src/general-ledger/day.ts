import { readDay, rewriteDate } from '../fec/dates.ts'

const shortYear = /^(\d{1,2}[-/.]\d{1,2}[-/.])(\d{2})$/

/** A day of a general ledger as AAAAMMJJ; undefined where the text is none. Printed years may have two digits. */
export function writtenDay(text: string): string | undefined {
  return readDay(text, 0, text.length) > 0 ? text : rewriteDate(text.replace(shortYear, '$120$2'))
}
