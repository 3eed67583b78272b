import { formatDate } from '@parvis/design-system/i18n/dates'
import { useMemo } from 'react'
import { useLanguage } from '../../../i18n/formats.ts'

/** Formats days from the services: 31-12-2025, 12/31/2025. */
export function useDays() {
  const language = useLanguage()
  return useMemo(
    () => ({
      day: (day: string) => formatDate(language, day),
      /** A date in a column heading, which must not wrap. */
      unbroken: (day: string) => formatDate(language, day).replaceAll('-', '-\u2060'),
    }),
    [language],
  )
}
