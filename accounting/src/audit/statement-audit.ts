/** The checks that compare whole statements, with each other and with those of the year before. */
import type { Check } from '../statements/checks.ts'
import { type AuditFinding, listedAccounts, notApplicable } from './finding.ts'

/** The checks on statements that an auditor signs off. */
export function statementFindings(checks: readonly Check[]): AuditFinding[] {
  return [agreement(checks), priorYear(checks)]
}

/** Assets equal liabilities, and the balance sheet shows the result of the income statement. */
function agreement(checks: readonly Check[]): AuditFinding {
  const balance = checks.find(check => check.check === 'assets-equal-liabilities')
  const results = checks.find(check => check.check === 'results-agree')
  if (!balance || !results) return notApplicable('statements-agree')
  return {
    check: 'statements-agree',
    result: balance.passed && results.passed ? 'passed' : 'failed',
    count: [balance, results].filter(({ passed }) => !passed).length,
    figures: [
      { name: 'assets', unit: 'cent', value: balance.assets },
      { name: 'liabilities', unit: 'cent', value: balance.liabilities },
      { name: 'balance-sheet-result', unit: 'cent', value: results.balanceSheet },
      { name: 'income-statement-result', unit: 'cent', value: results.incomeStatement },
    ],
    lines: [],
    accounts: [],
  }
}

/** The balances carried forward are the closing balances of the year before. */
function priorYear(checks: readonly Check[]): AuditFinding {
  const opening = checks.find(check => check.check === 'opening-equals-prior-closing')
  if (!opening) return notApplicable('prior-year')
  return {
    check: 'prior-year',
    result: opening.passed ? 'passed' : 'failed',
    count: opening.accounts.length,
    figures: [],
    lines: [],
    accounts: opening.accounts.slice(0, listedAccounts).map(found => ({
      account: found.account,
      accountLabel: found.accountLabel,
      amount: found.opening,
      expected: found.priorClosing,
    })),
  }
}
