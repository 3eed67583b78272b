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

/** A line is no entry of a journal without these. The account may stand over its lines. */
export const neededColumns = ['journal', 'number', 'date', 'debit', 'credit'] as const

/** Whether a line can be told to be of an entry, on a day, and in a journal. */
export const isCompleteLedger = ({ columns }: LedgerColumns): boolean =>
  neededColumns.every(column => columns.includes(column))
