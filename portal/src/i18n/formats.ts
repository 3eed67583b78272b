import {
  formatDay,
  formatLongDate,
  formatLongMoment,
  formatMoment,
  readMoment,
} from '@parvis/design-system/i18n/dates'
import type { Locale } from '@parvis/design-system/i18n/messages'
import { useMemo } from 'react'
import { useTranslation } from './useTranslation.ts'

/** The reader's language. */
export function useLanguage(): Locale {
  const { i18n } = useTranslation()
  return i18n.language()
}

const euro = { style: 'currency', currency: 'EUR' } as const
/** Used for differences, which need a sign. */
type Sign = Intl.NumberFormatOptions['signDisplay']

/** Formats a text as a date, or returns it unchanged if it is not one. */
function written(text: string, write: (moment: Date) => string): string {
  const moment = readMoment(text)
  return moment ? write(moment) : text
}

/** Formats dates and amounts in the reader's language; re-renders when that changes. */
export function useFormats() {
  const locale = useLanguage()
  return useMemo(
    () => ({
      moment: (moment: Date) => formatMoment(locale, moment),
      day: (moment: Date) => formatDay(locale, moment),
      /** A day ('YYYY-MM-DD') for use in a sentence. */
      longDay: (day: string) => written(day, moment => formatLongDate(locale, moment)),
      /** A moment in the services' format, for use in a sentence. */
      longMoment: (text: string) => written(text, moment => formatLongMoment(locale, moment)),
      euros: (value: number, signDisplay: Sign = 'auto') =>
        new Intl.NumberFormat(locale, { ...euro, signDisplay }).format(value),
      wholeEuros: (value: number) =>
        new Intl.NumberFormat(locale, { ...euro, maximumFractionDigits: 0 }).format(value),
    }),
    [locale],
  )
}
