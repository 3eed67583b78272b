import { formatDate, formatMoment, readMoment } from '@parvis/design-system/i18n/dates'
import { useMemo } from 'react'
import { useLanguage } from '../../../i18n/formats.ts'

/** Days and moments of the services as words: 31-12-2025, 12/31/2025. */
export function useDays() {
  const language = useLanguage()
  return useMemo(
    () => ({
      day: (day: string) => formatDate(language, day),
      /** A day over a column: it stays in one line. */
      unbroken: (day: string) => formatDate(language, day).replaceAll('-', '-\u2060'),
      moment: (text: string) => {
        const moment = readMoment(text)
        // What is no moment is shown as it came: hiding it would hide the mistake.
        return moment ? formatMoment(language, moment) : text
      },
    }),
    [language],
  )
}
