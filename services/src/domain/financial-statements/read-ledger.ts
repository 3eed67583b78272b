/** Reads the file of a request: once to check it and to sum it up, and again to keep its lines. */
import type { Readable } from 'node:stream'
import { BalanceCheck } from '@parvis/accounting/balance/check'
import { cubeRows } from '@parvis/accounting/balance/rows'
import { FecCheck } from '@parvis/accounting/fec/check'
import { firstDoubt } from '@parvis/accounting/fec/doubtful'
import { type Dialect, FecRefused, type FecLine, type FecReport } from '@parvis/accounting/fec/report'
import { GeneralLedgerCheck } from '@parvis/accounting/general-ledger/check'
import { type CubeRow, LedgerCube } from '@parvis/accounting/statements/trial-balance'
import type { StatementFailure } from '../../database/statement-tables.ts'

/** Longest number of an account that is kept: an index takes no longer ones. */
const longestAccount = 200

export interface LedgerFile {
  fileName: string
  dialect: Dialect
  /** YYYY-MM-DD. */
  periodStart: string
  periodEnd: string
  openingJournals: readonly string[]
}

export interface ReadLedger {
  report: FecReport
  /** By account and month; of a trial balance by account alone. */
  rows: readonly CubeRow[]
}

/** No statements are computed from the file. */
export class LedgerRefused extends Error {
  override readonly name = 'LedgerRefused'
  readonly failure: StatementFailure

  constructor(failure: Pick<StatementFailure, 'kind'> & Partial<StatementFailure>) {
    super(failure.kind)
    this.failure = { stage: 'reading', rule: null, line: null, count: 0, accounts: [], ...failure }
  }
}

/** What one line alone says against the whole: days outside of the year, and numbers too long for an account. */
class LineDoubts {
  readonly #start: string
  readonly #end: string
  readonly #first = new Map<string, { line: number; count: number }>()

  constructor({ periodStart, periodEnd }: LedgerFile) {
    this.#start = periodStart
    this.#end = periodEnd
  }

  look({ number, entryDate, account, auxiliary }: FecLine): void {
    if (account.length > longestAccount || auxiliary.length > longestAccount)
      this.#add('account-form', number)
    if (entryDate === undefined) return
    if (entryDate > this.#end) this.#add('entry-date-after-closing', number)
    else if (entryDate < this.#start) this.#add('entry-date-before-year', number)
  }

  #add(rule: string, line: number): void {
    const known = this.#first.get(rule)
    if (known) known.count++
    else this.#first.set(rule, { line, count: 1 })
  }

  /** @throws LedgerRefused */
  end(): void {
    const [first] = this.#first
    if (!first) return
    const [rule, { line, count }] = first
    throw new LedgerRefused({ kind: 'findings', rule, line, count })
  }
}

/**
 * Checks the file as the browser did, and sums it up by account and month.
 * @param onBytes hears how many bytes were read, and may wait or throw
 * @throws LedgerRefused
 */
export async function readLedger(
  bytes: Readable,
  file: LedgerFile,
  onBytes: (read: number) => Promise<void>,
): Promise<ReadLedger> {
  const { balance } = file.dialect
  if (balance !== undefined)
    return readBalance(bytes, { ...file, dialect: { ...file.dialect, balance } }, onBytes)
  const cube = new LedgerCube()
  const doubts = new LineDoubts(file)
  const opening = new Set(file.openingJournals)
  const takeLine = (line: FecLine) => {
    doubts.look(line)
    cube.add({
      account: line.account,
      accountLabel: line.accountLabel,
      auxiliary: line.auxiliary,
      auxiliaryLabel: line.auxiliaryLabel,
      month: line.entryDate?.slice(0, 7) ?? '',
      debit: line.debit,
      credit: line.credit,
      isOpening: opening.has(line.journalCode),
    })
  }
  const report = await runCheck(bytes, file, takeLine, onBytes)
  needCertain(report)
  doubts.end()
  return { report, rows: cube.rows() }
}

/** @throws LedgerRefused where an error makes figures doubtful */
function needCertain(report: FecReport): void {
  const doubt = firstDoubt(report)
  if (doubt)
    throw new LedgerRefused({
      kind: 'findings',
      rule: doubt.rule,
      line: doubt.line ?? null,
      count: doubt.count,
    })
}

/** Checks a trial balance as the browser did. @throws LedgerRefused */
async function readBalance(
  bytes: Readable,
  { fileName, dialect, periodEnd }: LedgerFile & { dialect: ConstructorParameters<typeof BalanceCheck>[0] },
  onBytes: (read: number) => Promise<void>,
): Promise<ReadLedger> {
  const rows: CubeRow[] = []
  const tooLong = { line: 0, count: 0 }
  const report = await runThrough(bytes, onBytes, () => {
    return new BalanceCheck(dialect, {
      fileName,
      takeAccount: balance => {
        const longest = Math.max(balance.account.length, balance.auxiliary.length)
        if (longest > longestAccount && tooLong.count++ === 0) tooLong.line = balance.number
        // A balance has no months: what moved it is of the last one.
        rows.push(...cubeRows(balance, periodEnd.slice(0, 7)))
      },
    })
  })
  needCertain(report)
  if (tooLong.count > 0)
    throw new LedgerRefused({ kind: 'findings', rule: 'balance-account-form', ...tooLong })
  return { report, rows }
}

/**
 * Gives the lines of a file that was checked, some at a time. While some are kept the next ones are read.
 * @param take resolves when they are kept, and may throw
 */
export async function readLines(
  bytes: Readable,
  file: LedgerFile,
  atOnce: number,
  take: (lines: readonly FecLine[]) => Promise<void>,
): Promise<void> {
  let lines: FecLine[] = []
  let taken = Promise.resolve()
  const give = async (some: readonly FecLine[]) => {
    await taken
    taken = take(some)
    // Its failure is met by the caller that waits for it; until then it is no rejection that nobody handles.
    taken.catch(() => {})
  }
  const giveWhole = async () => {
    while (lines.length >= atOnce) {
      const whole = lines.slice(0, atOnce)
      lines = lines.slice(atOnce)
      await give(whole)
    }
  }
  try {
    await runCheck(bytes, file, line => lines.push(line), giveWhole, true)
    await giveWhole()
    if (lines.length > 0) await give(lines)
  } finally {
    await taken
  }
}

async function runCheck(
  bytes: Readable,
  { dialect, fileName }: LedgerFile,
  takeLine: (line: FecLine) => void,
  onBytes: (read: number) => Promise<void>,
  isKnown = false,
): Promise<FecReport> {
  const { ledger } = dialect
  return runThrough(bytes, onBytes, () =>
    ledger === undefined
      ? new FecCheck(dialect, { fileName, takeLine, isKnown })
      : new GeneralLedgerCheck({ ...dialect, ledger }, { fileName, takeLine, isKnown }),
  )
}

/** Gives a check the whole file. @throws LedgerRefused for what is no table */
async function runThrough(
  bytes: Readable,
  onBytes: (read: number) => Promise<void>,
  begin: () => Pick<FecCheck, 'push' | 'end'>,
): Promise<FecReport> {
  let read = 0
  try {
    const check = begin()
    for await (const piece of bytes as AsyncIterable<Uint8Array>) {
      check.push(piece)
      read += piece.length
      await onBytes(read)
    }
    return check.end()
  } catch (error) {
    if (!(error instanceof FecRefused)) throw error
    const { refused, line } = error.refusal
    throw new LedgerRefused({ kind: 'refused', rule: refused, line: line ?? null })
  }
}
