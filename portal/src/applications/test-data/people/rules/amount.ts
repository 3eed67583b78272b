import { describeAmount, readCents } from '@parvis/accounting/fec/amounts'

/** The currency symbols of test bank accounts. */
const written: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP' }

export interface ReadAmount {
  amount: number
  /** The currency next to the amount; undefined if there is none. */
  currency: string | undefined
}

/** The largest amount the services accept. */
const largest = 99_999_999_999_999

/**
 * Parses an amount as spreadsheets and people write it: "1 234,56 €", "-1,234.56", "(12.50)", "EUR 12", "12,50-". A
 * single comma or dot followed by one or two digits is the decimal mark; followed by three, it separates thousands.
 * @returns undefined if the text is no amount or has more than two decimals
 */
export function readAmount(text: string): ReadAmount | undefined {
  const [mark] = /[€$£]|[A-Za-z]{3}/.exec(text) ?? []
  const bare = text
    .replace(mark ?? '', '')
    .replaceAll('−', '-')
    .trim()
  const bracketed = /^\((.*)\)$/.exec(bare)?.[1]
  const cents = centsOf(bracketed ?? bare)
  if (cents === undefined || Math.abs(cents) > largest) return undefined
  const currency = mark === undefined ? undefined : (written[mark] ?? mark.toUpperCase())
  return { amount: (bracketed === undefined ? cents : 0 - Math.abs(cents)) / 100, currency }
}

function centsOf(text: string): number | undefined {
  const digits = text.replace(/^([+-]?)\s*(\d{1,3})[.,](\d{3})$/, '$1$2$3').replace(/^([+-])\s+/, '$1')
  const exact = readCents(digits, 0, digits.length, '.')
  if (!Number.isNaN(exact)) return exact
  const { cents, problem } = describeAmount(digits, '.')
  return problem === 'thousands' || problem === 'decimal-mark' ? cents : undefined
}
