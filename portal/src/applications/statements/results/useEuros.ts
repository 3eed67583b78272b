import { useMemo } from 'react'
import { useLanguage } from '../../../i18n/formats.ts'

const currency = { style: 'currency', currency: 'EUR' } as const

/** Amounts and percentages in a sentence, in the reader's language and with a true minus. */
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
      /** Cents where there are some. */
      short: write({ ...currency, trailingZeroDisplay: 'stripIfInteger' }),
      /** 10 is ten percent. */
      percent: (value: number) => percent(value / 100),
    }
  }, [language])
}
