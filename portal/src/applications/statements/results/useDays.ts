import { formatDate, formatMoment, readMoment } from '@parvis/design-system/i18n/dates'
import { useMemo } from 'react'
import { useLanguage } from '../../../i18n/formats.ts'

/** Formats dates and times from the services: 31-12-2025, 12/31/2025. */
export function useDays() {
  const language = useLanguage()
  return useMemo(
    () => ({
      day: (day: string) => formatDate(language, day),
      /** A date in a column heading, which must not wrap. */
      unbroken: (day: string) => formatDate(language, day).replaceAll('-', '-\u2060'),
      moment: (text: string) => {
        const moment = readMoment(text)
        // Show an invalid time as it came: hiding it would hide the mistake.
        return moment ? formatMoment(language, moment) : text
      },
    }),
    [language],
  )
}
