import { formatDay, formatMoment } from '@parvis/design-system/i18n/dates'
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

/** Dates and amounts in the reader's language; re-rendered when it changes. */
export function useFormats() {
  const locale = useLanguage()
  return useMemo(
    () => ({
      moment: (moment: Date) => formatMoment(locale, moment),
      day: (moment: Date) => formatDay(locale, moment),
      euros: (value: number, signDisplay: Sign = 'auto') =>
        new Intl.NumberFormat(locale, { ...euro, signDisplay }).format(value),
      wholeEuros: (value: number) =>
        new Intl.NumberFormat(locale, { ...euro, maximumFractionDigits: 0 }).format(value),
    }),
    [locale],
  )
}
