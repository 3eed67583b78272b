/**
 * Checks what has to agree in and between the statements, with the figures involved. All amounts are exact, in cents.
 */
import { type Basis, basisOfEntries, unavailableChecks } from './basis.ts'
import { byAccount, mapAccounts } from './compute.ts'
import { Evaluation } from './figures.ts'
import type { Mapping } from './mapping.ts'
import { holdsResult, type AccountBalance, type TrialBalance } from './trial-balance.ts'

/** The ledger: balances carried forward add up to zero, and movements have equal debits and credits. */
export interface LedgerCheck {
  check: 'ledger-balances'
  passed: boolean
  /** Sum of the balances carried forward, positive on the debit side; undefined if they are unknown. */
  opening: bigint | undefined
  /** Undefined if only balances are known: the file has no debits and credits of the year. */
  debit: bigint | undefined
  credit: bigint | undefined
  difference: bigint
}

export interface BalanceCheck {
  check: 'assets-equal-liabilities'
  passed: boolean
  assets: bigint
  liabilities: bigint
  difference: bigint
}

/**
 * The result in the balance sheet (assets less all other equity and liabilities) against that in the income statement.
 * They differ by what account 12 still contains: a result of the year before that was not appropriated.
 */
export interface ResultCheck {
  check: 'results-agree'
  passed: boolean
  balanceSheet: bigint
  incomeStatement: bigint
  difference: bigint
  /** The part of the difference that is in account 12. */
  unappropriated: bigint
}

export interface OpeningDifference {
  account: string
  accountLabel: string
  opening: bigint
  priorClosing: bigint
}

/** Balances do not change between two years (C. com., art. L123-19: the opening balance sheet is the closing one). */
export interface OpeningCheck {
  check: 'opening-equals-prior-closing'
  passed: boolean
  /** Accounts that differ, sorted by number. */
  accounts: readonly OpeningDifference[]
}

export interface CashFlowCheck {
  check: 'cash-flow-closes'
  passed: boolean
  opening: bigint
  change: bigint
  closing: bigint
  /** opening + change - closing. */
  difference: bigint
}

/** Every account has a line. */
export interface CompletenessCheck {
  check: 'all-accounts-mapped'
  passed: boolean
  accounts: readonly { account: string; accountLabel: string; closing: bigint }[]
  /** What the statements lack: the sum of the closing balances, positive on the debit side. */
  missing: bigint
}

export type Check =
  | CompletenessCheck
  | LedgerCheck
  | BalanceCheck
  | ResultCheck
  | OpeningCheck
  | CashFlowCheck

/** The account in which the law has a year's result opened in the next one. */
const resultAccount = '12'

const isIncomeOrCharge = (account: string) => account.startsWith('6') || account.startsWith('7')

function checkLedger(balances: readonly AccountBalance[], basis: Basis): LedgerCheck {
  let opening = 0n
  let debit = 0n
  let credit = 0n
  for (const balance of balances) {
    opening += balance.opening
    debit += balance.debit
    credit += balance.credit
  }
  return {
    check: 'ledger-balances',
    passed: opening === 0n && debit === credit,
    opening: basis.opening === 'unknown' ? undefined : opening,
    debit: basis.movements === 'netted' ? undefined : debit,
    credit: basis.movements === 'netted' ? undefined : credit,
    difference: opening + debit - credit,
  }
}

/**
 * Accounts whose opening differs from the closing of the year before. The result accounts count as one: with its number
 * if it is the only one, otherwise as 12 without a label.
 */
function openingDifferences(
  balances: readonly AccountBalance[],
  priorBalances: readonly AccountBalance[],
): OpeningDifference[] {
  const accounts = new Map<string, OpeningDifference>()
  const at = (account: string, accountLabel: string) => {
    const known = accounts.get(account)
    if (known) return known
    const added = { account, accountLabel, opening: 0n, priorClosing: 0n }
    accounts.set(account, added)
    return added
  }
  const results = new Map(
    [...priorBalances, ...balances]
      .filter(({ account }) => holdsResult(account))
      .map(({ account, accountLabel }) => [account, accountLabel]),
  )
  const [only] = results
  const [result, resultLabel] = results.size === 1 && only ? only : [resultAccount, '']
  const reopened = (account: string, accountLabel: string) =>
    holdsResult(account) ? at(result, resultLabel) : at(account, accountLabel)
  for (const { account, accountLabel, opening } of balances)
    reopened(account, accountLabel).opening += opening
  for (const { account, accountLabel, closing } of priorBalances) {
    // Charges and income are not carried forward: their sum opens as the result.
    const target = isIncomeOrCharge(account) ? at(result, resultLabel) : reopened(account, accountLabel)
    target.priorClosing += closing
  }
  return [...accounts.values()]
    .filter(({ opening, priorClosing }) => opening !== priorClosing)
    .toSorted((a, b) => (a.account < b.account ? -1 : 1))
}

/**
 * Runs all checks that can be made.
 * @param prior trial balance of the year before; without it, openings are not checked
 * @param basis what is known besides the closing balances; `unavailableChecks` lists the checks left out for it
 */
export function checkStatements(
  trialBalance: TrialBalance,
  mapping: Mapping,
  prior?: TrialBalance,
  basis: Basis = basisOfEntries,
): Check[] {
  const { leaves, unmapped } = mapAccounts(trialBalance, mapping)
  const exact = new Evaluation(mapping.chart, leaves)
  const net = (id: string) => exact.figures(id).net

  const assets = net('total-assets')
  const liabilities = net('total-liabilities')
  const incomeStatement = net('net-result')
  const balanceSheet = assets - (liabilities - net('result-for-the-year'))
  const opening = net('cash-flow/opening-cash')
  const change = net('cash-flow/change-in-cash')
  const closing = net('cash-flow/closing-cash')
  const checks: Check[] = [
    {
      check: 'all-accounts-mapped',
      passed: unmapped.length === 0,
      accounts: unmapped,
      missing: unmapped.reduce((sum, account) => sum + account.closing, 0n),
    },
    checkLedger(trialBalance.accounts, basis),
    {
      check: 'assets-equal-liabilities',
      passed: assets === liabilities,
      assets,
      liabilities,
      difference: assets - liabilities,
    },
    {
      check: 'results-agree',
      passed: balanceSheet === incomeStatement,
      balanceSheet,
      incomeStatement,
      difference: balanceSheet - incomeStatement,
      unappropriated: net('unappropriated-result'),
    },
    {
      check: 'cash-flow-closes',
      passed: opening + change === closing,
      opening,
      change,
      closing,
      difference: opening + change - closing,
    },
  ]
  if (prior) {
    const accounts = openingDifferences(byAccount(trialBalance.accounts), byAccount(prior.accounts))
    checks.push({ check: 'opening-equals-prior-closing', passed: accounts.length === 0, accounts })
  }
  const unavailable = new Set<Check['check']>(unavailableChecks(basis).map(({ check }) => check))
  return checks.filter(({ check }) => !unavailable.has(check))
}
