/** What the checks of an audit folder find in a year, and the lines that are behind it. */

export const auditCheckKinds = [
  'cross-footing',
  'trial-balance',
  'statements-agree',
  'prior-year',
  'benford',
  'weekend',
  'round-sums',
  'duplicate-invoices',
  'after-closing',
  'unusual-side',
] as const
export type AuditCheckKind = (typeof auditCheckKinds)[number]

/**
 * `passed`: nothing to look at. `attention`: entries that somebody should look at, which may well be in order. `failed`: what
 * has to agree does not. `not-applicable`: there is nothing to check, or too little.
 */
export type AuditResult = 'passed' | 'attention' | 'failed' | 'not-applicable'

export type AuditFigureName =
  | 'debit'
  | 'credit'
  | 'difference'
  | 'assets'
  | 'liabilities'
  | 'balance-sheet-result'
  | 'income-statement-result'
  | 'lines'
  | 'amount'
  | 'sample'
  | 'deviation'
  | `digit-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`

/** An amount in whole cents, or a number of things, or a share in percent. */
export type AuditFigure = { name: AuditFigureName; expected?: number } & (
  | { unit: 'cent'; value: bigint }
  | { unit: 'count' | 'percent'; value: number }
)

/** An account that does not have the balance that is expected of it; cents, positive on the debit side. */
export interface AuditAccount {
  account: string
  accountLabel: string
  /** Where it is one auxiliary account of it. */
  auxiliary?: string
  amount: bigint
  /** Undefined where only the side is expected. */
  expected?: bigint
}

export interface AuditFinding {
  check: AuditCheckKind
  result: AuditResult
  /** How many lines, or accounts, are behind it: all of them, also where only the first are listed. */
  count: number
  figures: readonly AuditFigure[]
  /** The numbers of lines as they were given, the first ones. */
  lines: readonly number[]
  accounts: readonly AuditAccount[]
}

/** Lines, and accounts, that a finding lists at most. */
export const listedLines = 1000
export const listedAccounts = 200

/** Collects the lines behind a finding: counts all, keeps the first. */
export class LinesBehind {
  count = 0
  amount = 0n
  readonly lines: number[] = []

  add(line: number, cents: bigint): void {
    this.count++
    this.amount += cents
    if (this.lines.length < listedLines) this.lines.push(line)
  }
}

/** What somebody should look at; nothing where there is no line. */
export function attentionTo(check: AuditCheckKind, { count, amount, lines }: LinesBehind): AuditFinding {
  return {
    check,
    result: count === 0 ? 'passed' : 'attention',
    count,
    figures: [
      { name: 'lines', unit: 'count', value: count },
      { name: 'amount', unit: 'cent', value: amount },
    ],
    lines,
    accounts: [],
  }
}

/** There is nothing to check, or too little of it. */
export const notApplicable = (check: AuditCheckKind, figures: readonly AuditFigure[] = []): AuditFinding => ({
  check,
  result: 'not-applicable',
  count: 0,
  figures,
  lines: [],
  accounts: [],
})
