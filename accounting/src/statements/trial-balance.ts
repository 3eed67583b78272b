/** Sums up the lines of a ledger by account and month, and by account: the basis of the statements. */

/** A line of a ledger. */
export interface LedgerLine {
  account: string
  accountLabel: string
  /** Empty if the account has no auxiliary accounts. */
  auxiliary: string
  auxiliaryLabel: string
  /** Month of the entry, YYYY-MM. */
  month: string
  /** Whole cents; negative where the ledger has a negative amount. */
  debit: number | bigint
  credit: number | bigint
  /** Whether it carries a balance forward from the year before, instead of being a movement of this one. */
  isOpening: boolean
}

/** Everything booked on one account, or auxiliary account, in one month, or carried forward. */
export interface CubeRow {
  account: string
  accountLabel: string
  auxiliary: string
  auxiliaryLabel: string
  /** YYYY-MM; `opening` for balances carried forward, whatever their month. */
  period: string
  /** In cents. */
  debit: bigint
  credit: bigint
  /** Line of the file, where it is a trial balance. */
  line?: number
}

/** One account, or one auxiliary account of it. Balances in cents, positive on the debit side. */
export interface AccountBalance {
  account: string
  accountLabel: string
  auxiliary: string
  auxiliaryLabel: string
  opening: bigint
  /** Movements of the year, without balances carried forward. */
  debit: bigint
  credit: bigint
  /** opening + debit - credit. */
  closing: bigint
}

/** Sorted by account, then by auxiliary account. */
export interface TrialBalance {
  accounts: readonly AccountBalance[]
}

export const openingPeriod = 'opening'

/**
 * Whether an account of one year opens with the result of the year before, until it is appropriated. Interim dividends
 * (1209) are carried forward as any other account is.
 */
export const holdsResult = (account: string): boolean => /^12(?!09)/.test(account)

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** An exact sum of cents: a number while it is small, which is ten times as fast as a bigint. */
class Sum {
  #near = 0
  #far = 0n

  add(cents: number | bigint): void {
    if (typeof cents === 'bigint') {
      this.#far += cents
      return
    }
    if (!Number.isSafeInteger(cents)) throw new RangeError(`${String(cents)} is no whole number of cents`)
    const sum = this.#near + cents
    if (Number.isSafeInteger(sum)) {
      this.#near = sum
    } else {
      this.#far += BigInt(this.#near) + BigInt(cents)
      this.#near = 0
    }
  }

  get value(): bigint {
    return this.#far + BigInt(this.#near)
  }
}

type Cell = Pick<CubeRow, 'account' | 'accountLabel' | 'auxiliary' | 'auxiliaryLabel' | 'period'> & {
  debit: Sum
  credit: Sum
}

/** Accumulates a ledger of any length; its size depends on accounts and months, not on lines. */
export class LedgerCube {
  /** By account, auxiliary account and period. */
  readonly #cells = new Map<string, Map<string, Map<string, Cell>>>()

  /** @throws RangeError if an amount is not a whole number of cents. */
  add(line: LedgerLine): void {
    const cell = this.#cellOf(line)
    cell.debit.add(line.debit)
    cell.credit.add(line.credit)
  }

  #cellOf(line: LedgerLine): Cell {
    const { account, accountLabel, auxiliary, auxiliaryLabel } = line
    const period = line.isOpening ? openingPeriod : line.month
    let auxiliaries = this.#cells.get(account)
    if (!auxiliaries) this.#cells.set(account, (auxiliaries = new Map()))
    let periods = auxiliaries.get(auxiliary)
    if (!periods) auxiliaries.set(auxiliary, (periods = new Map()))
    const known = periods.get(period)
    if (known) return known
    const names = { account, accountLabel, auxiliary, auxiliaryLabel, period }
    const cell: Cell = { ...names, debit: new Sum(), credit: new Sum() }
    periods.set(period, cell)
    return cell
  }

  /** Sorted by account, auxiliary account and period; openings come last for their account. */
  rows(): CubeRow[] {
    return [...this.#cells.values()]
      .flatMap(auxiliaries => [...auxiliaries.values()].flatMap(periods => [...periods.values()]))
      .map(({ debit, credit, ...names }) => ({ ...names, debit: debit.value, credit: credit.value }))
      .toSorted(
        (a, b) =>
          byText(a.account, b.account) || byText(a.auxiliary, b.auxiliary) || byText(a.period, b.period),
      )
  }
}

/** The trial balance from a cube's rows in any order; the first label of an account is kept. */
export function trialBalanceOf(rows: Iterable<CubeRow>): TrialBalance {
  const accounts = new Map<string, AccountBalance>()
  for (const row of rows) {
    const { account, accountLabel, auxiliary, auxiliaryLabel } = row
    const key = `${account}\n${auxiliary}`
    let balance = accounts.get(key)
    if (!balance) {
      balance = {
        account,
        accountLabel,
        auxiliary,
        auxiliaryLabel,
        opening: 0n,
        debit: 0n,
        credit: 0n,
        closing: 0n,
      }
      accounts.set(key, balance)
    }
    if (row.period === openingPeriod) {
      balance.opening += row.debit - row.credit
    } else {
      balance.debit += row.debit
      balance.credit += row.credit
    }
    balance.closing += row.debit - row.credit
  }
  return {
    accounts: [...accounts.values()].toSorted(
      (a, b) => byText(a.account, b.account) || byText(a.auxiliary, b.auxiliary),
    ),
  }
}

const openingCodes = new Set(['AN', 'ANO', 'ANOUV', 'RAN', 'NOUV', 'OUV'])
const openingWords = /(?<![\p{L}\d])[aà][\s-]*nouveaux?(?!\p{L})|(?<!\p{L})ouverture(?!\p{L})/iu
/** Labels of journals with movements, whatever their code. */
const otherWords = /(?<!\p{L})(?:achats?|ventes?|banques?|caisses?|frais|salaires?|paies?)(?!\p{L})/iu

/**
 * Whether a journal seems to be the one that carries balances forward. The law names none: it only requires its entries
 * to come first (LPF, art. A47 A-1), so a person may have to say.
 */
export function isOpeningJournal(code: string, label: string): boolean {
  // A label is in plain words, so it is believed before a code.
  if (otherWords.test(label)) return false
  return openingWords.test(label) || openingCodes.has(code.trim().toUpperCase())
}
