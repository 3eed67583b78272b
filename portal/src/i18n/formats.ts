import { formatMoment } from '@parvis/design-system/i18n/dates'
import type { Locale } from '@parvis/design-system/i18n/messages'
import { useMemo } from 'react'
import { useTranslation } from './useTranslation.ts'
import { writeDay, writeLongDay, writeLongMoment } from './written-dates.ts'

/** The reader's language. */
export function useLanguage(): Locale {
  const { i18n } = useTranslation()
  return i18n.language()
}

const euro = { style: 'currency', currency: 'EUR' } as const
/** Used for differences, which need a sign. */
type Sign = Intl.NumberFormatOptions['signDisplay']

/** Formats dates and amounts in the reader's language; re-renders when that changes. */
export function useFormats() {
  const locale = useLanguage()
  return useMemo(
    () => ({
      moment: (moment: Date) => formatMoment(locale, moment),
      /** A day ('YYYY-MM-DD') or moment in the services' format, as a day with its weekday. */
      day: (text: string) => writeDay(locale, text),
      /** A day ('YYYY-MM-DD') for use in a sentence. */
      longDay: (day: string) => writeLongDay(locale, day),
      /** A moment in the services' format, for use in a sentence. */
      longMoment: (text: string) => writeLongMoment(locale, text),
      euros: (value: number, signDisplay: Sign = 'auto') =>
        new Intl.NumberFormat(locale, { ...euro, signDisplay }).format(value),
      wholeEuros: (value: number) =>
        new Intl.NumberFormat(locale, { ...euro, maximumFractionDigits: 0 }).format(value),
    }),
    [locale],
  )
}
