import { useMemo } from 'react'
import { useLanguage } from '../../../i18n/formats.ts'

const currency = { style: 'currency', currency: 'EUR' } as const

/** Formats amounts and percentages for sentences, in the reader's language and with a true minus sign. */
export function useEuros() {
  const language = useLanguage()
  return useMemo(() => {
    const write = (options: Intl.NumberFormatOptions) => {
      const format = new Intl.NumberFormat(language, options)
      return (value: number) =>
        format
          .formatToParts(value)
          .map(({ type, value: text }) => (type === 'minusSign' ? '\u2212' : text))
          .join('')
    }
    const percent = write({ style: 'percent', maximumFractionDigits: 2 })
    return {
      /** To the cent. */
      exact: write(currency),
      /** With cents only if there are any. */
      short: write({ ...currency, trailingZeroDisplay: 'stripIfInteger' }),
      /** A value of 10 is 10 %. */
      percent: (value: number) => percent(value / 100),
    }
  }, [language])
}
