import { CentTotal } from '@parvis/accounting/fec/amounts'
import type { FecLine } from '@parvis/accounting/fec/report'
import type { FileAccount } from './fec-task.ts'

/** Collects the accounts of a file line by line. Memory grows with the accounts, not with the lines. */
export class FileAccounts {
  readonly #known = new Map<string, { label: string; total: CentTotal }>()

  add({
    account,
    accountLabel,
    debit,
    credit,
  }: Pick<FecLine, 'account' | 'accountLabel' | 'debit' | 'credit'>) {
    // A missing account number is a finding of another rule.
    if (account === '') return
    let known = this.#known.get(account)
    if (!known) this.#known.set(account, (known = { label: accountLabel, total: new CentTotal() }))
    if (known.label === '') known.label = accountLabel
    known.total.add(debit - credit)
  }

  /** Sorted by number as in a chart of accounts: 40 before 401, and 401 before 41. */
  sorted(): FileAccount[] {
    return [...this.#known]
      .map(([account, { label, total }]) => ({ account, label, balance: total.value }))
      .toSorted((one, other) => (one.account < other.account ? -1 : 1))
  }
}
