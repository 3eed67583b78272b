/** Processes the file of a request into its statements. */
import { checkStatements } from '@parvis/accounting/statements/checks'
import { mapAccounts } from '@parvis/accounting/statements/compute'
import {
  assignmentOf,
  type Mapping,
  mappingFrom,
  suggestMapping,
} from '@parvis/accounting/statements/mapping'
import { type TrialBalance, trialBalanceOf } from '@parvis/accounting/statements/trial-balance'
import type { Database } from '../../database/schema.ts'
import type { StatementFailure, StatementStage } from '../../database/statement-tables.ts'
import type { FileStore } from '../../files/store.ts'
import { isDiskFull } from '../../database/free-space.ts'
import { insertBalances, insertEntries } from './content.ts'
import { LedgerRefused, readLedger, readLines } from './read-ledger.ts'
import {
  type ClaimedRequest,
  forgetContent,
  mostAttempts,
  noteFailed,
  noteFinished,
  noteNoRoom,
  noteProgress,
} from './requests.ts'
import { countFailed, readPrior, withOpening } from './result.ts'
import { tellCreator } from './tell.ts'

/** Lines inserted per statement. */
const linesAtOnce = 2000
/** Progress in percent at the end of each stage. */
const afterReading = 40
const afterEntries = 95
/** The most characters kept of a column name. */
const longestName = 200
/** The most unmapped accounts that a failure names. */
const namedAccounts = 20
/** Milliseconds between two progress updates. */
const tellEvery = 500

/**
 * The line of every account.
 * @param opened accounts that only the year before has, and its mapping
 * @throws LedgerRefused if an account has no line
 */
function mappingOf(
  request: ClaimedRequest,
  balance: TrialBalance,
  opened?: { accounts: readonly string[]; mapping: Mapping },
): Mapping {
  const labels = new Map(balance.accounts.map(({ account, accountLabel }) => [account, accountLabel]))
  const remembered =
    request.remembered && request.remembered_chart
      ? { chart: request.remembered_chart, sideLevel: request.side_level, accounts: request.remembered }
      : undefined
  const suggested = suggestMapping(
    [...labels].map(([account, label]) => ({ account, label })),
    request.chart,
    remembered,
  )
  const decided = mappingFrom(suggested, request.decided, request.side_level)
  const accounts = new Map(Object.entries(decided.accounts))
  // Nobody was asked about an account that is not in the file, so it keeps its earlier line.
  for (const account of opened?.accounts ?? []) {
    const before = assignmentOf(opened?.mapping ?? decided, account)
    if (before !== undefined && !accounts.has(account)) accounts.set(account, before)
  }
  const mapping = { ...decided, accounts: Object.fromEntries(accounts) }
  const { unmapped } = mapAccounts(balance, mapping)
  if (unmapped.length === 0) return mapping
  throw new LedgerRefused({
    kind: 'unmapped',
    stage: 'statements',
    count: unmapped.length,
    accounts: unmapped.slice(0, namedAccounts).map(({ account }) => account),
  })
}

/**
 * Reads the file, stores its content, and computes the statements. Content stored by an earlier attempt is deleted
 * first, so processing can be restarted at any time.
 * @param signal aborted when the services stop
 * @throws RequestLost, or the signal's reason
 */
export async function processRequest(
  { db, files }: { db: Database; files: FileStore },
  request: ClaimedRequest,
  signal: AbortSignal,
): Promise<void> {
  const at: Place = { stage: 'reading' }
  try {
    await beginAnew(db, files, request, signal, at)
  } catch (error) {
    if (!isDiskFull(error)) throw error
    // If there is no room even for this, the lease expires and processing is retried.
    await noteNoRoom(db, request, at.stage)
  }
}

/** The current stage. */
interface Place {
  stage: StatementStage
}

async function beginAnew(
  db: Database,
  files: FileStore,
  request: ClaimedRequest,
  signal: AbortSignal,
  at: Place,
): Promise<void> {
  // In one transaction, so that a process that stood still deletes nothing of the one that has taken the request over.
  await db.transaction().execute(async tx => {
    await noteProgress(tx, request, { stage: 'reading', progress: 0 })
    await forgetContent(tx, request.id)
  })
  if (request.attempts > mostAttempts) {
    await fail(db, request, {
      kind: 'interrupted',
      stage: 'reading',
      rule: null,
      line: null,
      count: 0,
      accounts: [],
    })
    return
  }
  try {
    await readAndCompute(db, files, request, signal, at)
  } catch (error) {
    if (!(error instanceof LedgerRefused)) throw error
    await fail(db, request, error.failure)
  }
}

async function fail(db: Database, request: ClaimedRequest, failure: StatementFailure): Promise<void> {
  await db.transaction().execute(async tx => {
    await noteFailed(tx, request, failure)
    await tellCreator(tx, request, 'failed')
  })
}

async function readAndCompute(
  db: Database,
  files: FileStore,
  request: ClaimedRequest,
  signal: AbortSignal,
  at: Place,
): Promise<void> {
  const { id } = request
  const size = Number(request.file_size)
  const file = {
    fileName: request.file_name,
    dialect: request.dialect,
    periodStart: request.period_start,
    periodEnd: request.period_end,
    openingJournals: request.opening_journals,
  }
  let toldAt = 0
  const { report, rows } = await readLedger(await files.read(request.file_key, 0, size), file, async read => {
    signal.throwIfAborted()
    if (performance.now() - toldAt < tellEvery) return
    toldAt = performance.now()
    const progress = Math.min(afterReading - 1, Math.floor((read / size) * afterReading))
    await noteProgress(db, request, { stage: 'reading', progress })
  })
  const prior = await readPrior(db, request.prior_request_id)
  const { balance, basis } = withOpening(trialBalanceOf(rows), request, prior?.trialBalance)
  const inFile = new Set(rows.map(({ account }) => account))
  const opened = balance.accounts.map(({ account }) => account).filter(account => !inFile.has(account))
  const mapping = mappingOf(request, balance, prior && { accounts: opened, mapping: prior.mapping })
  at.stage = 'entries'
  await noteProgress(db, request, {
    stage: 'entries',
    progress: afterReading,
    line_count: report.lines,
    ...(report.header && { header: JSON.stringify(report.header.map(name => name.slice(0, longestName))) }),
    ...(request.content === 'entries' && { entry_count: report.entries }),
  })
  if (request.content === 'entries') await keepEntries()
  at.stage = 'statements'
  await noteProgress(db, request, { stage: 'statements', progress: afterEntries })
  const checks = checkStatements(balance, mapping, prior?.trialBalance, basis)
  await db.transaction().execute(async tx => {
    await noteFinished(tx, request, {
      mapping: mapping.accounts,
      failedChecks: countFailed(checks),
    })
    await insertBalances(tx, id, rows)
    await tellCreator(tx, request, 'finished')
  })

  async function keepEntries(): Promise<void> {
    let kept = 0
    await readLines(await files.read(request.file_key, 0, size), file, linesAtOnce, async lines => {
      signal.throwIfAborted()
      kept += lines.length
      const progress = afterReading + Math.floor((kept / report.lines) * (afterEntries - afterReading))
      // In one transaction, so that a request cancelled or taken over meanwhile stores nothing.
      await db.transaction().execute(async tx => {
        await noteProgress(tx, request, { stage: 'entries', progress })
        await insertEntries(tx, id, lines)
      })
    })
  }
}
