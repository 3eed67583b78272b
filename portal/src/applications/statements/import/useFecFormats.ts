import { formatDate, formatLongDate, regions } from '@parvis/design-system/i18n/dates'
import { formatBytes } from '@parvis/design-system/file-size'
import { useMemo } from 'react'
import { useLanguage } from '../../../i18n/formats.ts'

/** A decimal string, because books can add up to more cents than a number can hold. */
const inEuros = (cents: bigint) => {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`
}

/** Formats the amounts, days and sizes of a file in the reader's language. */
export function useFecFormats() {
  const locale = useLanguage()
  return useMemo(() => {
    const amount = new Intl.NumberFormat(regions[locale], {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    })
    return {
      /** @param cents */
      amount: (cents: bigint) => amount.format(inEuros(cents)),
      /** @param day YYYY-MM-DD */
      day: (day: string) => {
        const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
        return formatLongDate(locale, new Date(year, month - 1, date))
      },
      /** The short form, for columns. @param day YYYY-MM-DD; anything else stays as it is */
      shortDay: (day: string) => formatDate(locale, day),
      bytes: (count: number) => formatBytes(locale, count),
      /** In groups of three digits in both languages: 732 829 320. */
      siren: (siren: string) => siren.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1\u00a0$2\u00a0$3'),
    }
  }, [locale])
}
