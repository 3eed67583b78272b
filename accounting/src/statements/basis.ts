/** What is known of a year beside its closing balances, and what follows where it is less than all. */
import type { AccountBalance, TrialBalance } from './trial-balance.ts'

/**
 * `opening`: from the file, from what the year before closed with, or from nowhere. `movements`: as they were booked, or only
 * what is left of them, the difference of both balances.
 */
export interface Basis {
  opening: 'file' | 'prior' | 'unknown'
  movements: 'file' | 'netted'
}

/** Entries tell everything. */
export const basisOfEntries: Basis = { opening: 'file', movements: 'file' }

/** A check that cannot be made. */
export interface UnavailableCheck {
  check: 'cash-flow-closes' | 'opening-equals-prior-closing'
  /** `opening-from-prior`: it was taken from the year before, and agrees with it for that reason alone. */
  reason: 'opening-unknown' | 'opening-from-prior'
}

export function unavailableChecks({ opening }: Basis): readonly UnavailableCheck[] {
  if (opening === 'file') return []
  if (opening === 'prior') return [{ check: 'opening-equals-prior-closing', reason: 'opening-from-prior' }]
  return [
    { check: 'cash-flow-closes', reason: 'opening-unknown' },
    { check: 'opening-equals-prior-closing', reason: 'opening-unknown' },
  ]
}

/** What has to be said of the cash flow statement: that there is none, or that borrowings are shown net of repayments. */
export type CashFlowNote = 'opening-unknown' | 'movements-netted'

export function cashFlowNote({ opening, movements }: Basis): CashFlowNote | undefined {
  if (opening === 'unknown') return 'opening-unknown'
  return movements === 'netted' ? 'movements-netted' : undefined
}

const isResult = (account: string) => /^[67]/.test(account)

/** Where the result of a year opens in the next one, if neither year has an account for it. */
const resultAccount = '120000'

/**
 * A balance that knows no openings, opened with what the year before closed with: charges and income as its result. The
 * closing balances stay, and movements are what lies between.
 */
export function openedWith(balance: TrialBalance, prior: TrialBalance): TrialBalance {
  const accounts = new Map<string, AccountBalance>()
  for (const each of balance.accounts) accounts.set(each.account, { ...each, opening: 0n })
  const open = (account: string, accountLabel: string, cents: bigint) => {
    const known = accounts.get(account)
    if (known) known.opening += cents
    else if (cents !== 0n)
      accounts.set(account, {
        account,
        accountLabel,
        auxiliary: '',
        auxiliaryLabel: '',
        opening: cents,
        debit: 0n,
        credit: 0n,
        closing: 0n,
      })
  }
  let result = 0n
  for (const { account, accountLabel, closing } of prior.accounts)
    if (isResult(account)) result += closing
    else open(account, accountLabel, closing)
  const [known] = [...balance.accounts, ...prior.accounts].filter(({ account }) => account.startsWith('12'))
  open(known?.account ?? resultAccount, known?.accountLabel ?? '', result)
  return {
    accounts: [...accounts.values()]
      .map(each => {
        const change = each.closing - each.opening
        return { ...each, debit: change > 0n ? change : 0n, credit: change < 0n ? -change : 0n }
      })
      .toSorted((one, other) => (one.account < other.account ? -1 : 1)),
  }
}
