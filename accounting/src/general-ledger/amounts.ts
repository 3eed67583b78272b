/** Reads the debit and the credit of a general ledger line, whichever columns they are in. */
import { readBalanceAmount } from '../balance/amounts.ts'
import type { Dialect } from '../fec/report.ts'
import { inSigns, readSide, type Side, signedSides, sidesOf } from '../fec/sides.ts'
import { type LedgerAmounts, ledgerAmountsIn, type LedgerColumn, type LedgerColumns } from './columns.ts'

type AmountColumn = 'debit' | 'credit' | 'amount'

const columnsOf = {
  'debit-credit': ['debit', 'credit'],
  'amount-side': ['amount'],
  signed: ['amount'],
} as const satisfies Record<LedgerAmounts, readonly AmountColumn[]>

/** A fault in an amount of a line. */
export interface AmountFault {
  column: AmountColumn
  value: string
  problem: 'form' | 'decimals'
  /** With the sign that stands in the file. */
  cents: number
}

export class LineAmounts {
  readonly kind: LedgerAmounts
  readonly #mark: Dialect['decimalMark']
  readonly #signs: Dialect['signs']
  readonly #text: (fields: readonly string[], column: LedgerColumn) => string

  /** @param text returns the text of a column in a line */
  constructor(
    ledger: LedgerColumns,
    { decimalMark, signs }: Pick<Dialect, 'decimalMark' | 'signs'>,
    text: (fields: readonly string[], column: LedgerColumn) => string,
  ) {
    this.kind = ledgerAmountsIn(ledger)
    this.#mark = decimalMark
    this.#signs = this.kind === 'signed' ? signs : undefined
    this.#text = text
  }

  /** The columns that amounts are read from. */
  get columns(): readonly AmountColumn[] {
    return columnsOf[this.kind]
  }

  /** Columns whose texts belong to amounts, and are not words of a row. */
  get ownColumns(): readonly LedgerColumn[] {
    return this.kind === 'amount-side' ? [...this.columns, 'side'] : this.columns
  }

  #read(fields: readonly string[], column: AmountColumn) {
    return readBalanceAmount(this.#text(fields, column), this.#mark, this.#signs)
  }

  /** Whether there is an amount other than zero. */
  isSomething(fields: readonly string[]): boolean {
    return this.columns.some(column => {
      const amount = this.#read(fields, column)
      return amount !== undefined && (amount.cents !== 0 || amount.problem !== undefined)
    })
  }

  isBlank(fields: readonly string[]): boolean {
    return this.columns.every(column => this.#text(fields, column) === '')
  }

  /** The side in the side column; undefined if it contains neither, or there is none. */
  sideOf(fields: readonly string[]): Side | undefined {
    return this.kind === 'amount-side' ? readSide(this.#text(fields, 'side')) : undefined
  }

  /** In cents; 0 if a column is blank, is not an amount, or has no side. */
  sides(fields: readonly string[]): Record<Side, number> {
    const cents = (column: AmountColumn) => this.#read(fields, column)?.cents ?? 0
    if (this.kind === 'debit-credit') return { debit: cents('debit'), credit: cents('credit') }
    if (this.kind === 'signed') return signedSides(cents('amount'))
    const side = this.sideOf(fields)
    return side ? sidesOf(cents('amount'), side) : { debit: 0, credit: 0 }
  }

  /** The single amount of a row, regardless of its side; 0 if there are two columns. */
  single(fields: readonly string[]): number {
    return this.kind === 'debit-credit' ? 0 : (this.#read(fields, 'amount')?.cents ?? 0)
  }

  faults(fields: readonly string[]): AmountFault[] {
    return this.columns.flatMap(column => {
      const { cents, problem } = this.#read(fields, column) ?? { cents: 0 }
      if (problem === undefined) return []
      return [{ column, value: this.#text(fields, column), problem, cents: inSigns(cents, this.#signs) }]
    })
  }
}
