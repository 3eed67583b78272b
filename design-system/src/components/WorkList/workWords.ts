import { formatDeadline, localDay, readMoment } from '../../i18n/dates.ts'
import type { Locale } from '../../i18n/messages.ts'

/** How a due date relates to today. */
export type DueState = 'late' | 'today' | 'ahead'

/** @param due YYYY-MM-DD */
export function dueState(due: string, now: Date): DueState {
  const today = localDay(now)
  return due < today ? 'late' : due === today ? 'today' : 'ahead'
}

/** A due date as text within a sentence. An invalid date is returned unchanged. @param due YYYY-MM-DD */
export function dueWords(locale: Locale, due: string): string {
  const [year = Number.NaN, month = 1, day = 1] = due.split('-').map(Number)
  const moment = new Date(year, month - 1, day)
  return Number.isNaN(moment.getTime()) ? due : formatDeadline(locale, moment)
}

/** Beyond this many days, the date itself is shown. */
const mostDays = 30

/** How long something has waited, in calendar days of the reader. */
export type WaitingWords = { key: 'today' | 'days'; count: number } | { key: 'since'; date: string }

/**
 * @param since ISO 8601. Returns undefined for an invalid time. A clock slightly ahead of this one does not yield the
 * future.
 */
export function waitingWords(locale: Locale, since: string, now: Date): WaitingWords | undefined {
  const moment = readMoment(since)
  if (!moment) return undefined
  const days = dayNumber(now) - dayNumber(moment)
  if (days <= 0) return { key: 'today', count: 0 }
  return days <= mostDays
    ? { key: 'days', count: days }
    : { key: 'since', date: formatDeadline(locale, moment) }
}

/** Calendar days as numbers, whatever the time of day. */
const dayNumber = (moment: Date) =>
  Math.round(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / 86_400_000)
