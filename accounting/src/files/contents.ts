/** What a file holds: a FEC, a general ledger, or a trial balance. */
import type { Dialect } from '../fec/report.ts'

export const contents = ['entries', 'ledger', 'balances'] as const
export type Content = (typeof contents)[number]

/** What a reading says that the file holds; undefined where the names of the law tell it. */
export const contentOf = ({
  balance,
  ledger,
  entries,
}: {
  [Own in 'balance' | 'ledger' | 'entries']?: Dialect[Own] | undefined
}): Content | undefined => (balance ? 'balances' : ledger ? 'ledger' : entries && 'entries')
