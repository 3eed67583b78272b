/** What the reader, the checker and the screens of the French accounting export (FEC) tell each other. */
import type { BalanceColumn, BalanceColumns } from '../balance/columns.ts'
import type { LedgerColumn, LedgerColumns } from '../general-ledger/columns.ts'
import type { AmountColumns, EntryColumns, FecColumn } from './columns.ts'
import type { DateOrder } from './dates.ts'
import type { RuleId, Severity } from './rules.ts'
import type { AmountSigns } from './sides.ts'

export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'iso-8859-15', 'windows-1252', 'cp850'] as const
export type Encoding = (typeof encodings)[number]
export const separators = ['\t', '|', ';', ','] as const
export type Separator = (typeof separators)[number]
export const decimalMarks = [',', '.'] as const
export type DecimalMark = (typeof decimalMarks)[number]
export const amountForms = [
  'debit-credit',
  'amount-sign',
  'signed-amount',
] as const satisfies readonly AmountColumns[]

/** How a file is read: detected, and each part can be corrected by the person. */
export interface Dialect {
  encoding: Encoding
  separator: Separator
  decimalMark: DecimalMark
  /** Lines above the header: titles. 0 for a FEC that follows the rules. */
  skippedLines: number
  /** Where the amounts of entries stand; a general ledger and a trial balance say it by their columns. */
  amounts: AmountColumns
  /** In which order day and month are written. Absent is day first. */
  dates?: DateOrder
  /** Of an amount whose sign is its side. Absent is positive for debits. */
  signs?: AmountSigns
  /** Where it is a trial balance: which field is what. Absent for entries. */
  balance?: BalanceColumns
  /** Where it is a general ledger: which field is what. Absent for a FEC. */
  ledger?: LedgerColumns
  /** Where it is a FEC without the names of the law: which field is what. Absent where they tell it. */
  entries?: EntryColumns
}

/** Rows of the header, in whatever the file holds; 0 where it has none. */
export const headerLinesOf = ({ balance, ledger, entries }: Dialect): 0 | 1 | 2 =>
  (balance ?? ledger ?? entries)?.headerLines ?? 1

/** What the first 64 kB of a file told, before it is read whole. */
export interface Preview {
  dialect: Dialect
  hasByteOrderMark: boolean
  /** As they stand in the file. */
  header: readonly string[]
  /** The first ten lines below the header, as they will be read. */
  rows: readonly (readonly string[])[]
  /** Which of the columns of the legal text, a trial balance, or a general ledger each header is; undefined for one that is unknown. */
  columns: readonly (FecColumn | BalanceColumn | LedgerColumn | undefined)[]
  /** Whether each day can be read day first and month first: a person has to say which it is. Absent where there is no day. */
  areDatesOpen?: boolean
}

export const refusals = [
  'empty',
  'binary',
  'zip',
  'xml',
  'no-header',
  'line-too-long',
  'too-many-columns',
  'too-many-lines',
] as const

/** Why a file is no table that could be checked at all. */
export interface FecRefusal {
  refused: (typeof refusals)[number]
  /** Line of the file, 1 is its first; undefined for what is of the whole file. */
  line: number | undefined
}

/** Thrown by the check and by the repair for what is no table at all. */
export class FecRefused extends Error {
  override readonly name = 'FecRefused'
  readonly refusal: FecRefusal

  constructor(refused: FecRefusal['refused'], line?: number) {
    super(line === undefined ? refused : `${refused} in line ${String(line)}`)
    this.refusal = { refused, line }
  }
}

export const repairs = [
  'trim',
  'decimal-mark',
  'date',
  'pad-account',
  'thousands',
  'file-name',
  'byte-order-mark',
  // Of a trial balance and a general ledger, which are printed for people.
  'amount',
  'pad-length',
  // Of a FEC without the names of the law.
  'header',
  'side',
] as const
export type Repair = (typeof repairs)[number]

export interface Finding {
  /** Key of the rule: names its texts and its legal source. */
  rule: RuleId
  severity: Severity
  /** Line of the file, 1 is its first; undefined for what is of the whole file. */
  line: number | undefined
  /** Of the legal text; of a trial balance and a general ledger, as its header has it. */
  column: string | undefined
  /** As it stands in the file, at most 200 characters. */
  value: string
  /** For the sentence: amounts in cents, dates as YYYY-MM-DD, counts. */
  details: Readonly<Record<string, string | number>>
  /** What would mend it safely; undefined where a person has to decide. */
  repair: Repair | undefined
}

/** Where a copy of a trial balance or a general ledger can be better, though what is written there can be read. */
export interface Repairable {
  places: Readonly<Partial<Record<Repair, number>>>
  /** Digits that short account numbers can be filled up to; undefined where that is not safe. */
  accountLength: number | undefined
}

/** Whole-file answer. Of each rule at most `keptFindings` findings are kept; `counts` knows all. */
export interface FecReport {
  /** The names that stand in the file, by field; absent where it has none, or those of the law tell what is where. */
  header?: readonly string[]
  lines: number
  entries: number
  /** In cents. */
  debit: bigint
  credit: bigint
  /** First and last EcritureDate, YYYY-MM-DD; undefined where no line had a date. */
  from: string | undefined
  to: string | undefined
  siren: string | undefined
  closingDate: string | undefined
  journals: readonly { code: string; label: string; lines: number; debit: bigint; credit: bigint }[]
  counts: Readonly<Partial<Record<RuleId, number>>>
  findings: readonly Finding[]
  /** Absent for a FEC, whose findings tell it. */
  repairable?: Repairable
}

/** A line of the file, as statements need it: texts without the spaces around them. */
export interface FecLine {
  /** Line of the file, 1 is its first. */
  number: number
  journalCode: string
  journalLabel: string
  entryNumber: string
  /** YYYY-MM-DD; undefined where it cannot be read. */
  entryDate: string | undefined
  account: string
  accountLabel: string
  /** Empty where there is no auxiliary account. */
  auxiliary: string
  auxiliaryLabel: string
  pieceRef: string
  /** YYYY-MM-DD; undefined where there is none, or it cannot be read. */
  pieceDate: string | undefined
  label: string
  /** Cents. */
  debit: number
  credit: number
  lettering: string
}
