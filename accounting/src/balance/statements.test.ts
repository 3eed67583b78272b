import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkStatements } from '../statements/checks.ts'
import { cashFlowNote, openedWith, unavailableChecks, type Basis } from '../statements/basis.ts'
import { byAccount, computeStatements, lineOf, type Statements } from '../statements/compute.ts'
import { statementIds } from '../statements/lines.ts'
import {
  balance,
  balancedTrialBalances,
  suggestedMapping,
  trialBalance,
} from '../statements/statements.test-support.ts'
import { trialBalanceOf, type AccountBalance, type TrialBalance } from '../statements/trial-balance.ts'
import { yearOf } from '../statements/year.test-support.ts'
import { cubeRows } from './rows.ts'

type Told = 'everything' | 'balances' | 'closing'
const basisOf: Record<Told, Basis> = {
  everything: { opening: 'file', movements: 'file' },
  balances: { opening: 'file', movements: 'netted' },
  closing: { opening: 'unknown', movements: 'netted' },
}

/** Reads a ledger's trial balance back from a file that contains only some of its figures. */
function throughFile({ accounts }: TrialBalance, told: Told): TrialBalance {
  const row = ({ opening, debit, credit, closing, ...names }: AccountBalance) =>
    cubeRows(
      {
        number: 2,
        ...names,
        opening: told === 'closing' ? undefined : Number(opening),
        debit: told === 'everything' ? Number(debit) : undefined,
        credit: told === 'everything' ? Number(credit) : undefined,
        closing: Number(closing),
      },
      '2025-12',
    )
  return trialBalanceOf(byAccount(accounts).flatMap(each => row(each)))
}

const statementsOf = (year: TrialBalance, basis?: Basis) =>
  computeStatements(year, {
    mapping: suggestedMapping(year, 'pcg-2025', 'account'),
    rounding: 'cent',
    ...(basis && { basis }),
  })

const exactOf = (statements: Statements, without: readonly string[] = []) =>
  statementIds.flatMap(id =>
    statements.lines[id].flatMap(line =>
      line.kind === 'heading' || without.includes(line.id) ? [] : [[line.id, line.exact] as const],
    ),
  )

/** Amounts that a number can hold exactly, as in files. */
const small = balancedTrialBalances.filter(({ accounts }) =>
  byAccount(accounts).every(({ opening, debit, credit, closing }) =>
    [opening, debit, credit, closing].every(cents => Number.isSafeInteger(Number(cents))),
  ),
)

test('a ledger and its trial balance give the same statements, to the cent', () => {
  fc.assert(
    fc.property(small, ledger => {
      const file = throughFile(ledger, 'everything')
      expect(exactOf(statementsOf(file, basisOf.everything))).toEqual(exactOf(statementsOf(ledger)))
    }),
    { numRuns: 60 },
  )
})

test('without movements, only borrowings and repayments are merged into one figure', () => {
  const ledger = yearOf('pcg-2025')
  const split = ['cash-flow/new-borrowings', 'cash-flow/repayments']
  const netted = statementsOf(throughFile(ledger, 'balances'), basisOf.balances)
  const whole = statementsOf(ledger)
  expect(exactOf(netted, split)).toEqual(exactOf(whole, split))
  const both = (statements: Statements) =>
    split.reduce((sum, id) => sum + (lineOf(statements, id)?.exact.net ?? 0n), 0n)
  expect(both(netted)).toBe(both(whole))
  expect(netted.cashFlowNote).toBe('movements-netted')
})

test('a year before without openings is named, because its column of the cash flow begins at zero', () => {
  const first: Basis = { opening: 'none', movements: 'file' }
  expect(cashFlowNote(basisOf.everything, first)).toBe('prior-opening-none')
  expect(cashFlowNote(basisOf.everything, basisOf.everything)).toBeUndefined()
  expect(cashFlowNote(first, first)).toBe('opening-none')
})

test('without openings there is no cash flow statement, and no check of it', () => {
  const year = throughFile(yearOf('pcg-2025'), 'closing')
  const statements = statementsOf(year, basisOf.closing)
  expect(statements.cashFlowNote).toBe('opening-unknown')
  expect(statements.lines['cash-flow']).toEqual([])
  expect(exactOf(statements)).toEqual(
    exactOf(statementsOf(yearOf('pcg-2025'))).filter(([id]) => !id.startsWith('cash-flow/')),
  )
  const mapping = suggestedMapping(year, 'pcg-2025')
  const checks = checkStatements(year, mapping, year, basisOf.closing)
  expect(checks.map(({ check, passed }) => [check, passed])).toEqual([
    ['all-accounts-mapped', true],
    ['ledger-balances', true],
    ['assets-equal-liabilities', true],
    ['results-agree', true],
  ])
  expect(checks[1]).toMatchObject({ opening: undefined, debit: undefined, credit: undefined, difference: 0n })
  expect(unavailableChecks(basisOf.closing).map(({ check }) => check)).toEqual([
    'cash-flow-closes',
    'opening-equals-prior-closing',
  ])
})

test('a year before without openings has no cash flow to compare with', () => {
  const year = yearOf('pcg-2025')
  const mapping = suggestedMapping(year, 'pcg-2025')
  const statements = computeStatements(year, {
    mapping,
    rounding: 'cent',
    prior: { trialBalance: throughFile(year, 'closing'), mapping, basis: basisOf.closing },
  })
  expect(lineOf(statements, 'cash-flow/change-in-cash')).toMatchObject({
    prior: undefined,
    variation: undefined,
  })
  expect(lineOf(statements, 'total-assets')?.prior?.net).toBe(
    // Two customers in one account have one balance.
    3_607_000n,
  )
})

test('openings are the closing balances of the year before, with its result in account 12', () => {
  const prior = trialBalance([
    balance('101000', { credit: 1_000n }),
    balance('512000', { debit: 1_400n }),
    balance('411000', { debit: 100n }, 'A'),
    balance('706000', { credit: 900n }),
    balance('607000', { debit: 400n }),
  ])
  const year = trialBalance([
    balance('101000', { credit: 1_000n }),
    balance('110000', { credit: 500n }),
    balance('512000', { debit: 1_700n }),
    balance('706000', { credit: 200n }),
  ])
  const { accounts } = openedWith(year, prior)
  expect(
    accounts.map(({ account, opening, debit, credit, closing }) => [
      account,
      opening,
      debit,
      credit,
      closing,
    ]),
  ).toEqual([
    ['101000', -1_000n, 0n, 0n, -1_000n],
    ['110000', 0n, 0n, 500n, -500n],
    ['120000', -500n, 500n, 0n, 0n],
    ['411000', 100n, 0n, 100n, 0n],
    ['512000', 1_400n, 300n, 0n, 1_700n],
    ['706000', 0n, 0n, 200n, -200n],
  ])
  const checks = checkStatements({ accounts }, suggestedMapping({ accounts }, 'pcg-2025'), prior, {
    opening: 'prior',
    movements: 'netted',
  })
  expect(checks.find(({ check }) => check === 'cash-flow-closes')).toMatchObject({
    passed: true,
    opening: 1_400n,
    closing: 1_700n,
  })
  expect(checks.some(({ check }) => check === 'opening-equals-prior-closing')).toBe(false)
})
