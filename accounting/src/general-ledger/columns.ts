/** The columns of a general ledger. */

export const ledgerColumns = [
  'account',
  'account-label',
  'auxiliary',
  'journal',
  'number',
  'date',
  'piece',
  'label',
  'debit',
  'credit',
  'amount',
  'side',
  'lettering',
] as const
export type LedgerColumn = (typeof ledgerColumns)[number]

/** The meaning of each field: detected, and correctable by a person. */
export interface LedgerColumns {
  /** 0 if the file has no header. Absent: one. */
  headerLines?: 0 | 1
  /** By field; null for one that is ignored. */
  columns: readonly (LedgerColumn | null)[]
}

/** Where the amounts are: in two columns, in one with its side in another, or in one whose sign is the side. */
export type LedgerAmounts = 'debit-credit' | 'amount-side' | 'signed'

export function ledgerAmountsIn({ columns }: Pick<LedgerColumns, 'columns'>): LedgerAmounts {
  const has = (column: LedgerColumn) => columns.includes(column)
  if (!has('amount') || (has('debit') && has('credit'))) return 'debit-credit'
  return has('side') ? 'amount-side' : 'signed'
}

export const isLedgerAmount = (column: LedgerColumn | null): boolean =>
  column === 'debit' || column === 'credit' || column === 'amount'

/**
 * The columns that a person still has to name, without which a line is not a journal entry. The account may be above
 * its lines.
 */
export function missingLedgerColumns({ columns }: Pick<LedgerColumns, 'columns'>): LedgerColumn[] {
  const has = (column: LedgerColumn) => columns.includes(column)
  const isOne = has('amount') || (has('side') && !has('debit') && !has('credit'))
  const amounts = isOne ? (['amount'] as const) : (['debit', 'credit'] as const)
  return [...(['journal', 'number', 'date'] as const), ...amounts].filter(column => !has(column))
}

/** Whether the columns identify a line's entry, date, and journal. */
export const isCompleteLedger = ({ columns }: LedgerColumns): boolean =>
  missingLedgerColumns({ columns }).length === 0
