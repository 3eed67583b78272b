import { formatDay, formatLongDate, formatLongMoment, readMoment } from '@parvis/design-system/i18n/dates'
import type { Locale } from '@parvis/design-system/i18n/messages'

/**
 * Formats a text of the services as a date, or returns it unchanged if it is not one. A day is that day in every time
 * zone: `new Date('2026-12-31')` would be the day before west of Greenwich.
 */
const writing =
  (format: (locale: Locale, moment: Date) => string) =>
  (locale: Locale, text: string): string => {
    const moment = readMoment(text)
    return moment ? format(locale, moment) : text
  }

export const writeDay = writing(formatDay)
export const writeLongDay = writing(formatLongDate)
export const writeLongMoment = writing(formatLongMoment)
