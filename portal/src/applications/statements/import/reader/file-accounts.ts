import { CentTotal } from '@parvis/accounting/fec/amounts'
import type { FecLine } from '@parvis/accounting/fec/report'
import type { FileAccount } from './fec-task.ts'

/** The accounts of a file as its lines go by: memory grows by account, and not by line. */
export class FileAccounts {
  readonly #known = new Map<string, { label: string; total: CentTotal }>()

  add({
    account,
    accountLabel,
    debit,
    credit,
  }: Pick<FecLine, 'account' | 'accountLabel' | 'debit' | 'credit'>) {
    // What has no number is a finding of its own.
    if (account === '') return
    let known = this.#known.get(account)
    if (!known) this.#known.set(account, (known = { label: accountLabel, total: new CentTotal() }))
    if (known.label === '') known.label = accountLabel
    known.total.add(debit - credit)
  }

  /** By their numbers, as a chart of accounts has them: 40 before 401, and that before 41. */
  sorted(): FileAccount[] {
    return [...this.#known]
      .map(([account, { label, total }]) => ({ account, label, balance: total.value }))
      .toSorted((one, other) => (one.account < other.account ? -1 : 1))
  }
}
