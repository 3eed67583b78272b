/** The types shared by the reader, the checker and the screens of the French accounting export (FEC). */
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

/** How a file is read: detected, and each part correctable by a person. */
export interface Dialect {
  encoding: Encoding
  separator: Separator
  decimalMark: DecimalMark
  /** Title lines above the header. 0 for a FEC that follows the rules. */
  skippedLines: number
  /** Where the amounts of entries are; a general ledger and a trial balance define it by their columns. */
  amounts: AmountColumns
  /** The order of day and month. Absent: day first. */
  dates?: DateOrder
  /** Of an amount whose sign is its side. Absent is positive for debits. */
  signs?: AmountSigns
  /** Where it is a trial balance: which field is what. Absent for entries. */
  balance?: BalanceColumns
  /** For a general ledger, the meaning of each field. Absent for a FEC. */
  ledger?: LedgerColumns
  /** For a FEC without the legal column names, the meaning of each field. Absent if the names are legal. */
  entries?: EntryColumns
}

/** Number of header rows, for any kind of file; 0 if it has none. */
export const headerLinesOf = ({ balance, ledger, entries }: Dialect): 0 | 1 | 2 =>
  (balance ?? ledger ?? entries)?.headerLines ?? 1

/** What the first 64 kB of a file reveal before all of it is read. */
export interface Preview {
  dialect: Dialect
  hasByteOrderMark: boolean
  /** As written in the file. */
  header: readonly string[]
  /** The first ten lines below the header, as they will be read. */
  rows: readonly (readonly string[])[]
  /**
   * The column of the legal text, a trial balance, or a general ledger that each header names; undefined for an unknown
   * one.
   */
  columns: readonly (FecColumn | BalanceColumn | LedgerColumn | undefined)[]
  /**
   * Whether every date can be read both day first and month first, so that a person has to say which it is. Absent
   * where there are no dates.
   */
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

/** Why a file is not a table and cannot be checked at all. */
export interface FecRefusal {
  refused: (typeof refusals)[number]
  /** Line of the file, from 1; undefined for a fault of the whole file. */
  line: number | undefined
}

/** Thrown by the check and by the repair for a file that is not a table. */
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
  // For a trial balance and a general ledger, which are printed for people.
  'amount',
  'pad-length',
  // For a FEC without the legal column names.
  'header',
  'side',
] as const
export type Repair = (typeof repairs)[number]

export interface Finding {
  /** Key of the rule, which identifies its texts and its legal source. */
  rule: RuleId
  severity: Severity
  /** Line of the file, from 1; undefined for a finding on the whole file. */
  line: number | undefined
  /** The legal column name; for a trial balance and a general ledger, the name in its header. */
  column: string | undefined
  /** As written in the file, at most 200 characters. */
  value: string
  /** Values for the message: amounts in cents, dates as YYYY-MM-DD, counts. */
  details: Readonly<Record<string, string | number>>
  /** A safe repair; undefined if a person has to decide. */
  repair: Repair | undefined
}

/** The first error that makes figures doubtful, and how many there are. */
export interface Doubt {
  rule: RuleId
  /** Line of the file, from 1; undefined if only the whole file has such errors. */
  line: number | undefined
  count: number
}

/** Possible improvements of a copy of a trial balance or a general ledger, whose values can be read as they are. */
export interface Repairable {
  places: Readonly<Partial<Record<Repair, number>>>
  /** Digits to which short account numbers can be padded; undefined if that is not safe. */
  accountLength: number | undefined
}

/** The report on the whole file. At most `keptFindings` findings of each rule are kept; `counts` has the totals. */
export interface FecReport {
  /** The names in the file, by field; absent if it has none, or where the legal names define the columns. */
  header?: readonly string[]
  lines: number
  entries: number
  /** In cents. */
  debit: bigint
  credit: bigint
  /** First and last EcritureDate, YYYY-MM-DD; undefined if no line has a date. */
  from: string | undefined
  to: string | undefined
  siren: string | undefined
  closingDate: string | undefined
  journals: readonly { code: string; label: string; lines: number; debit: bigint; credit: bigint }[]
  counts: Readonly<Partial<Record<RuleId, number>>>
  findings: readonly Finding[]
  /** Why no statements can be made; undefined if they can. */
  doubt: Doubt | undefined
  /** Absent for a FEC, whose findings contain the repairs. */
  repairable?: Repairable
}

/** A line of the file as statements need it, with trimmed texts. */
export interface FecLine {
  /** Line of the file, from 1. */
  number: number
  journalCode: string
  journalLabel: string
  entryNumber: string
  /** YYYY-MM-DD; undefined if it cannot be read. */
  entryDate: string | undefined
  account: string
  accountLabel: string
  /** Empty if there is no auxiliary account. */
  auxiliary: string
  auxiliaryLabel: string
  pieceRef: string
  /** YYYY-MM-DD; undefined if there is none, or it cannot be read. */
  pieceDate: string | undefined
  label: string
  /** In cents. */
  debit: number
  credit: number
  lettering: string
}
