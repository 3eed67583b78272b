/** Parses dates as people write them, for text pasted into a date field. */
import { readMoment } from './dates.ts'
import type { Locale } from './messages.ts'

const monthNames = [
  ['janvier', 'january'],
  ['fevrier', 'february'],
  ['mars', 'march'],
  ['avril', 'april'],
  ['mai', 'may'],
  ['juin', 'june'],
  ['juillet', 'july'],
  ['aout', 'august'],
  ['septembre', 'september'],
  ['octobre', 'october'],
  ['novembre', 'november'],
  ['decembre', 'december'],
] as const

const weekday =
  /^(lun(di)?|mar(di)?|mer(credi)?|jeu(di)?|ven(dredi)?|sam(edi)?|dim(anche)?|mon(day)?|tue(s|sday)?|wed(nesday)?|thu(rs|rsday)?|fri(day)?|sat(urday)?|sun(day)?)$/

/** Words that do not affect the date. */
const fillers = new Set(['le', 'the', 'de', 'of', 'er', 'st', 'nd', 'rd', 'th'])

/** Without accents, case and special spaces: « 1er AOÛT » becomes "1er aout". */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}|[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .toLowerCase()
    .trim()

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Two-digit years are 1970 to 2069, as in most spreadsheets and on POSIX. */
export function fullYear(year: number): number {
  if (year >= 100) return year
  return year < 70 ? 2000 + year : 1900 + year
}

/** The day as 'YYYY-MM-DD', or null if there is no such day. */
function isoDate(year: number, month: number, day: number): string | null {
  if (Number.isNaN(year) || year < 1000 || month < 1 || month > 12 || day < 1) return null
  if (day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return null
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`
}

/** Years have two or four digits; one or three are typing errors. */
function readYear(digits: string): number {
  return digits.length === 2 ? fullYear(Number(digits)) : digits.length === 4 ? Number(digits) : Number.NaN
}

function localDay(moment: Date): string | null {
  return isoDate(moment.getFullYear(), moment.getMonth() + 1, moment.getDate())
}

/** The number of a month from its name or an unambiguous prefix, in both languages; "jui" is ambiguous. */
function monthOf(word: string): number | undefined {
  if (word.length < 3) return undefined
  const found = monthNames.flatMap((names, at) => (names.some(name => name.startsWith(word)) ? [at + 1] : []))
  return found.length === 1 ? found[0] : undefined
}

/** 18/07/2026, 07/18/2026, 18-07-2026, 18.07.26, 2026-07-18. */
function readNumbers(text: string, locale: Locale): string | null {
  const [, first = '', separator, second = '', third = ''] =
    /^(\d{1,4})([-/. ])(\d{1,2})\2(\d{1,4})$/.exec(text) ?? []
  if (separator === undefined) return null
  if (first.length === 4) return third.length > 2 ? null : isoDate(+first, +second, +third)
  if (first.length > 2) return null
  const year = readYear(third)
  const dayFirst = isoDate(year, +second, +first)
  const monthFirst = isoDate(year, +first, +second)
  // Only slashes are used in both orders; with dashes and points, the day always comes first.
  const isMonthFirst = separator === '/' && locale === 'en'
  // 07/18/2026 is unambiguous in any language.
  return isMonthFirst ? (monthFirst ?? dayFirst) : (dayFirst ?? monthFirst)
}

/** 18 juil. 2026, samedi 1er août 2026, July 18, 2026, 18-Jul-26. */
function readWords(text: string): string | null {
  const parts = text.match(/\d+|\p{L}+/gu) ?? []
  // Only letters, digits and separators are allowed.
  if (/[^\p{L}\d\s.,’'/-]/u.test(text)) return null
  const numbers = parts.filter(part => /^\d/.test(part))
  const words = parts.filter(part => !/^\d/.test(part) && !fillers.has(part))
  // "mar. 3 mars": "mar." is a Tuesday, because a month follows.
  const [month = '', ...more] =
    words.length === 2 && weekday.test(words[0] ?? '') ? words.slice(1) : words.slice(0, 2)
  const number = monthOf(month)
  const [day = '', year = '', ...others] = numbers
  if (number === undefined || more.length > 0 || others.length > 0 || day.length > 2) return null
  return isoDate(readYear(year), number, Number(day))
}

const timeOfDay = /[\s,]*(?:\b(?:a|at)\s+)?\d{1,2}(?::|\s?h\s?)\d{2}(?::\d{2}(?:[.,]\d+)?)?\s*(?:am|pm)?$/

/**
 * Parses a pasted date: both display formats of the specification with or without a time, ISO 8601, numbers with
 * slashes, dashes or points, and words in French or English.
 * @param locale decides what 03/04/2026 means: 3 April in French, 4 March in English
 * @returns 'YYYY-MM-DD', or null for an invalid date. A UTC time becomes the reader's day at that moment.
 */
export function parseDate(text: string, locale: Locale): string | null {
  const trimmed = plain(text)
  if (trimmed.length > 60) return null
  if (/^\d{4}-\d\d-\d\dt\d\d:\d\d/.test(trimmed)) {
    const moment = readMoment(trimmed.toUpperCase())
    return moment && localDay(moment)
  }
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(trimmed) ?? []
  if (year !== undefined) return isoDate(+year, Number(month), Number(day))
  const date = trimmed.replace(timeOfDay, '').trim().replaceAll(/\s+/g, ' ')
  return readNumbers(date, locale) ?? readWords(date)
}

/**
 * Parses a period: two dates separated by a dash, an arrow, "to", « au », a tab or ISO's slash.
 * @returns both days as 'YYYY-MM-DD' in the order given, or null
 */
export function parseDateRange(text: string, locale: Locale): { start: string; end: string } | null {
  const stripped = text.trim().replace(/^(?:du|from)\s+/i, '')
  const iso = /^(\d{4}-\d\d-\d\d)\/(\d{4}-\d\d-\d\d)$/.exec(stripped)
  const [first, second, ...more] = iso
    ? iso.slice(1)
    : stripped.split(/\s+(?:-|to|au|until)\s+|\s*[–—→\t\n]\s*/i)
  if (first === undefined || second === undefined || more.length > 0) return null
  const start = parseDate(first, locale)
  const end = parseDate(second, locale)
  return start !== null && end !== null ? { start, end } : null
}
