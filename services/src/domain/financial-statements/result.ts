/** The statements of a request, as the contract answers them. They are computed from the balances whenever they are asked for. */
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

/** What statements are computed from. */
interface Year {
  trialBalance: TrialBalance
  mapping: Mapping
}

async function readYear(db: Database | Tx, request: RequestRow): Promise<Year> {
  return {
    trialBalance: await readTrialBalance(db, request.id),
    mapping: { chart: request.chart, sideLevel: request.side_level, accounts: request.mapping ?? {} },
  }
}

/** The year before, where its statements still exist. */
export async function readPrior(db: Database | Tx, id: number | null): Promise<Year | undefined> {
  const prior = id === null ? undefined : await readFinished(db, id)
  return prior && (await readYear(db, prior))
}

/** Reads what the statements of a finished request are computed from, and computes them. */
export async function readStatements(
  db: Database | Tx,
  request: RequestRow,
  threshold: VariationThreshold = {},
): Promise<{ statements: Statements; checks: Check[]; trialBalance: TrialBalance }> {
  const { trialBalance, mapping } = await readYear(db, request)
  const prior = await readPrior(db, request.prior_request_id)
  const { rounding } = request
  const statements = computeStatements(trialBalance, {
    mapping,
    rounding,
    threshold,
    ...(prior && { prior }),
  })
  return { statements, checks: checkStatements(trialBalance, mapping, prior?.trialBalance), trialBalance }
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

/** What an amount of a check is. */
export type CheckFigure = CheckAnswer['figures'][number]['name']

/** Which amounts of a check are told, by the names that the contract gives them. */
export function figuresOfCheck(check: Check): [CheckFigure, bigint][] {
  switch (check.check) {
    case 'all-accounts-mapped':
      return [['missing', check.missing]]
    case 'ledger-balances':
      return [
        ['opening', check.opening],
        ['debit', check.debit],
        ['credit', check.credit],
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
}: Pick<Awaited<ReturnType<typeof readStatements>>, 'statements' | 'checks'>): Result {
  return {
    statements: statementIds.map(id => ({ id, lines: statements.lines[id].map(line => lineAnswer(line)) })),
    checks: checks.map(check => ({
      check: check.check,
      passed: check.passed,
      figures: figuresOfCheck(check).map(([name, amount]) => ({ name, amount: eurosOf(amount) })),
      accounts: accountsOfCheck(check),
    })),
  }
}

export const contributionAnswer = ({ gross, depreciation, net, ...account }: Contribution) => ({
  ...account,
  ...figuresAnswer({ gross, depreciation, net }),
})
