/** The checks on every line of a year, in a single pass. */
import {
  type AuditAccount,
  type AuditFinding,
  attentionTo,
  LinesBehind,
  listedAccounts,
  listedLines,
  notApplicable,
} from './finding.ts'
import { BenfordCount } from './benford.ts'
import type { TrialBalance } from '../statements/trial-balance.ts'

/** A line of the file; amounts in cents. */
export interface AuditLine {
  /** The unique number by which findings refer to it. */
  line: number
  journalCode: string
  entryNumber: string
  /** YYYY-MM-DD. */
  entryDate: string
  account: string
  accountLabel: string
  auxiliary: string
  pieceRef: string
  /** YYYY-MM-DD, where the document has a date. */
  pieceDate: string | null
  debit: bigint
  credit: bigint
}

export interface AuditYear {
  /** Last day of the year, YYYY-MM-DD. */
  periodEnd: string
  /** Journals that carry balances forward; their entries belong to the year before. */
  openingJournals: readonly string[]
}

/** Whole thousands count as round from this amount, in cents. */
const roundUnit = 100_000n

interface EntrySum {
  debit: bigint
  credit: bigint
  lines: number[]
}

const amountOf = ({ debit, credit }: AuditLine) => {
  const cents = debit - credit
  return cents < 0n ? -cents : cents
}

/** Whether a day is a Saturday or a Sunday. */
export function isWeekend(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday === 0 || weekday === 6
}

/** Normalises a reference for comparison: "FA 2025-0041" becomes "fa20250041". */
export const plainReference = (reference: string): string =>
  reference.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Takes the lines of a year one by one, in any order. */
export class EntryAudit {
  readonly #year: AuditYear
  readonly #opening: ReadonlySet<string>
  readonly #benford = new BenfordCount()
  readonly #weekend = new LinesBehind()
  readonly #round = new LinesBehind()
  readonly #late = new LinesBehind()
  readonly #duplicates = new LinesBehind()
  readonly #entries = new Map<string, EntrySum>()
  /** By supplier, amount and reference or day: the lines not yet reported, and whether a second entry has the same. */
  readonly #invoices = new Map<string, { entry: string; lines: number[]; isTwice: boolean }>()
  readonly #told = new Set<number>()
  readonly #accounts = new Map<string, { label: string; closing: bigint }>()
  #lines = 0
  /** Lines with a date that may be after the closing: the year of the entries themselves was checked at the import. */
  #dated = 0
  /** Invoices that have a reference or a day by which another one can be the same. */
  #comparable = 0

  constructor(year: AuditYear) {
    this.#year = year
    this.#opening = new Set(year.openingJournals)
  }

  add(line: AuditLine): void {
    this.#lines++
    const known = this.#accounts.get(line.account)
    if (known) known.closing += line.debit - line.credit
    else this.#accounts.set(line.account, { label: line.accountLabel, closing: line.debit - line.credit })
    this.#addToEntry(line)
    if (this.#opening.has(line.journalCode)) return
    const cents = amountOf(line)
    this.#benford.add(line.line, cents)
    if (isWeekend(line.entryDate)) this.#weekend.add(line.line, cents)
    if (cents >= roundUnit && cents % roundUnit === 0n) this.#round.add(line.line, cents)
    if (line.pieceDate !== null || line.entryDate > this.#year.periodEnd) this.#dated++
    if (line.entryDate > this.#year.periodEnd || (line.pieceDate ?? '') > this.#year.periodEnd)
      this.#late.add(line.line, cents)
    this.#addInvoice(line, cents)
  }

  #addToEntry(line: AuditLine): void {
    const key = entryOf(line)
    let sum = this.#entries.get(key)
    if (!sum) this.#entries.set(key, (sum = { debit: 0n, credit: 0n, lines: [] }))
    sum.debit += line.debit
    sum.credit += line.credit
    sum.lines.push(line.line)
  }

  /** An invoice credits a supplier. A duplicate is in another entry, with the same reference or on the same day. */
  #addInvoice(line: AuditLine, cents: bigint): void {
    if (!/^40[14]/.test(line.account) || line.credit <= line.debit) return
    const supplier = `${line.account}\n${line.auxiliary}\n${cents}`
    const reference = plainReference(line.pieceRef)
    const entry = entryOf(line)
    const keys = [
      ...(reference === '' ? [] : [`${supplier}\nref\n${reference}`]),
      ...(line.pieceDate === null ? [] : [`${supplier}\nday\n${line.pieceDate}`]),
    ]
    if (keys.length > 0) this.#comparable++
    for (const key of keys) {
      const invoice = this.#invoices.get(key) ?? { entry, lines: [], isTwice: false }
      invoice.lines.push(line.line)
      invoice.isTwice ||= invoice.entry !== entry
      if (invoice.isTwice) for (const each of invoice.lines.splice(0)) this.#tellDuplicate(each, cents)
      this.#invoices.set(key, invoice)
    }
  }

  /** A line may be a duplicate in two ways, but is reported once. */
  #tellDuplicate(line: number, cents: bigint): void {
    if (this.#told.has(line)) return
    this.#told.add(line)
    this.#duplicates.add(line, cents)
  }

  /** The findings, compared with the trial balance that the statements are computed from. */
  findings(balance: TrialBalance): AuditFinding[] {
    if (this.#lines === 0)
      return (
        [
          'cross-footing',
          'trial-balance',
          'benford',
          'weekend',
          'round-sums',
          'duplicate-invoices',
          'after-closing',
        ] as const
      ).map(check => notApplicable(check))
    return [
      this.#crossFooting(),
      this.#againstBalance(balance),
      this.#benford.finding(),
      attentionTo('weekend', this.#weekend),
      attentionTo('round-sums', this.#round),
      this.#comparable === 0
        ? notApplicable('duplicate-invoices')
        : attentionTo('duplicate-invoices', this.#duplicates),
      this.#dated === 0 ? notApplicable('after-closing') : attentionTo('after-closing', this.#late),
    ]
  }

  /** Checks that debits equal credits, in each entry and in the year. */
  #crossFooting(): AuditFinding {
    let debit = 0n
    let credit = 0n
    const lines: number[] = []
    let count = 0
    for (const sum of this.#entries.values()) {
      debit += sum.debit
      credit += sum.credit
      if (sum.debit === sum.credit) continue
      count += sum.lines.length
      lines.push(...sum.lines.slice(0, listedLines - lines.length))
    }
    return {
      check: 'cross-footing',
      result: count === 0 ? 'passed' : 'failed',
      count,
      figures: [
        { name: 'debit', unit: 'cent', value: debit },
        { name: 'credit', unit: 'cent', value: credit },
        { name: 'difference', unit: 'cent', value: debit - credit },
      ],
      lines,
      accounts: [],
    }
  }

  /** Checks that the entries add up to the trial balance, account by account. */
  #againstBalance(balance: TrialBalance): AuditFinding {
    const balances = new Map<string, { label: string; closing: bigint }>()
    for (const { account, accountLabel, closing } of balance.accounts) {
      const known = balances.get(account)
      if (known) known.closing += closing
      else balances.set(account, { label: accountLabel, closing })
    }
    const names = [...new Set([...balances.keys(), ...this.#accounts.keys()])].toSorted()
    const found = names.flatMap((account): AuditAccount[] => {
      const kept = balances.get(account)
      const summed = this.#accounts.get(account)
      const amount = summed?.closing ?? 0n
      const expected = kept?.closing ?? 0n
      if (amount === expected) return []
      return [{ account, accountLabel: kept?.label ?? summed?.label ?? '', amount, expected }]
    })
    const difference = found.reduce((sum, { amount, expected = 0n }) => sum + amount - expected, 0n)
    return {
      check: 'trial-balance',
      result: found.length === 0 ? 'passed' : 'failed',
      count: found.length,
      figures: [
        { name: 'lines', unit: 'count', value: this.#lines },
        { name: 'difference', unit: 'cent', value: difference },
      ],
      lines: [],
      accounts: found.slice(0, listedAccounts),
    }
  }
}

const entryOf = ({ journalCode, entryNumber }: AuditLine) => `${journalCode}\n${entryNumber}`
