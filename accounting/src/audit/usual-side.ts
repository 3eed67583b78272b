/**
 * Accounts whose balance is on an unexpected side: a supplier who owes, a customer who is owed, a negative asset, a
 * negative till. Advances and credit notes explain many of them, so a person has to review them.
 */
import type { TrialBalance } from '../statements/trial-balance.ts'
import { type AuditAccount, type AuditFinding, listedAccounts, notApplicable } from './finding.ts'

type Side = 'debit' | 'credit'

/**
 * The expected side by prefix of the number (PCG, art. 932-1); the longest matching prefix decides. `either`: both are
 * usual, as for taxes, associates, banks with an overdraft, or stock variations.
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
  // Repayments of personnel costs since 2025; before, a tax credit for employment.
  ['649', 'credit'],
  ['695', 'either'],
  ['698', 'either'],
  ['6989', 'credit'],
  ['699', 'credit'],
  ['7', 'credit'],
  ['709', 'debit'],
  ['713', 'either'],
]

const sideBy = new Map<string, Side | 'either'>(sides)

/** The expected side of an account's balance; undefined if both are usual. */
export function usualSide(account: string): Side | undefined {
  for (let length = account.length; length > 0; length--) {
    const side = sideBy.get(account.slice(0, length))
    if (side) return side === 'either' ? undefined : side
  }
  return undefined
}

/** Accounts and auxiliary accounts on an unexpected side. */
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
