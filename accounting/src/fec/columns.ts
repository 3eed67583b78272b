/** The columns of the French accounting export (FEC), their order, and how their names are recognised. */

/**
 * The 18 columns of the legal text (LPF, art. A47 A-1, VII, 1°), `Montant` and `Sens`, which may replace `Debit` and
 * `Credit` (VII, 2°), and the four that cash books add (VIII, 5° and 7°).
 */
export const fecColumns = [
  'JournalCode',
  'JournalLib',
  'EcritureNum',
  'EcritureDate',
  'CompteNum',
  'CompteLib',
  'CompAuxNum',
  'CompAuxLib',
  'PieceRef',
  'PieceDate',
  'EcritureLib',
  'Debit',
  'Credit',
  'Montant',
  'Sens',
  'EcritureLet',
  'DateLet',
  'ValidDate',
  'Montantdevise',
  'Idevise',
  'DateRglt',
  'ModeRglt',
  'NatOp',
  'IdClient',
] as const
export type FecColumn = (typeof fecColumns)[number]

/**
 * `Debit` and `Credit`, `Montant` with `Sens`, or, though the law does not provide for it, `Montant` alone: a debit
 * where it is positive.
 */
export type AmountColumns = 'debit-credit' | 'amount-sign' | 'signed-amount'

const notOf: Readonly<Record<AmountColumns, readonly FecColumn[]>> = {
  'debit-credit': ['Montant', 'Sens'],
  'amount-sign': ['Debit', 'Credit'],
  'signed-amount': ['Debit', 'Credit', 'Sens'],
}

/** 18 columns for commercial books, 21 for agricultural and 22 for liberal professions' cash books. */
export type Books = 'commercial' | 'cash-agricultural' | 'cash-professional'

/** Which amount columns are among these. */
export function amountsIn(columns: readonly (FecColumn | null | undefined)[]): AmountColumns {
  const has = (column: FecColumn) => columns.includes(column)
  if (!has('Montant') || (has('Debit') && has('Credit'))) return 'debit-credit'
  return has('Sens') ? 'amount-sign' : 'signed-amount'
}

/** The kind of books by header: only cash books have the settlement of each line. */
export function booksOf(columns: readonly (FecColumn | undefined)[]): Books {
  if (columns.includes('IdClient')) return 'cash-professional'
  return columns.includes('DateRglt') || columns.includes('ModeRglt') ? 'cash-agricultural' : 'commercial'
}

/** The columns of the legal text, in its order. */
export function legalColumns(books: Books, amounts: AmountColumns): readonly FecColumn[] {
  const length = { commercial: 18, 'cash-agricultural': 21, 'cash-professional': 22 }[books]
  const ofLaw = fecColumns.filter(column => !notOf['debit-credit'].includes(column)).slice(0, length)
  return fecColumns.filter(
    column =>
      !notOf[amounts].includes(column) && (ofLaw.includes(column) || notOf['debit-credit'].includes(column)),
  )
}

/** Fields that must not be blank. Amounts have their own rules; cash books may omit journals and accounts. */
export function obligatoryColumns(books: Books): readonly FecColumn[] {
  const always: readonly FecColumn[] = [
    'EcritureNum',
    'EcritureDate',
    'CompteLib',
    'PieceRef',
    'PieceDate',
    'EcritureLib',
    'ValidDate',
  ]
  return books === 'commercial'
    ? ['JournalCode', 'JournalLib', 'CompteNum', ...always]
    : [...always, 'DateRglt', 'ModeRglt']
}

export const dateColumns = [
  'EcritureDate',
  'PieceDate',
  'DateLet',
  'ValidDate',
  'DateRglt',
] as const satisfies readonly FecColumn[]

export const amountColumns = [
  'Debit',
  'Credit',
  'Montant',
  'Montantdevise',
] as const satisfies readonly FecColumn[]

/** The meaning of each field in a file of entries without the legal column names. */
export interface EntryColumns {
  /** 0 if the file has no header. Absent: one. */
  headerLines?: 0 | 1
  /** By field; null for one that is ignored. */
  columns: readonly (FecColumn | null)[]
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^\p{Letter}\p{Number}]/gu, '')
    .toLowerCase()
}

const byPlainName = new Map<string, FecColumn>(fecColumns.map(column => [plain(column), column]))

/** The column that a header names, ignoring case, accents, spaces, underscores and line breaks. */
export function columnNamed(header: string): FecColumn | undefined {
  return byPlainName.get(plain(header))
}
