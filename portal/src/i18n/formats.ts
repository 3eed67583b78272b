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
/** Of what a difference came to: with its sign. */
type Sign = Intl.NumberFormatOptions['signDisplay']

/** What is no moment is shown as it came. */
function written(text: string, write: (moment: Date) => string): string {
  const moment = readMoment(text)
  return moment ? write(moment) : text
}

/** Dates and amounts in the reader's language; re-rendered when it changes. */
export function useFormats() {
  const locale = useLanguage()
  return useMemo(
    () => ({
      moment: (moment: Date) => formatMoment(locale, moment),
      day: (moment: Date) => formatDay(locale, moment),
      /** A day ('YYYY-MM-DD') in a sentence. */
      longDay: (day: string) => written(day, moment => formatLongDate(locale, moment)),
      /** A moment, as the services write it, in a sentence. */
      longMoment: (text: string) => written(text, moment => formatLongMoment(locale, moment)),
      euros: (value: number, signDisplay: Sign = 'auto') =>
        new Intl.NumberFormat(locale, { ...euro, signDisplay }).format(value),
      wholeEuros: (value: number) =>
        new Intl.NumberFormat(locale, { ...euro, maximumFractionDigits: 0 }).format(value),
    }),
    [locale],
  )
}
