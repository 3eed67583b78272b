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

/** Which field is what: detected, and each can be corrected by the person. */
export interface LedgerColumns {
  /** 0 where the file has no header. Absent is one. */
  headerLines?: 0 | 1
  /** By field; null for one that is not read. */
  columns: readonly (LedgerColumn | null)[]
}

/** Where the amounts stand: in two columns, in one with its side in another, or in one whose sign is the side. */
export type LedgerAmounts = 'debit-credit' | 'amount-side' | 'signed'

export function ledgerAmountsIn({ columns }: Pick<LedgerColumns, 'columns'>): LedgerAmounts {
  const has = (column: LedgerColumn) => columns.includes(column)
  if (!has('amount') || (has('debit') && has('credit'))) return 'debit-credit'
  return has('side') ? 'amount-side' : 'signed'
}

export const isLedgerAmount = (column: LedgerColumn | null): boolean =>
  column === 'debit' || column === 'credit' || column === 'amount'

/** What a person still has to name: without it a line is no entry of a journal. The account may stand over its lines. */
export function missingLedgerColumns({ columns }: Pick<LedgerColumns, 'columns'>): LedgerColumn[] {
  const has = (column: LedgerColumn) => columns.includes(column)
  const isOne = has('amount') || (has('side') && !has('debit') && !has('credit'))
  const amounts = isOne ? (['amount'] as const) : (['debit', 'credit'] as const)
  return [...(['journal', 'number', 'date'] as const), ...amounts].filter(column => !has(column))
}

/** Whether a line can be told to be of an entry, on a day, and in a journal. */
export const isCompleteLedger = ({ columns }: LedgerColumns): boolean =>
  missingLedgerColumns({ columns }).length === 0
