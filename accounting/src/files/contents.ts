/** The content of a file: a FEC, a general ledger, or a trial balance. */
import type { Dialect } from '../fec/report.ts'

export const contents = ['entries', 'ledger', 'balances'] as const
export type Content = (typeof contents)[number]

/** The content that a dialect sets; undefined if the legal column names decide. */
export const contentOf = ({
  balance,
  ledger,
  entries,
}: {
  [Own in 'balance' | 'ledger' | 'entries']?: Dialect[Own] | undefined
}): Content | undefined => (balance ? 'balances' : ledger ? 'ledger' : entries && 'entries')
