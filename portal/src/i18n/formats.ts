import type { Locale } from '@parvis/design-system/i18n/messages'
import { useMemo } from 'react'
import { useTranslation } from './useTranslation.ts'

const twoDigits = (value: number) => String(value).padStart(2, '0')

/**
 * A moment in the display format of the specification: DD-MM-YYYY HH:mm:ss in French, MM/DD/YYYY hh:mm in English,
 * in the reader's own time zone.
 */
export function formatMoment(locale: Locale, moment: Date): string {
  const [day, month, year] = [
    twoDigits(moment.getDate()),
    twoDigits(moment.getMonth() + 1),
    moment.getFullYear(),
  ]
  const hours = moment.getHours()
  const minutes = twoDigits(moment.getMinutes())
  if (locale === 'fr')
    return `${day}-${month}-${year} ${twoDigits(hours)}:${minutes}:${twoDigits(moment.getSeconds())}`
  return `${month}/${day}/${year} ${twoDigits(hours % 12 === 0 ? 12 : hours % 12)}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`
}

/** A day written out, with its weekday: "Thursday, 12 March 2026", « jeudi 12 mars 2026 », « dimanche 1er mars 2026 ». */
export function formatDay(locale: Locale, moment: Date): string {
  const region = locale === 'fr' ? 'fr-FR' : 'en-GB'
  const parts = new Intl.DateTimeFormat(region, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).formatToParts(moment)
  // French says "premier" for the first; Intl does not.
  return parts
    .map(({ type, value }) => (locale === 'fr' && type === 'day' && value === '1' ? '1er' : value))
    .join('')
}

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
