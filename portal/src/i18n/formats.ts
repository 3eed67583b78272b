import { formatDay, formatMoment } from '@parvis/design-system/i18n/dates'
import type { Locale } from '@parvis/design-system/i18n/messages'
import { useMemo } from 'react'
import { useTranslation } from './useTranslation.ts'

/** The reader's language. */
export function useLanguage(): Locale {
  const { i18n } = useTranslation()
  return i18n.language()
}

/** Dates in the reader's language; re-rendered when it changes. */
export function useFormats() {
  const locale = useLanguage()
  return useMemo(
    () => ({
      moment: (moment: Date) => formatMoment(locale, moment),
      day: (moment: Date) => formatDay(locale, moment),
    }),
    [locale],
  )
}
