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

/** The tasks on a file. */
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

/** A corrected copy. The original file is unchanged. */
export interface FecCopy {
  file: Blob
  fileName: string
  /** The dialect of the copy. */
  dialect: Dialect
  /** The first changes, in file order; `changeCount` counts all of them. */
  changes: readonly Change[]
  changeCount: number
}

/** An account of the file with its balance: debits minus credits, in cents. */
export interface FileAccount {
  account: string
  /** The first label that the file gives the account. */
  label: string
  balance: bigint
}

/** The report of a file, with its accounts sorted by number. */
export interface CheckedReport extends FecReport {
  /** The contents of a trial balance; absent for entries. */
  balance?: BalanceReport['balance']
  /** The contents of a general ledger besides its entries; absent for a FEC. */
  ledger?: GeneralLedgerReport['ledger']
  accounts: readonly FileAccount[]
}

/** A sheet of a workbook as text. */
export interface WorkbookText {
  file: Blob
  /** The names of all sheets, in order. */
  sheets: readonly string[]
  /** The sheet that was read, from 0. */
  sheet: number
}

/** The result of each task. */
export interface FecResults {
  workbook: WorkbookText
  preview: Preview
  check: CheckedReport
  repair: FecCopy
}

/**
 * Why a task stopped: what the file is instead, what is wrong with a workbook, `unreadable` if the browser can no
 * longer access the file, or `failed` if the reader itself broke.
 */
export interface FecStop {
  reason: FecRefusal['refused'] | WorkbookFault | 'unreadable' | 'failed'
  /** The line in the file, from 1. */
  line: number | undefined
}

/** Thrown when a task stops for a reason that the page can explain. */
export class FecStopped extends Error {
  override readonly name = 'FecStopped'
  readonly stop: FecStop

  constructor(stop: FecStop) {
    super(stop.reason)
    this.stop = stop
  }
}

/** The messages of the worker: its progress, then the result or the reason why it stopped. */
export type FecAnswer =
  | { kind: 'progress'; bytes: number }
  | { kind: 'done'; result: FecResults[keyof FecResults] }
  | { kind: 'stopped'; stop: FecStop }
