/** Formats for dates and times: the display formats of the specification, section 9. */
import type { Locale } from './messages.ts'

/** The regional format of each language: English is always American. */
export const regions = { en: 'en-US', fr: 'fr-FR' } as const satisfies Record<Locale, string>

const twoDigits = (value: number) => String(value).padStart(2, '0')

/**
 * A date and time in the display format of the specification: DD-MM-YYYY HH:mm:ss in French, MM/DD/YYYY hh:mm in
 * English, in the reader's own time zone.
 */
export function formatMoment(locale: Locale, moment: Date): string {
  const [day, month, year] = [
    twoDigits(moment.getDate()),
    twoDigits(moment.getMonth() + 1),
    moment.getFullYear(),
  ]
  const hours = moment.getHours()
  const minutes = twoDigits(moment.getMinutes())
  if (locale === 'fr')
    return `${day}-${month}-${year} ${twoDigits(hours)}:${minutes}:${twoDigits(moment.getSeconds())}`
  return `${month}/${day}/${year} ${formatTime('en', `${twoDigits(hours)}:${minutes}`)}`
}

function writtenDay(locale: Locale, moment: Date, options: Intl.DateTimeFormatOptions): string {
  const parts = new Intl.DateTimeFormat(regions[locale], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...options,
  }).formatToParts(moment)
  // French uses "1er" for the first of a month, but Intl does not.
  return parts
    .map(({ type, value }) => (locale === 'fr' && type === 'day' && value === '1' ? '1er' : value))
    .join('')
}

/** A day in a sentence: "March 12, 2026", « 12 mars 2026 », « 1er mars 2026 ». */
export function formatLongDate(locale: Locale, moment: Date): string {
  return writtenDay(locale, moment, {})
}

/** A date and time in a sentence: "March 12, 2026 at 05:00 PM", « 12 mars 2026 à 17:00 ». */
export function formatLongMoment(locale: Locale, moment: Date): string {
  const time = formatTime(locale, `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`)
  return `${formatLongDate(locale, moment)} ${locale === 'fr' ? 'à' : 'at'} ${time}`
}

/**
 * Like `formatLongDate`, with the weekday: "Thursday, March 12, 2026", « jeudi 12 mars 2026 », « dimanche 1er mars 2026
 * ».
 */
export function formatDay(locale: Locale, moment: Date): string {
  return writtenDay(locale, moment, { weekday: 'long' })
}

/** A range of days for a title: "November 23 – 29, 2026", « 23–29 novembre 2026 ». */
export function formatDays(locale: Locale, first: Date, last: Date): string {
  return new Intl.DateTimeFormat(regions[locale], { day: 'numeric', month: 'long', year: 'numeric' })
    .formatRangeToParts(first, last)
    .map(({ type, value }) => (locale === 'fr' && type === 'day' && value === '1' ? '1er' : value))
    .join('')
}

/** Created once, because a grid formats a whole column. */
const deadlineFormats = {
  en: new Intl.DateTimeFormat(regions.en, { dateStyle: 'medium' }),
  fr: new Intl.DateTimeFormat(regions.fr, { dateStyle: 'medium' }),
} as const satisfies Record<Locale, Intl.DateTimeFormat>

/**
 * A due date with the month as a word: "Nov 23, 2026", « 23 nov. 2026 », « 1er nov. 2026 ».
 * @param moment on that day in the reader's own time zone
 */
export function formatDeadline(locale: Locale, moment: Date): string {
  return (
    deadlineFormats[locale]
      .formatToParts(moment)
      // French uses "1er" for the first of a month, but Intl does not.
      .map(({ type, value }) => (locale === 'fr' && type === 'day' && value === '1' ? '1er' : value))
      .join('')
  )
}

/**
 * A day in the display format of the specification: DD-MM-YYYY in French, MM/DD/YYYY in English.
 * @param date 'YYYY-MM-DD'; anything else is returned unchanged
 */
export function formatDate(locale: Locale, date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? []
  if (year === undefined) return date
  return locale === 'fr' ? `${day}-${month}-${year}` : `${month}/${day}/${year}`
}

/**
 * A time of day in the display format of the specification: HH:mm in French, hh:mm with AM or PM in English.
 * @param time 'HH:MM' in 24-hour format
 */
export function formatTime(locale: Locale, time: string): string {
  if (locale === 'fr') return time
  const hours = Number(time.slice(0, 2))
  return `${twoDigits(hours % 12 === 0 ? 12 : hours % 12)}:${time.slice(3, 5)} ${hours < 12 ? 'AM' : 'PM'}`
}

/** The day of a moment in the reader's own time zone, as 'YYYY-MM-DD'. */
export function localDay(moment: Date): string {
  return `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`
}

/**
 * Parses an ISO 8601 text. The services write UTC, so a text without a zone is UTC too; a date alone is midnight in the
 * reader's zone, so that every reader sees the same date.
 * @returns null for an invalid text
 */
export function readMoment(text: string): Date | null {
  const day = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)
  const isZoned = /(?:Z|[+-]\d\d:?\d\d)$/i.test(text)
  const moment = day
    ? new Date(Number(day[1]), Number(day[2]) - 1, Number(day[3]))
    : new Date(isZoned ? text : `${text}Z`)
  return Number.isNaN(moment.getTime()) ? null : moment
}
