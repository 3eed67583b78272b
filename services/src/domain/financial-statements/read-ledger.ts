/** Reads the file of a request twice: to check it and sum it up, and to store its lines. */
import type { Readable } from 'node:stream'
import { BalanceCheck } from '@parvis/accounting/balance/check'
import { cubeRows } from '@parvis/accounting/balance/rows'
import { FecCheck } from '@parvis/accounting/fec/check'
import { type Dialect, FecRefused, type FecLine, type FecReport } from '@parvis/accounting/fec/report'
import { GeneralLedgerCheck } from '@parvis/accounting/general-ledger/check'
import { type CubeRow, LedgerCube } from '@parvis/accounting/statements/trial-balance'
import type { StatementFailure } from '../../database/statement-tables.ts'

/** The longest account number that is stored; an index accepts no longer ones. */
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
  /** By account and month; for a trial balance, by account only. */
  rows: readonly CubeRow[]
}

/** The file yields no statements. */
export class LedgerRefused extends Error {
  override readonly name = 'LedgerRefused'
  readonly failure: StatementFailure

  constructor(failure: Pick<StatementFailure, 'kind'> & Partial<StatementFailure>) {
    super(failure.kind)
    this.failure = { stage: 'reading', rule: null, line: null, count: 0, accounts: [], ...failure }
  }
}

/** Faults that a single line reveals: dates outside the year, and account numbers that are too long. */
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
 * @param onBytes called with the number of bytes read; may wait or throw
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

/** @throws LedgerRefused if an error makes the figures doubtful */
function needCertain({ doubt }: FecReport): void {
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
        // A balance has no months, so its movements are assigned to the last one.
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
 * Passes on the lines of a checked file in batches, reading the next batch while one is being stored.
 * @param take resolves once they are stored, and may throw
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
    // The caller handles its failure when it awaits it; until then, avoid an unhandled rejection.
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

/** Feeds the whole file to a check. @throws LedgerRefused if it is not a table */
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
