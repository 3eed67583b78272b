import type { BalanceReport } from '@parvis/accounting/balance/check'
import type { GeneralLedgerReport } from '@parvis/accounting/general-ledger/check'
import type { Content } from '@parvis/accounting/files/contents'
import type { Change } from '@parvis/accounting/fec/repair'
import type { Dialect, FecRefusal, FecReport, Preview, Repair } from '@parvis/accounting/fec/report'
import type { WorkbookFault } from '../../../../workbooks/refusal.ts'

interface FecSource {
  file: Blob
  fileName: string
}

/** What is asked about a file. */
export type FecTask =
  | { kind: 'workbook'; file: Blob; sheet: number | undefined }
  | (FecSource & { kind: 'preview'; chosen: Partial<Dialect>; content?: Content | undefined })
  | (FecSource & { kind: 'check'; dialect: Dialect })
  | (FecSource & {
      kind: 'repair'
      dialect: Dialect
      repairs: readonly Repair[]
      accountLength?: number | undefined
    })

/** A corrected copy. The file that it comes from is as it was. */
export interface FecCopy {
  file: Blob
  fileName: string
  /** How the copy is read. */
  dialect: Dialect
  /** The first ones, in the order of the file; `changeCount` knows all. */
  changes: readonly Change[]
  changeCount: number
}

/** An account of the file with its balance: what was debited less what was credited, in cents. */
export interface FileAccount {
  account: string
  /** The first one that the file gives it. */
  label: string
  balance: bigint
}

/** The report of a file, with its accounts in the order of their numbers. */
export interface CheckedReport extends FecReport {
  /** What a trial balance holds; absent for entries. */
  balance?: BalanceReport['balance']
  /** What a general ledger holds beside its entries; absent for a FEC. */
  ledger?: GeneralLedgerReport['ledger']
  accounts: readonly FileAccount[]
}

/** A sheet of a workbook as text. */
export interface WorkbookText {
  file: Blob
  /** Names of all sheets, in their order. */
  sheets: readonly string[]
  /** Which of them was read. */
  sheet: number
}

/** What each task comes to. */
export interface FecResults {
  workbook: WorkbookText
  preview: Preview
  check: CheckedReport
  repair: FecCopy
}

/**
 * Why a task came to nothing: what the file is, what is wrong with a workbook, `unreadable` where the browser no longer gets at it, `failed` where the
 * reader itself broke.
 */
export interface FecStop {
  reason: FecRefusal['refused'] | WorkbookFault | 'unreadable' | 'failed'
  /** Line of the file, 1 is its first. */
  line: number | undefined
}

/** Rejects a task, for a reason that the page has words for. */
export class FecStopped extends Error {
  override readonly name = 'FecStopped'
  readonly stop: FecStop

  constructor(stop: FecStop) {
    super(stop.reason)
    this.stop = stop
  }
}

/** What the worker says: how far it is, then what it came to or why it stopped. */
export type FecAnswer =
  | { kind: 'progress'; bytes: number }
  | { kind: 'done'; result: FecResults[keyof FecResults] }
  | { kind: 'stopped'; stop: FecStop }
