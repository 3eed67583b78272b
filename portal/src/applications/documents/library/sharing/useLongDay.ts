import { formatLongDate, readMoment } from '@parvis/design-system/i18n/dates'
import { useLanguage } from '../../../../i18n/formats.ts'

/** A day as the services say it, YYYY-MM-DD, in a sentence: « 27 décembre 2026 ». What is no day is said as it came. */
export function useLongDay(): (day: string) => string {
  const locale = useLanguage()
  return day => {
    const moment = readMoment(day)
    return moment ? formatLongDate(locale, moment) : day
  }
}
