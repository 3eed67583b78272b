import type { Finding } from '@parvis/accounting/fec/report'

/** How amounts and days are written where a finding is told. */
export interface FindingFormats {
  /** @param cents */
  amount: (cents: bigint) => string
  /** @param day YYYY-MM-DD; anything else stays as it is */
  shortDay: (day: string) => string
}

/** Details in cents. */
const amounts: readonly string[] = [
  'debit',
  'credit',
  'difference',
  'computed',
  'stated',
  'charges',
  'income',
]
/** A difference is as large either way. */
const centsOf = (name: string, value: string | number) =>
  BigInt(name === 'difference' ? Math.abs(Number(value)) : value)
/** Details that are the number of an entry, which is a name. */
const numbers: readonly string[] = ['after', 'before']
/** What the texts call a detail whose own name i18next keeps for plurals. */
const names: Readonly<Record<string, string>> = { count: 'lines' }

/** The details of a finding as its sentence shows them. */
export function findingValues(
  details: Finding['details'],
  { amount, shortDay }: FindingFormats,
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]): [string, string | number] => {
      if (amounts.includes(name)) return [name, amount(centsOf(name, value))]
      if (numbers.includes(name)) return [name, String(value)]
      return [names[name] ?? name, typeof value === 'string' ? shortDay(value) : value]
    }),
  )
}
