/** Trial balances and mappings for tests. */
import * as fc from 'fast-check'
import type { Assignment, Slot } from './account-lines.ts'
import type { Chart } from './line.ts'
import { isAssetLeafId, leafIds } from './lines.ts'
import { mappingFrom, suggestMapping, type Mapping, type SideLevel } from './mapping.ts'
import type { AccountBalance, TrialBalance } from './trial-balance.ts'

/** A test account: balances in cents, positive on the debit side. */
export function balance(
  account: string,
  amounts: { opening?: bigint; debit?: bigint; credit?: bigint },
  auxiliary = '',
): AccountBalance {
  const { opening = 0n, debit = 0n, credit = 0n } = amounts
  return {
    account,
    accountLabel: `Compte ${account}`,
    auxiliary,
    auxiliaryLabel: '',
    opening,
    debit,
    credit,
    closing: opening + debit - credit,
  }
}

/** The chart's suggestions for the accounts of a trial balance. */
export function suggestedMapping(
  { accounts }: TrialBalance,
  chart: Chart,
  sideLevel: SideLevel = 'auxiliary',
): Mapping {
  const numbers = [...new Set(accounts.map(({ account }) => account))]
  const suggested = suggestMapping(
    numbers.map(account => ({ account, label: '' })),
    chart,
  )
  return mappingFrom(suggested, {}, sideLevel)
}

/** Accounts that have a line in both editions of the chart. */
const balanceSheetAccounts = `
  101000 106100 110000 120000 131000 139000 145000 151100 164000 168800 205000 211000 213100 218300 231000
  261000 275000 280500 281310 281830 291100 310000 370000 391000 397000 401000 404000 409100 411000 419100
  421000 431000 445660 445710 451000 455000 456200 457000 462000 467000 471000 476000 477000 481000 486000
  487000 491000 503000 512000 530000
`
  .trim()
  .split(/\s+/)
const incomeAccounts = `
  601000 603700 607000 609700 611000 622600 635000 641000 645000 654000 661100 666000 678000 681120 681500
  686500 687200 691000 695000 701000 706000 707000 709700 713500 722000 741000 755000 761000 766000 778000
  781100 781500 786600 787500
`
  .trim()
  .split(/\s+/)

/** Up to some millions of millions of euros, so that sums of cents exceed 2^53. */
const amount = fc.oneof(
  fc.bigInt({ min: 0n, max: 10_000n }),
  fc.bigInt({ min: 0n, max: 5_000_000_00n }),
  fc.bigInt({ min: 0n, max: 8_000_000_000_000_000_00n }),
)
const signedAmount = fc.tuple(amount, fc.boolean()).map(([value, isDebit]) => (isDebit ? value : -value))

const movements = (accounts: readonly string[]) =>
  fc.record({
    account: fc.constantFrom(...accounts),
    auxiliary: fc.constantFrom('', '', 'A', 'B'),
    debit: amount,
    credit: amount,
  })

/** A ledger whose openings and movements balance, with openings on the balance sheet only. */
export const balancedTrialBalances: fc.Arbitrary<TrialBalance> = fc
  .record({
    openings: fc.array(
      fc.record({
        account: fc.constantFrom(...balanceSheetAccounts),
        auxiliary: fc.constantFrom('', '', 'A', 'B'),
        opening: signedAmount,
      }),
      { maxLength: 25 },
    ),
    movements: fc.array(movements([...balanceSheetAccounts, ...incomeAccounts]), { maxLength: 40 }),
  })
  .map(({ openings, movements: moved }) => {
    const opened = openings.reduce((sum, { opening }) => sum + opening, 0n)
    const debit = moved.reduce((sum, each) => sum + each.debit, 0n)
    const credit = moved.reduce((sum, each) => sum + each.credit, 0n)
    return trialBalance([
      ...openings.map(each => balance(each.account, each, each.auxiliary)),
      ...moved.map(each => balance(each.account, each, each.auxiliary)),
      balance('512000', { opening: -opened, debit: credit, credit: debit }, 'BANK'),
    ])
  })

/** Sums up balances of the same account and auxiliary account. */
export function trialBalance(balances: readonly AccountBalance[]): TrialBalance {
  const accounts = new Map<string, AccountBalance>()
  for (const each of balances) {
    const key = `${each.account} ${each.auxiliary}`
    const sum = accounts.get(key)
    accounts.set(
      key,
      sum
        ? {
            ...sum,
            opening: sum.opening + each.opening,
            debit: sum.debit + each.debit,
            credit: sum.credit + each.credit,
            closing: sum.closing + each.closing,
          }
        : each,
    )
  }
  return { accounts: [...accounts.values()] }
}

const slots: readonly Slot[] = leafIds.flatMap((id): Slot[] =>
  isAssetLeafId(id) ? [id, `${id}/depreciation`] : [id],
)
const slot = fc.constantFrom(...slots)
const assignments: fc.Arbitrary<Assignment> = fc.oneof(slot, fc.record({ debit: slot, credit: slot }))

/** Any mapping that covers every account. */
export const mappings: fc.Arbitrary<Mapping> = fc
  .record({
    chart: fc.constantFrom<Chart[]>('pcg-2014', 'pcg-2025'),
    sideLevel: fc.constantFrom<SideLevel[]>('auxiliary', 'account'),
    assigned: fc.array(assignments, { minLength: 1, maxLength: 100 }),
  })
  .map(({ chart, sideLevel, assigned }) => ({
    chart,
    sideLevel,
    accounts: Object.fromEntries(
      [...balanceSheetAccounts, ...incomeAccounts].map((account, at) => [
        account,
        assigned[at % assigned.length] ?? 'cash',
      ]),
    ),
  }))
