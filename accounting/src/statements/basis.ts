/** What is known of a year besides its closing balances, and the consequences where something is missing. */
import { holdsResult, type AccountBalance, type TrialBalance } from './trial-balance.ts'

/**
 * `opening`: from the file, from the closing balances of the year before, or unknown; `none` if entries carry nothing
 * forward, as in a first year. `movements`: as booked, or only
 * net, as the difference of both balances.
 */
export interface Basis {
  opening: 'file' | 'none' | 'prior' | 'unknown'
  movements: 'file' | 'netted'
}

/** Entries provide everything. */
export const basisOfEntries: Basis = { opening: 'file', movements: 'file' }

/** What is known of a year from its entries. Nothing tells a first year from a file without its opening entries. */
export function basisOfYear({ accounts }: TrialBalance): Basis {
  return accounts.some(({ opening }) => opening !== 0n)
    ? basisOfEntries
    : { ...basisOfEntries, opening: 'none' }
}

/** A check that cannot be made. */
export interface UnavailableCheck {
  check: 'cash-flow-closes' | 'opening-equals-prior-closing'
  /** `opening-from-prior`: the opening was taken from the year before, so it necessarily agrees. */
  reason: 'opening-unknown' | 'opening-from-prior'
}

export function unavailableChecks({ opening }: Basis): readonly UnavailableCheck[] {
  if (opening === 'file' || opening === 'none') return []
  if (opening === 'prior') return [{ check: 'opening-equals-prior-closing', reason: 'opening-from-prior' }]
  return [
    { check: 'cash-flow-closes', reason: 'opening-unknown' },
    { check: 'opening-equals-prior-closing', reason: 'opening-unknown' },
  ]
}

/**
 * A note on the cash flow statement: there is none, it begins at zero, or borrowings are shown net of repayments, maybe
 * only in the year before.
 */
export type CashFlowNote =
  | 'opening-unknown'
  | 'opening-none'
  | 'movements-netted'
  | 'prior-opening-none'
  | 'prior-movements-netted'

export function cashFlowNote({ opening, movements }: Basis, prior?: Basis): CashFlowNote | undefined {
  if (opening === 'unknown') return 'opening-unknown'
  if (opening === 'none') return 'opening-none'
  if (movements === 'netted') return 'movements-netted'
  if (prior?.opening === 'none') return 'prior-opening-none'
  const isCompared = prior !== undefined && prior.opening !== 'unknown'
  return isCompared && prior.movements === 'netted' ? 'prior-movements-netted' : undefined
}

const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

const isResult = (account: string) => /^[67]/.test(account)

/** The account in which a year's result opens the next one, if neither year has one. */
const resultAccount = '120000'

/**
 * Opens a balance without openings with the closing balances of the year before, taking charges and income as its
 * result. The closing balances stay, and movements become the difference.
 */
export function openedWith(balance: TrialBalance, prior: TrialBalance): TrialBalance {
  const keyOf = (account: string, auxiliary: string) => `${account}\n${auxiliary}`
  const accounts = new Map<string, AccountBalance>()
  for (const each of balance.accounts)
    accounts.set(keyOf(each.account, each.auxiliary), { ...each, opening: 0n })
  const undivided = new Set(
    balance.accounts.filter(({ auxiliary }) => auxiliary === '').map(({ account }) => account),
  )
  const divided = new Set(
    balance.accounts.filter(({ auxiliary }) => auxiliary !== '').map(({ account }) => account),
  )
  const open = (from: Omit<AccountBalance, 'opening' | 'debit' | 'credit' | 'closing'>, cents: bigint) => {
    // An account that the file does not split into auxiliary accounts opens as a whole.
    const isWhole = undivided.has(from.account) && !divided.has(from.account)
    const names = isWhole ? { ...from, auxiliary: '', auxiliaryLabel: '' } : from
    const key = keyOf(names.account, names.auxiliary)
    const known = accounts.get(key)
    if (known) known.opening += cents
    else if (cents !== 0n) accounts.set(key, { ...names, opening: cents, debit: 0n, credit: 0n, closing: 0n })
  }
  let result = 0n
  for (const { account, accountLabel, auxiliary, auxiliaryLabel, closing } of prior.accounts)
    if (isResult(account)) result += closing
    else open({ account, accountLabel, auxiliary, auxiliaryLabel }, closing)
  const [known] = [...balance.accounts, ...prior.accounts].filter(({ account }) => holdsResult(account))
  const names = { account: known?.account ?? resultAccount, accountLabel: known?.accountLabel ?? '' }
  open({ ...names, auxiliary: '', auxiliaryLabel: '' }, result)
  return {
    accounts: [...accounts.values()]
      .map(each => {
        const change = each.closing - each.opening
        return { ...each, debit: change > 0n ? change : 0n, credit: change < 0n ? -change : 0n }
      })
      .toSorted((one, other) => byText(one.account, other.account) || byText(one.auxiliary, other.auxiliary)),
  }
}
