import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkStatements, type Check } from './checks.ts'
import { computeStatements, lineOf } from './compute.ts'
import { charts } from './line.ts'
import { balance, balancedTrialBalances, suggestedMapping, trialBalance } from './statements.test-support.ts'
import type { AccountBalance, TrialBalance } from './trial-balance.ts'
import { yearOf } from './year.test-support.ts'

const checksOf = (ledger: TrialBalance, prior?: TrialBalance) =>
  checkStatements(ledger, suggestedMapping(ledger, 'pcg-2025'), prior)

function check<Name extends Check['check']>(checks: readonly Check[], name: Name) {
  return checks.find((each): each is Extract<Check, { check: Name }> => each.check === name)
}

const failed = (checks: readonly Check[]) => checks.filter(({ passed }) => !passed).map(each => each.check)

/** The year after: every balance is carried forward, charges and income as the result. */
function carriedForward({ accounts }: TrialBalance): TrialBalance {
  const isResult = (account: string) => /^[67]/.test(account)
  const result = accounts
    .filter(({ account }) => isResult(account))
    .reduce((sum, { closing }) => sum + closing, 0n)
  return trialBalance([
    ...accounts
      .filter(({ account }) => !isResult(account))
      .map(({ account, auxiliary, closing }) => balance(account, { opening: closing }, auxiliary)),
    balance('129000', { opening: result }),
  ])
}

test('a valid year passes every check', () => {
  const ledger = yearOf('pcg-2025')
  expect(failed(checksOf(ledger))).toEqual([])
  expect(check(checksOf(ledger), 'cash-flow-closes')).toEqual({
    check: 'cash-flow-closes',
    passed: true,
    opening: 1_200_000n,
    change: 927_000n,
    closing: 2_127_000n,
    difference: 0n,
  })
  expect(check(checksOf(ledger), 'opening-equals-prior-closing')).toBeUndefined()
})

test('any balanced ledger passes the checks of its statements, except for a result that was not appropriated', () => {
  fc.assert(
    fc.property(balancedTrialBalances, fc.constantFrom(...charts), (ledger, chart) => {
      const checks = checkStatements(ledger, suggestedMapping(ledger, chart))
      expect(failed(checks).filter(name => name !== 'results-agree')).toEqual([])
      const results = check(checks, 'results-agree')
      expect(results?.difference).toBe(results?.unappropriated)
    }),
  )
})

test('a ledger that is off by one cent is reported with both sums', () => {
  const ledger = trialBalance([...yearOf('pcg-2025').accounts, balance('606000', { debit: 1n })])
  const checks = checksOf(ledger)
  expect(failed(checks)).toEqual([
    'ledger-balances',
    'assets-equal-liabilities',
    'results-agree',
    'cash-flow-closes',
  ])
  const { debit = 0n, credit = 0n, difference } = check(checks, 'ledger-balances') ?? {}
  expect([debit - credit, difference]).toEqual([1n, 1n])
  expect(check(checks, 'assets-equal-liabilities')).toMatchObject({
    assets: 3_652_000n,
    liabilities: 3_651_999n,
    difference: 1n,
  })
})

test('openings that do not balance are reported even if all movements do', () => {
  const checks = checksOf(trialBalance([...yearOf('pcg-2025').accounts, balance('512000', { opening: 7n })]))
  expect(check(checks, 'ledger-balances')).toMatchObject({ passed: false, opening: 7n, difference: 7n })
})

test('interim dividends are open at closing, and no part of the result', () => {
  const ledger = trialBalance([
    balance('101000', { credit: 100_000n }),
    balance('120900', { debit: 20_000n }),
    balance('512000', { debit: 110_000n }),
    balance('706000', { credit: 30_000n }),
  ])
  const statements = computeStatements(ledger, {
    mapping: suggestedMapping(ledger, 'pcg-2025'),
    rounding: 'cent',
  })
  const net = (id: string) => lineOf(statements, id)?.figures.net
  expect(net('result-for-the-year')).toBe(30_000n)
  expect(net('interim-dividends')).toBe(-20_000n)
  expect(net('total-equity')).toBe(110_000n)
  expect(net('cash-flow/dividends')).toBe(-20_000n)
  expect(failed(checksOf(ledger))).toEqual([])
})

test('an unappropriated result of the year before makes the two results differ', () => {
  const ledger = trialBalance([
    balance('120000', { opening: -4_000n }),
    balance('512000', { opening: 4_000n, debit: 900n }),
    balance('706000', { credit: 900n }),
  ])
  expect(check(checksOf(ledger), 'results-agree')).toEqual({
    check: 'results-agree',
    passed: false,
    balanceSheet: 4_900n,
    incomeStatement: 900n,
    difference: 4_000n,
    unappropriated: 4_000n,
  })
})

test('an unmapped account is reported, with what the statements lack', () => {
  const ledger = trialBalance([balance('361000', { debit: 500n }), balance('512000', { credit: 500n })])
  const checks = checksOf(ledger)
  expect(check(checks, 'all-accounts-mapped')).toMatchObject({
    passed: false,
    accounts: [{ account: '361000', closing: 500n }],
    missing: 500n,
  })
  expect(check(checks, 'assets-equal-liabilities')).toMatchObject({ passed: false, difference: -500n })
})

test('a year opens with the balances of the year before, including the result', () => {
  const prior = yearOf('pcg-2025')
  const checks = checksOf(carriedForward(prior), prior)
  expect(check(checks, 'opening-equals-prior-closing')).toEqual({
    check: 'opening-equals-prior-closing',
    passed: true,
    accounts: [],
  })
  fc.assert(
    fc.property(balancedTrialBalances, ledger => {
      const next = checksOf(carriedForward(ledger), ledger)
      expect(check(next, 'opening-equals-prior-closing')?.accounts).toEqual([])
    }),
  )
})

test('accounts that do not open as they closed are listed with both balances', () => {
  const prior = yearOf('pcg-2025')
  const ledger = trialBalance([
    ...carriedForward(prior).accounts,
    balance('411000', { opening: 100n }, 'C'),
    balance('129000', { opening: -100n }),
    balance('606000', { opening: 9n }),
    balance('999000', { opening: -9n }),
  ])
  expect(check(checksOf(ledger, prior), 'opening-equals-prior-closing')?.accounts).toMatchObject([
    { account: '12', opening: -507_100n, priorClosing: -507_000n },
    { account: '411000', accountLabel: 'Compte 411000', opening: 370_100n, priorClosing: 370_000n },
    { account: '606000', opening: 9n, priorClosing: 0n },
    { account: '999000', opening: -9n, priorClosing: 0n },
  ])
})

test('interim dividends open as they closed, apart from the result', () => {
  const prior = trialBalance([
    balance('101000', { credit: 100_000n }),
    balance('120000', { opening: -4_000n, debit: 4_000n }),
    balance('120900', { debit: 20_000n }),
    balance('512000', { debit: 110_000n }),
    balance('706000', { credit: 30_000n }),
  ])
  const carried = [balance('101000', { opening: -100_000n }), balance('512000', { opening: 110_000n })]
  const differences = (...opened: AccountBalance[]) =>
    check(checksOf(trialBalance([...carried, ...opened]), prior), 'opening-equals-prior-closing')?.accounts
  expect(
    differences(balance('120000', { opening: -30_000n }), balance('120900', { opening: 20_000n })),
  ).toEqual([])
  expect(differences(balance('120000', { opening: -10_000n }))).toMatchObject([
    { account: '120000', accountLabel: 'Compte 120000', opening: -10_000n, priorClosing: -30_000n },
    { account: '120900', accountLabel: 'Compte 120900', opening: 0n, priorClosing: 20_000n },
  ])
})

test('the result that does not open as it closed has the number of its account, if there is only one', () => {
  const prior = trialBalance([balance('706000', { credit: 900n }), balance('512000', { debit: 900n })])
  const ledger = trialBalance([
    balance('120000', { opening: -800n }),
    balance('512000', { opening: 900n }),
    balance('101000', { opening: -100n }),
  ])
  expect(check(checksOf(ledger, prior), 'opening-equals-prior-closing')?.accounts).toEqual([
    { account: '101000', accountLabel: 'Compte 101000', opening: -100n, priorClosing: 0n },
    { account: '120000', accountLabel: 'Compte 120000', opening: -800n, priorClosing: -900n },
  ])
})
