/** The findings of an audit folder's checks in a year, with the lines behind them. */

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
 * `passed`: nothing to review. `attention`: entries to review, which may well be in order. `failed`: figures that must
 * agree do not. `not-applicable`: there is nothing to check, or too little.
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

/** An amount in whole cents, a count, or a share in percent. */
export type AuditFigure = { name: AuditFigureName; expected?: number } & (
  | { unit: 'cent'; value: bigint }
  | { unit: 'count' | 'percent'; value: number }
)

/** An account without the expected balance; in cents, positive on the debit side. */
export interface AuditAccount {
  account: string
  accountLabel: string
  /** Set if it is a single auxiliary account. */
  auxiliary?: string
  amount: bigint
  /** Undefined if only the side is expected. */
  expected?: bigint
}

export interface AuditFinding {
  check: AuditCheckKind
  result: AuditResult
  /** The number of lines or accounts behind it, including those beyond the listed ones. */
  count: number
  figures: readonly AuditFigure[]
  /** The first of the line numbers. */
  lines: readonly number[]
  accounts: readonly AuditAccount[]
}

/** The most lines and accounts that a finding lists. */
export const listedLines = 1000
export const listedAccounts = 200

/** Collects the lines behind a finding: counts all, keeps the first ones. */
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

/** A finding for a person to review; `passed` if there is no line. */
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

/** There is nothing to check, or too little. */
export const notApplicable = (check: AuditCheckKind, figures: readonly AuditFigure[] = []): AuditFinding => ({
  check,
  result: 'not-applicable',
  count: 0,
  figures,
  lines: [],
  accounts: [],
})
