import { describeAmount, readCents } from '@parvis/accounting/fec/amounts'

/** The currencies of test bank accounts by how people write them. */
const written: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP' }

export interface ReadAmount {
  amount: number
  /** As it was written beside the amount; undefined where none was. */
  currency: string | undefined
}

/** More than this the services do not take. */
const largest = 99_999_999_999_999

/**
 * Reads an amount as spreadsheets and people write it: "1 234,56 €", "-1,234.56", "(12.50)", "EUR 12", "12,50-". A single comma or
 * dot with one or two digits behind it is the decimal mark; with three it separates thousands.
 * @returns undefined where it is none, or has more than two decimals
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
