import { ReferenceSheet } from '@parvis/api-types/limits/finder'
import { useMemo } from 'react'
import { useFormats, useLanguage } from '../../../i18n/formats.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { SheetDifference } from './sheet.ts'
import { useChoices } from './useChoices.ts'

type Value = SheetDifference['before']

/** Formats the values of a sheet's fields for the reader. */
export function useSheetWords() {
  const { t } = useTranslation('finder')
  const locale = useLanguage()
  const { wholeEuros } = useFormats()
  const { sectors, services } = useChoices()
  return useMemo(() => {
    const nameIn = (choices: readonly { id: string; label: string }[], code: string) =>
      choices.find(({ id }) => id === code)?.label ?? code
    const listed = (words: readonly string[]) => new Intl.ListFormat(locale).format(words)
    const countries = new Intl.DisplayNames(locale, { type: 'region' })
    const country = (code: string) => {
      try {
        return countries.of(code) ?? code
      } catch {
        // An address or a draft may hold an invalid code; the form never does.
        return code
      }
    }
    const band = (code: string) => {
      const known = ReferenceSheet.amountBand.values.find(each => each === code)
      return known ? t(`amountBand.${known}`) : code
    }
    const words = (field: SheetDifference['field'], value: Value): string => {
      if (value === null || value === '' || (Array.isArray(value) && value.length === 0))
        return t('record.none')
      if (Array.isArray(value))
        return listed(field === 'services' ? value.map(code => nameIn(services, code)) : value)
      switch (field) {
        case 'sector':
          return nameIn(sectors, String(value))
        case 'amount':
          return wholeEuros(Number(value))
        case 'amountBand':
          return band(String(value))
        case 'country':
          return country(String(value))
        case 'confidentiality': {
          const known = ReferenceSheet.confidentiality.values.find(each => each === value)
          return known ? t(`confidentiality.${known}`) : String(value)
        }
        default:
          return String(value)
      }
    }
    return {
      /** Formats the value of a field, including an empty one. */
      words,
      sector: (code: string) => nameIn(sectors, code),
      service: (code: string) => nameIn(services, code),
      country,
      band,
    }
  }, [t, locale, wholeEuros, sectors, services])
}
