/** Where a file has one amount for a debit and a credit: its side is in another column, or in its sign. */
import type { BalanceColumns } from '../balance/columns.ts'
import type { Dialect, Preview } from '../fec/report.ts'
import { ledgerAmountsIn } from '../general-ledger/columns.ts'

export type SingleAmount = 'side' | 'sign'

const balanceKinds = ['opening', 'closing'] as const

/** Whether a balance is read from its one column, and not from a debit and a credit. */
const isSignedIn = (
  columns: Preview['columns'] | BalanceColumns['columns'],
  kind: (typeof balanceKinds)[number],
) => columns.includes(kind) && !(columns.includes(`${kind}-debit`) && columns.includes(`${kind}-credit`))

/** @returns undefined where debits and credits have columns of their own */
export function singleAmountIn({
  balance,
  ledger,
  amounts,
}: Pick<Dialect, 'balance' | 'ledger' | 'amounts'>): SingleAmount | undefined {
  if (balance) {
    const isSigned = balanceKinds.some(kind => isSignedIn(balance.columns, kind))
    return isSigned ? 'sign' : undefined
  }
  const kind = ledger ? ledgerAmountsIn(ledger) : amounts
  if (kind === 'debit-credit') return undefined
  return kind === 'signed' || kind === 'signed-amount' ? 'sign' : 'side'
}

/** The fields of a line whose sign is their side. */
export function signedFields({ dialect, columns }: Pick<Preview, 'dialect' | 'columns'>): number[] {
  if (singleAmountIn(dialect) !== 'sign') return []
  const isSigned = (column: Preview['columns'][number]) => {
    if (column === 'opening' || column === 'closing') return isSignedIn(columns, column)
    return column === 'amount' || column === 'Montant'
  }
  return columns.flatMap((column, field) => (isSigned(column) ? [field] : []))
}

/** The same reading without what says nothing in it: a sign means something where it is a side. */
export function withUsedSigns(dialect: Dialect): Dialect {
  if (singleAmountIn(dialect) === 'sign') return dialect
  const { signs: _, ...rest } = dialect
  return rest
}
