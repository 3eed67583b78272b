/** Parses the name of a FEC: SIREN, `FEC`, closing date (LPF, art. A47 A-1, IX). */
import { isoDay, noDate, noDay, readDay } from './dates.ts'

export interface FecFileName {
  /** Nine digits; undefined if the name has none. */
  siren: string | undefined
  hasValidSiren: boolean
  /** YYYY-MM-DD; undefined if the name has no such day. */
  closingDate: string | undefined
  /** Whether it is exactly the prescribed name. */
  isPrescribed: boolean
}

/** Luhn's sum: from the right, every second digit counts double. */
export function luhnSum(digits: string): number {
  let sum = 0
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits[at])
    const doubled = (digits.length - at) % 2 === 0 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum
}

/** Luhn's checksum, which every French company number satisfies (ISO/IEC 7812-1, annex B). */
export const isSiren = (text: string): boolean =>
  /^\d{9}$/.test(text) && text !== '000000000' && luhnSum(text) % 10 === 0

const prescribed = /^(\d{9})FEC(\d{8})\.(?:txt|csv|xml)$/i

/** Parses a name, even one that is not exactly as prescribed. */
export function readFileName(fileName: string): FecFileName {
  const exact = prescribed.exec(fileName)
  const loose = exact ?? /(?:^|\D)(\d{9})(?:\d{5})?\D*FEC\D*(\d{8})(?!\d)/i.exec(fileName)
  const siren = loose?.[1]
  const day = loose?.[2] ?? /FEC\D*(\d{8})(?!\d)/i.exec(fileName)?.[1] ?? ''
  const closing = readDay(day, 0, day.length)
  const isDay = closing !== noDate && closing !== noDay
  return {
    siren,
    hasValidSiren: siren !== undefined && isSiren(siren),
    closingDate: isDay ? isoDay(closing) : undefined,
    isPrescribed: exact !== null && isDay && fileName.includes('FEC'),
  }
}

/** The name of a corrected copy: the prescribed one where its parts are known, otherwise the same; always `.txt`. */
export function repairedFileName(fileName: string): string {
  const { siren, hasValidSiren, closingDate } = readFileName(fileName)
  if (siren !== undefined && hasValidSiren && closingDate !== undefined) {
    return `${siren}FEC${closingDate.replaceAll('-', '')}.txt`
  }
  return `${fileName.replace(/\.[^.]*$/, '')}.txt`
}
