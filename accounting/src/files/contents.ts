/** What a file holds: a FEC, a general ledger, or a trial balance. */
export const contents = ['entries', 'ledger', 'balances'] as const
export type Content = (typeof contents)[number]
