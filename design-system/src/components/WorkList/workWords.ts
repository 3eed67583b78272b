import { formatDeadline, localDay, readMoment } from '../../i18n/dates.ts'
import type { Locale } from '../../i18n/messages.ts'

/** How far a day on which something is due is from today. */
export type DueState = 'late' | 'today' | 'ahead'

/** @param due YYYY-MM-DD */
export function dueState(due: string, now: Date): DueState {
  const today = localDay(now)
  return due < today ? 'late' : due === today ? 'today' : 'ahead'
}

/** A day as the words of a sentence. What is no day is given back as it came. @param due YYYY-MM-DD */
export function dueWords(locale: Locale, due: string): string {
  const [year = Number.NaN, month = 1, day = 1] = due.split('-').map(Number)
  const moment = new Date(year, month - 1, day)
  return Number.isNaN(moment.getTime()) ? due : formatDeadline(locale, moment)
}

/** More days than that are said by the day itself. */
const mostDays = 30

/** How long something has waited, in days of the reader's calendar. */
export type WaitingWords = { key: 'today' | 'days'; count: number } | { key: 'since'; date: string }

/** @param since ISO 8601; undefined for what is no moment. A clock that is a little ahead of this one is no future. */
export function waitingWords(locale: Locale, since: string, now: Date): WaitingWords | undefined {
  const moment = readMoment(since)
  if (!moment) return undefined
  const days = dayNumber(now) - dayNumber(moment)
  if (days <= 0) return { key: 'today', count: 0 }
  return days <= mostDays
    ? { key: 'days', count: days }
    : { key: 'since', date: formatDeadline(locale, moment) }
}

/** Days of the calendar are told apart by number, whatever their hours. */
const dayNumber = (moment: Date) =>
  Math.round(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / 86_400_000)
