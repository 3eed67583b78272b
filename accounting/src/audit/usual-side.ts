/**
 * Accounts whose balance stands on the side where it is not expected: a supplier who owes, a customer who is owed, an asset
 * below nothing, a negative till. Advances and credit notes explain many of them, so that somebody has to look.
 */
import type { TrialBalance } from '../statements/trial-balance.ts'
import { type AuditAccount, type AuditFinding, listedAccounts, notApplicable } from './finding.ts'

type Side = 'debit' | 'credit'

/**
 * The side by the beginning of the number (PCG, art. 932-1); the longest one that fits decides. `either`: both are usual, as of
 * taxes, associates, banks with an overdraft or variations of stocks.
 */
const sides: readonly (readonly [beginning: string, side: Side | 'either'])[] = [
  ['101', 'credit'],
  ['1061', 'credit'],
  ['16', 'credit'],
  ['169', 'debit'],
  ['2', 'debit'],
  ['229', 'credit'],
  ['269', 'credit'],
  ['279', 'credit'],
  ['28', 'credit'],
  ['29', 'credit'],
  ['3', 'debit'],
  ['39', 'credit'],
  ['401', 'credit'],
  ['403', 'credit'],
  ['404', 'credit'],
  ['405', 'credit'],
  ['408', 'credit'],
  ['409', 'debit'],
  ['411', 'debit'],
  ['413', 'debit'],
  ['416', 'debit'],
  ['418', 'debit'],
  ['419', 'credit'],
  ['421', 'credit'],
  ['431', 'credit'],
  ['44562', 'debit'],
  ['44566', 'debit'],
  ['4457', 'credit'],
  ['486', 'debit'],
  ['487', 'credit'],
  ['49', 'credit'],
  ['53', 'debit'],
  ['59', 'credit'],
  ['6', 'debit'],
  ['603', 'either'],
  ['609', 'credit'],
  ['619', 'credit'],
  ['629', 'credit'],
  ['695', 'either'],
  ['699', 'credit'],
  ['7', 'credit'],
  ['709', 'debit'],
  ['713', 'either'],
]

const sideBy = new Map<string, Side | 'either'>(sides)

/** The side on which the balance of an account is expected; undefined where both are usual. */
export function usualSide(account: string): Side | undefined {
  for (let length = account.length; length > 0; length--) {
    const side = sideBy.get(account.slice(0, length))
    if (side) return side === 'either' ? undefined : side
  }
  return undefined
}

/** Accounts, or auxiliary accounts, on the side where they are not expected. */
export function unusualSides({ accounts }: TrialBalance): AuditFinding {
  if (accounts.length === 0) return notApplicable('unusual-side')
  const found = accounts.flatMap(({ account, accountLabel, auxiliary, auxiliaryLabel, closing }) => {
    const side = usualSide(account)
    if (side === undefined || (side === 'debit' ? closing >= 0n : closing <= 0n)) return []
    const label = auxiliary === '' ? accountLabel : auxiliaryLabel || auxiliary
    return [{ account, accountLabel: label, auxiliary, amount: closing } satisfies AuditAccount]
  })
  return {
    check: 'unusual-side',
    result: found.length === 0 ? 'passed' : 'attention',
    count: found.length,
    figures: [],
    lines: [],
    accounts: found.slice(0, listedAccounts),
  }
}
