import { formatDay, readMoment } from '../../i18n/dates.ts'
import type { Locale } from '../../i18n/messages.ts'
import type { NotificationWords } from './NotificationPanel.messages.ts'
import { dayOf } from './rows.ts'

/** "Today", "Yesterday", "Thursday, March 12, 2026". */
export function dayWords(day: string, now: number, locale: Locale, t: NotificationWords): string {
  if (day === dayOf(now)) return t('today')
  const today = new Date(now)
  // By calendar day: when the clocks change, the day before is not 24 hours away.
  const before = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1)
  if (day === dayOf(before.getTime())) return t('yesterday')
  const moment = readMoment(day)
  return moment ? formatDay(locale, moment) : t('undated')
}
