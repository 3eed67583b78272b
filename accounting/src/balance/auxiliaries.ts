/**
 * Determines which rows of a trial balance are auxiliary accounts, of which account, and which rows only sum them up,
 * so that an amount printed twice counts once.
 */
import type { BalanceColumns, CollectiveReading } from './columns.ts'

/** Cents, positive on the debit side; undefined if the file does not contain it. */
interface Amounts {
  opening: number | undefined
  debit: number | undefined
  credit: number | undefined
  closing: number
}

/** A row with an amount, as its fields state it. */
export interface BalanceRow extends Amounts {
  /** Line of the file, from 1. */
  number: number
  account: string
  label: string
  /** The account that this auxiliary account belongs to; empty without such a column. */
  collective: string
  auxiliary: string
  auxiliaryLabel: string
  /** Amounts on both sides of one balance: an error for an account, but not for a sum. */
  bothSides: readonly { column: 'opening-debit' | 'closing-debit'; debit: number; credit: number }[]
}

/** A row that counts. */
export interface PlacedRow extends BalanceRow {
  accountLabel: string
}

/** A row of an account with auxiliary accounts that is not their sum. */
export interface CollectiveDifference {
  row: PlacedRow
  amount: keyof Amounts
  stated: number
  computed: number
  auxiliaries: number
  firstLine: number
  lastLine: number
}

export interface SettledRows {
  /** In the order of the file. */
  counted: readonly PlacedRow[]
  /** Rows that sum up others, which count instead. */
  totals: readonly PlacedRow[]
  /** Rows that should be such a sum but are not. They do not count. */
  differences: readonly CollectiveDifference[]
  /**
   * Rows of accounts with auxiliary accounts, with amounts in addition to theirs: without them, the file does not
   * balance.
   */
  apart: readonly CollectiveDifference[]
}

/** Third-party accounts, for which some programs append the auxiliary account to the number: 411DUPONT. */
const withName = /^(4[01256]\d+)[A-Z]/i
const isNumbered = (account: string) => /^[1-9]\d\d/.test(account)
const isThirdParty = (account: string) => /^4\d/.test(account)
const isSupplierOrCustomer = (account: string) => /^4[01]/.test(account)
const isCode = (account: string) => !isNumbered(account) && /[A-Z]/i.test(account)
const withoutZeros = (account: string) => account.replace(/0+$/, '')
const compared = ['opening', 'debit', 'credit', 'closing'] as const

function sumOf(rows: readonly Amounts[]): Amounts {
  const sum = (name: keyof Amounts) =>
    rows.some(row => row[name] !== undefined)
      ? rows.reduce((total, row) => total + (row[name] ?? 0), 0)
      : undefined
  return { opening: sum('opening'), debit: sum('debit'), credit: sum('credit'), closing: sum('closing') ?? 0 }
}

/** The first amount in which a row is not the sum of others; the closing balance is compared before its components. */
function differenceOf(row: Amounts, sum: Amounts): keyof Amounts | undefined {
  return compared.toReversed().find(name => (row[name] ?? 0) !== (sum[name] ?? 0))
}

const isNothing = (row: Amounts) => compared.every(name => (row[name] ?? 0) === 0)
const balanceOf = (rows: readonly Amounts[]) => rows.reduce((total, { closing }) => total + closing, 0)

/** Places rows whose columns mark them as auxiliary accounts. An account above its auxiliary accounts is theirs. */
function placedByColumns(rows: readonly BalanceRow[]): PlacedRow[] {
  let over = ''
  return rows.map(row => {
    const { account, collective, auxiliary, label } = row
    if (account !== '') over = account
    if (auxiliary !== '') return { ...row, account: collective || account || over, accountLabel: label }
    if (collective === '' || collective === account) return { ...row, accountLabel: label }
    return {
      ...row,
      account: collective,
      accountLabel: '',
      auxiliary: account,
      auxiliaryLabel: row.auxiliaryLabel || label,
    }
  })
}

/**
 * Places `411DUPONT` below or above `411000`, using the number the file has for the account, otherwise only its digits.
 */
function placeByNumber(rows: readonly PlacedRow[]): PlacedRow[] {
  const accounts = new Map<string, string>()
  for (const { account } of rows)
    if (/^\d{3,}$/.test(account) && !accounts.has(withoutZeros(account)))
      accounts.set(withoutZeros(account), account)
  const accountOf = (digits: string) => {
    for (let length = digits.length; length >= 3; length--) {
      const known = accounts.get(withoutZeros(digits.slice(0, length)))
      if (known !== undefined) return known
    }
    return digits
  }
  return rows.map(row => {
    const [, digits] = withName.exec(row.account) ?? []
    return digits === undefined ? row : asAuxiliary(row, accountOf(digits))
  })
}

const asAuxiliary = (row: PlacedRow, account: string): PlacedRow => ({
  ...row,
  account,
  accountLabel: '',
  auxiliary: row.account,
  auxiliaryLabel: row.label,
})

/**
 * Places consecutive rows like `C00012` with a third-party account above or below them: one whose amount is their sum,
 * otherwise the only one that can be meant. If several can, they stay accounts without a number, which is an error.
 */
function placeByPlace(rows: readonly PlacedRow[]): PlacedRow[] {
  const placed: PlacedRow[] = []
  for (let from = 0; from < rows.length; ) {
    const row = rows[from]
    if (row === undefined) break
    if (row.auxiliary !== '' || !isCode(row.account)) {
      placed.push(row)
      from++
      continue
    }
    let to = from + 1
    while (to < rows.length && rows[to]?.auxiliary === '' && isCode(rows[to]?.account ?? '')) to++
    const run = rows.slice(from, to)
    const sum = sumOf(run)
    const beside = [rows[from - 1], rows[to]].filter(
      each => each !== undefined && each.auxiliary === '' && isThirdParty(each.account),
    )
    // Without such a sum, only an account of suppliers or customers can be meant, and only if there is no second one.
    const [likely, second] = beside.filter(each => each && isSupplierOrCustomer(each.account))
    const of =
      beside.find(each => each && differenceOf(each, sum) === undefined) ??
      (second === undefined ? likely : undefined)
    placed.push(...(of ? run.map(each => asAuxiliary(each, of.account)) : run))
    from = to
  }
  return placed
}

/** Assigns labels to auxiliary accounts where one column has both kinds of names. */
function named(rows: readonly PlacedRow[], hasOwnLabels: boolean): PlacedRow[] {
  const labels = new Map<string, Set<string>>()
  const ofAccount = new Map<string, string>()
  for (const { account, auxiliary, label, accountLabel } of rows) {
    if (auxiliary === '') ofAccount.set(account, ofAccount.get(account) ?? accountLabel)
    else labels.set(account, (labels.get(account) ?? new Set()).add(label))
  }
  return rows.map(row => {
    const { account, auxiliary } = row
    if (auxiliary === '') return row
    const own = ofAccount.get(account)
    if (hasOwnLabels) return { ...row, accountLabel: row.accountLabel || (own ?? '') }
    const isOfAccount = row.label === own || (labels.get(account)?.size === 1 && own === undefined)
    return isOfAccount && row.auxiliaryLabel === ''
      ? { ...row, accountLabel: row.label }
      : { ...row, accountLabel: own ?? '', auxiliaryLabel: row.auxiliaryLabel || row.label }
  })
}

/** Rows that sum up the accounts that begin with their number: `41` and `411` above `411001` and `411002`. */
function sumsOfAccounts(rows: readonly PlacedRow[]): Set<PlacedRow> {
  const sums = new Set<PlacedRow>()
  const inOrder = rows.toSorted((one, other) =>
    one.account < other.account ? -1 : one.account > other.account ? 1 : 0,
  )
  const candidates = inOrder
    .filter(
      ({ account, auxiliary }, at) =>
        auxiliary === '' &&
        /^\d+$/.test(account) &&
        // An account that occurs twice is an error, not a sum.
        inOrder[at - 1]?.account !== account &&
        inOrder[at + 1]?.account !== account,
    )
    .toSorted((one, other) => withoutZeros(other.account).length - withoutZeros(one.account).length)
  for (const row of candidates) {
    const prefix = withoutZeros(row.account)
    if (prefix === '' || isNothing(row)) continue
    const parts: PlacedRow[] = []
    for (const part of inOrder.slice(firstFrom(inOrder, prefix), firstFrom(inOrder, `${prefix}\uFFFF`)))
      if (part.account !== row.account && !sums.has(part)) parts.push(part)
    // A single account with the amount of a shorter one may be a different account; a number of one or two digits is
    // not an account.
    if (parts.length < (isNumbered(row.account) ? 2 : 1)) continue
    if (differenceOf(row, sumOf(parts)) === undefined) sums.add(row)
  }
  return sums
}

/** The index of the first account that is not before this one. */
function firstFrom(rows: readonly PlacedRow[], account: string): number {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rows[middle]?.account ?? '') < account) low = middle + 1
    else high = middle
  }
  return low
}

/** Accounts with auxiliary accounts, each with its own row where there is one. */
function collectives(rows: readonly PlacedRow[]) {
  const found = new Map<string, { own: PlacedRow[]; auxiliaries: PlacedRow[] }>()
  for (const row of rows) {
    let group = found.get(row.account)
    if (!group) found.set(row.account, (group = { own: [], auxiliaries: [] }))
    group[row.auxiliary === '' ? 'own' : 'auxiliaries'].push(row)
  }
  return [...found.values()].filter(({ auxiliaries, own }) => auxiliaries.length > 0 && own.length === 1)
}

/** @param reading how a person says to treat rows that may be sums; undefined to decide by the amounts */
export function settleRows(
  rows: readonly BalanceRow[],
  columns: BalanceColumns['columns'],
  reading: CollectiveReading | undefined,
): SettledRows {
  if (reading === 'none') {
    const counted = rows.map(row => ({ ...row, auxiliary: '', auxiliaryLabel: '', accountLabel: row.label }))
    return { counted, totals: [], differences: [], apart: [] }
  }
  const byColumns = placedByColumns(rows)
  const hasColumns = byColumns.some(({ auxiliary }) => auxiliary !== '')
  const placed = named(
    hasColumns ? byColumns : placeByPlace(placeByNumber(byColumns)),
    columns.includes('auxiliary-label'),
  )
  if (reading === 'apart') return { counted: placed, totals: [], differences: [], apart: [] }
  const isSum = new Set<PlacedRow>()
  const others: CollectiveDifference[] = []
  for (const { own, auxiliaries } of collectives(placed)) {
    const [row] = own
    const [first] = auxiliaries
    const last = auxiliaries.at(-1)
    if (!row || !first || !last) continue
    const sum = sumOf(auxiliaries)
    const amount = differenceOf(row, sum)
    if (amount === undefined) isSum.add(row)
    else
      others.push({
        row,
        amount,
        stated: row[amount] ?? 0,
        computed: sum[amount] ?? 0,
        auxiliaries: auxiliaries.length,
        firstLine: first.number,
        lastLine: last.number,
      })
  }
  const withOthers = placed.filter(row => !isSum.has(row))
  const different = new Set(others.map(({ row }) => row))
  const withoutOthers = withOthers.filter(row => !different.has(row))
  const isApart =
    reading === undefined &&
    others.length > 0 &&
    balanceOf(withOthers) === 0 &&
    balanceOf(withoutOthers) !== 0
  const rest = isApart ? withOthers : withoutOthers
  const sums = sumsOfAccounts(rest)
  const withoutSums = rest.filter(row => !sums.has(row))
  // Accounts whose amounts happen to be the sum of others, in a file that balances only with them.
  const areAccounts = reading === undefined && balanceOf(rest) === 0 && balanceOf(withoutSums) !== 0
  return {
    counted: areAccounts ? rest : withoutSums,
    totals: placed.filter(row => isSum.has(row) || (!areAccounts && sums.has(row))),
    differences: isApart ? [] : others,
    apart: isApart ? others : [],
  }
}
