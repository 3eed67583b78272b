/** The statements of a request, as the contract returns them. They are computed from the balances on every call. */
import { hasMovements, hasOpening } from '@parvis/accounting/balance/columns'
import {
  type Basis,
  basisOfYear,
  openedWith,
  unavailableChecks,
  type UnavailableCheck,
} from '@parvis/accounting/statements/basis'
import { type Check, checkStatements } from '@parvis/accounting/statements/checks'
import {
  type Contribution,
  computeStatements,
  type ComputedLine,
  type Statements,
  type VariationThreshold,
} from '@parvis/accounting/statements/compute'
import type { Figures } from '@parvis/accounting/statements/figures'
import { statementIds } from '@parvis/accounting/statements/lines'
import type { Mapping } from '@parvis/accounting/statements/mapping'
import type { TrialBalance } from '@parvis/accounting/statements/trial-balance'
import type { Database, Tx } from '../../database/schema.ts'
import type { Answer } from '../../server/call.ts'
import { eurosOf } from './amounts.ts'
import { readTrialBalance } from './content.ts'
import { readFinished, type RequestRow } from './requests.ts'

type Result = Answer<'getStatements'>['body']
type Line = Result['statements'][number]['lines'][number]
type CheckAnswer = Result['checks'][number]

/** The data that statements are computed from. */
export interface Year {
  trialBalance: TrialBalance
  mapping: Mapping
  basis: Basis
}

/**
 * Adds opening balances to a file without them: the closing balances of the year before, where it exists.
 * @param prior trial balance of the year before
 */
export function withOpening(
  balance: TrialBalance,
  { dialect }: Pick<RequestRow, 'dialect'>,
  prior: TrialBalance | undefined,
): { balance: TrialBalance; basis: Basis } {
  const columns = dialect.balance
  if (columns === undefined) return { balance, basis: basisOfYear(balance) }
  const movements = hasMovements(columns) ? 'file' : 'netted'
  if (hasOpening(columns)) return { balance, basis: { opening: 'file', movements } }
  return prior === undefined
    ? { balance, basis: { opening: 'unknown', movements } }
    : { balance: openedWith(balance, prior), basis: { opening: 'prior', movements } }
}

/** The trial balance of the year before, where its statements still exist. */
async function readPriorBalance(db: Database | Tx, id: number | null): Promise<TrialBalance | undefined> {
  const prior = id === null ? undefined : await readFinished(db, id)
  return prior && (await readTrialBalance(db, prior.id))
}

async function readYear(db: Database | Tx, request: RequestRow): Promise<Year> {
  const kept = await readTrialBalance(db, request.id)
  const prior =
    request.content === 'balances' ? await readPriorBalance(db, request.prior_request_id) : undefined
  const { balance, basis } = withOpening(kept, request, prior)
  return {
    trialBalance: balance,
    mapping: { chart: request.chart, sideLevel: request.side_level, accounts: request.mapping ?? {} },
    basis,
  }
}

/** The year before, where its statements still exist. */
export async function readPrior(db: Database | Tx, id: number | null): Promise<Year | undefined> {
  const prior = id === null ? undefined : await readFinished(db, id)
  return prior && (await readYear(db, prior))
}

/** Reads the data of a finished request, and computes its statements. */
export async function readStatements(
  db: Database | Tx,
  request: RequestRow,
  threshold: VariationThreshold = {},
): Promise<{
  statements: Statements
  checks: Check[]
  unavailable: readonly UnavailableCheck[]
  trialBalance: TrialBalance
  basis: Basis
}> {
  const { trialBalance, mapping, basis } = await readYear(db, request)
  const prior = await readPrior(db, request.prior_request_id)
  const { rounding } = request
  const statements = computeStatements(trialBalance, {
    mapping,
    basis,
    rounding,
    threshold,
    ...(prior && { prior }),
  })
  return {
    statements,
    checks: checkStatements(trialBalance, mapping, prior?.trialBalance, basis),
    unavailable: unavailableChecks(basis),
    trialBalance,
    basis,
  }
}

export const countFailed = (checks: readonly Check[]): number => checks.filter(({ passed }) => !passed).length

export const figuresAnswer = ({ gross, depreciation, net }: Figures) => ({
  gross: eurosOf(gross),
  depreciation: eurosOf(depreciation),
  net: eurosOf(net),
})

function lineAnswer(line: Statements['lines'][(typeof statementIds)[number]][number]): Line {
  const { id, kind, label } = line
  if (kind === 'heading')
    return {
      id,
      kind,
      label,
      figures: null,
      prior: null,
      variation: null,
      variationRatio: null,
      isSignificant: false,
    }
  const { figures, prior, variation }: ComputedLine = line
  return {
    id,
    kind,
    label,
    figures: figuresAnswer(figures),
    prior: prior ? figuresAnswer(prior) : null,
    variation: variation ? eurosOf(variation.amount) : null,
    variationRatio: variation?.ratio ?? null,
    isSignificant: variation?.isSignificant ?? false,
  }
}

/** The meaning of an amount in a check. */
export type CheckFigure = CheckAnswer['figures'][number]['name']

/** A figure, if the file has it. */
const known = (name: CheckFigure, amount: bigint | undefined): [CheckFigure, bigint][] =>
  amount === undefined ? [] : [[name, amount]]

/** The amounts that a check reports, by their names in the contract. */
export function figuresOfCheck(check: Check): [CheckFigure, bigint][] {
  switch (check.check) {
    case 'all-accounts-mapped':
      return [['missing', check.missing]]
    case 'ledger-balances':
      return [
        ...known('opening', check.opening),
        ...known('debit', check.debit),
        ...known('credit', check.credit),
        ['difference', check.difference],
      ]
    case 'assets-equal-liabilities':
      return [
        ['assets', check.assets],
        ['liabilities', check.liabilities],
        ['difference', check.difference],
      ]
    case 'results-agree':
      return [
        ['balance-sheet', check.balanceSheet],
        ['income-statement', check.incomeStatement],
        ['difference', check.difference],
        ['unappropriated', check.unappropriated],
      ]
    case 'cash-flow-closes':
      return [
        ['opening', check.opening],
        ['change', check.change],
        ['closing', check.closing],
        ['difference', check.difference],
      ]
    case 'opening-equals-prior-closing':
      return []
  }
}

function accountsOfCheck(check: Check): CheckAnswer['accounts'] {
  if (check.check === 'all-accounts-mapped')
    return check.accounts.map(({ account, accountLabel, closing }) => ({
      account,
      label: accountLabel,
      amount: eurosOf(closing),
      expected: null,
    }))
  if (check.check !== 'opening-equals-prior-closing') return []
  return check.accounts.map(({ account, accountLabel, opening, priorClosing }) => ({
    account,
    label: accountLabel,
    amount: eurosOf(opening),
    expected: eurosOf(priorClosing),
  }))
}

export function resultAnswer({
  statements,
  checks,
  unavailable,
}: Pick<Awaited<ReturnType<typeof readStatements>>, 'statements' | 'checks' | 'unavailable'>): Result {
  return {
    statements: statementIds.map(id => ({
      id,
      note: id === 'cash-flow' ? (statements.cashFlowNote ?? null) : null,
      lines: statements.lines[id].map(line => lineAnswer(line)),
    })),
    checks: checks.map(check => ({
      check: check.check,
      passed: check.passed,
      figures: figuresOfCheck(check).map(([name, amount]) => ({ name, amount: eurosOf(amount) })),
      accounts: accountsOfCheck(check),
    })),
    unavailable: unavailable.map(each => ({ ...each })),
  }
}

export const contributionAnswer = ({ gross, depreciation, net, ...account }: Contribution) => ({
  ...account,
  ...figuresAnswer({ gross, depreciation, net }),
})
