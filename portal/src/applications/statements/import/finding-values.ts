import type { Finding } from '@parvis/accounting/fec/report'

/** Formats the amounts and days in the sentence of a finding. */
export interface FindingFormats {
  /** @param cents */
  amount: (cents: bigint) => string
  /** @param day YYYY-MM-DD; anything else stays as it is */
  shortDay: (day: string) => string
}

/** The details that are amounts in cents. */
const amounts: readonly string[] = [
  'debit',
  'credit',
  'difference',
  'computed',
  'stated',
  'charges',
  'income',
]
/** The sign of a difference does not matter. */
const centsOf = (name: string, value: string | number) =>
  BigInt(name === 'difference' ? Math.abs(Number(value)) : value)
/** The details that are entry numbers, which are identifiers rather than quantities. */
const numbers: readonly string[] = ['after', 'before']
/** Other names for details whose own name i18next reserves for plurals. */
const names: Readonly<Record<string, string>> = { count: 'lines' }

/** The details of a finding, formatted for its sentence. */
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
