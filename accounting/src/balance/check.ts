/** Checks a trial balance as a stream, both in a browser worker and in the services. */
import { CentTotal } from '../fec/amounts.ts'
import { fecLineLimit } from '../fec/check.ts'
import { isSiren } from '../fec/file-name.ts'
import { lettersOf } from '../fec/letters.ts'
import { detached, FindingList } from '../fec/findings.ts'
import { type Line, LineReader } from '../fec/line-reader.ts'
import { type Dialect, FecRefused, type FecReport } from '../fec/report.ts'
import { ResultSides } from '../fec/result-sides.ts'
import { inSigns } from '../fec/sides.ts'
import { RepairCount } from '../files/table-repair.ts'
import { readBalanceAmount } from './amounts.ts'
import { type BalanceRow, type PlacedRow, type SettledRows, settleRows } from './auxiliaries.ts'
import {
  balanceNames,
  type BalanceColumn,
  type BalanceColumns,
  canCompare,
  hasMovements,
  hasOpening,
  isComplete,
  isSignedBalance,
} from './columns.ts'

/** An account of the file. In cents, positive on the debit side. */
export interface FileBalance {
  /** Line of the file, from 1. */
  number: number
  account: string
  accountLabel: string
  /** Empty if it is not an auxiliary account. */
  auxiliary: string
  auxiliaryLabel: string
  /** The opening balance; undefined if the file does not contain it. */
  opening: number | undefined
  /** Movements of the year, without the opening; undefined if the file does not contain them. */
  debit: number | undefined
  credit: number | undefined
  closing: number
}

/** The report on the whole file: the parts shared with a FEC, and those of a balance. */
export interface BalanceReport extends FecReport {
  balance: {
    hasOpening: boolean
    hasMovements: boolean
    /** Rows without an account, or with a total. */
    leftOut: number
    /** Number of auxiliary accounts. */
    auxiliaries: number
    /** Rows that sum up others, which count instead. */
    totals: number
  }
}

const totalNames = /^(?:(?:sous|s|grand|general)[\s/.-]*)?(?:totaux|total|totals|subtotal|subtotals)\b/i
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{Mark}/gu, '')
/** Whether a text names a row of totals. */
export const isTotal = (text: string) => totalNames.test(plain(text))

/** `411000`, `C00012`. */
const numbered = /^(?:\d{3}|[A-Z]{1,4}\d{2,}$)/i

type Sums = Record<'opening' | 'movements' | 'closing', { debit: CentTotal; credit: CentTotal }>
const noSum = () => ({ debit: new CentTotal(), credit: new CentTotal() })

/** Takes a file in chunks of any size, and reports at its end. Memory grows with the number of accounts. */
export class BalanceCheck {
  readonly #dialect: Dialect
  readonly #columns: BalanceColumns
  readonly #fileName: string
  readonly #takeAccount: ((balance: FileBalance) => void) | undefined
  readonly #findings = new FindingList()
  readonly #reader: LineReader
  readonly #fieldOf: ReadonlyMap<BalanceColumn, number>
  readonly #result = new ResultSides()
  readonly #sums: Sums = { opening: noSum(), movements: noSum(), closing: noSum() }
  /** The line of each account. */
  readonly #lineOf = new Map<string, number>()
  readonly #headRows: string[][] = []
  #names: readonly string[] | undefined
  #isEmpty = true
  readonly #rows: BalanceRow[] = []
  readonly #repairs: RepairCount
  #read = 0
  #leftOut = 0

  /**
   * @param takeAccount called with each readable account, whatever its faults
   * @throws FecRefused if the dialect does not say where account and balance are
   */
  constructor(
    dialect: Dialect & { balance: BalanceColumns },
    { fileName, takeAccount }: { fileName: string; takeAccount?: (balance: FileBalance) => void },
  ) {
    if (!isComplete(dialect.balance)) throw new FecRefused('no-header')
    this.#dialect = dialect
    this.#columns = dialect.balance
    this.#fileName = fileName
    this.#repairs = new RepairCount(dialect)
    this.#takeAccount = takeAccount
    this.#fieldOf = new Map(
      dialect.balance.columns
        .flatMap((column, field): [BalanceColumn, number][] => (column === null ? [] : [[column, field]]))
        // The first of two wins.
        .toReversed(),
    )
    this.#reader = new LineReader(dialect, line => this.#take(line))
  }

  /** @throws FecRefused for a file that is not a table, like the check of a FEC */
  push(bytes: Uint8Array): void {
    if (bytes.length > 0) this.#isEmpty = false
    this.#reader.push(bytes)
  }

  /** @throws FecRefused like `push`, and for an empty file */
  end(): BalanceReport {
    this.#reader.end()
    if (this.#isEmpty) throw new FecRefused('empty')
    if (this.#names === undefined) throw new FecRefused('no-header')
    const { counted, totals } = this.#settle()
    if (counted.length === 0) this.#findings.add('balance-no-accounts', undefined, {})
    const opening = hasOpening(this.#columns)
    const movements = hasMovements(this.#columns)
    if (opening) this.#checkSum('balance-opening-unbalanced', this.#sums.opening)
    if (movements) this.#checkSum('balance-movements-unbalanced', this.#sums.movements)
    this.#checkSum('balance-unbalanced', this.#sums.closing)
    const { reversed } = this.#result
    if (reversed) this.#findings.add('sides-reversed', undefined, { details: reversed })
    return {
      ...(this.#columns.headerLines > 0 && { header: this.#names }),
      lines: counted.length,
      entries: 0,
      debit: this.#sums.closing.debit.value,
      credit: this.#sums.closing.credit.value,
      from: undefined,
      to: undefined,
      siren: sirenIn(this.#fileName),
      closingDate: undefined,
      journals: [],
      counts: this.#findings.counts,
      doubt: this.#findings.doubt,
      findings: this.#findings.sorted(),
      repairable: this.#repairs.told,
      balance: {
        hasOpening: opening,
        hasMovements: movements,
        leftOut: this.#leftOut,
        auxiliaries: counted.filter(({ auxiliary }) => auxiliary !== '').length,
        totals: totals.length,
      },
    }
  }

  #checkSum(
    rule: 'balance-opening-unbalanced' | 'balance-movements-unbalanced' | 'balance-unbalanced',
    { debit, credit }: Sums['closing'],
  ): void {
    if (debit.value === credit.value) return
    this.#findings.add(rule, undefined, {
      // A finding stores numbers; a value too large for one keeps only its leading digits.
      details: {
        debit: Number(debit.value),
        credit: Number(credit.value),
        difference: Number(debit.value - credit.value),
      },
    })
  }

  #take(line: Line): void {
    this.#read++
    if (this.#read <= this.#dialect.skippedLines) return
    if (this.#names === undefined) {
      const { headerLines, columns } = this.#columns
      if (headerLines === 0) this.#names = lettersOf(Math.max(line.count, columns.length))
      else {
        this.#headRows.push(line.fields())
        if (this.#headRows.length < headerLines) return
        this.#names = balanceNames(this.#headRows, headerLines)
        return
      }
    }
    const written = line.fields()
    this.#repairs.look(written)
    const fields = written.map(field => field.trim())
    if (fields.every(field => field === '')) return
    this.#checkLine(line, fields)
  }

  #text(fields: readonly string[], column: BalanceColumn): string {
    return fields[this.#fieldOf.get(column) ?? -1] ?? ''
  }

  #checkLine({ number, isSuspicious }: Line, fields: readonly string[]): void {
    const account = this.#text(fields, 'account')
    const label = this.#text(fields, 'label')
    const collective = this.#text(fields, 'collective')
    const written = this.#text(fields, 'auxiliary')
    // An account's sum may be in the column of its auxiliary accounts.
    const auxiliary = isTotal(written) ? '' : written
    const code = account || auxiliary
    // TotalEnergies is a customer: a row with a number is an account, whatever its name.
    const isAccount = auxiliary !== '' || collective !== '' || numbered.test(code)
    if (code === '' || isTotal(code) || (isTotal(label) && !isAccount)) {
      this.#leftOut++
      this.#findings.add('balance-left-out', number, {
        value: fields.filter(field => field !== '').join(' '),
      })
      return
    }
    if (this.#rows.length === fecLineLimit) throw new FecRefused('too-many-lines', number)
    const width = this.#names?.length ?? 0
    if (fields.slice(width).some(field => field !== ''))
      this.#findings.add('balance-field-count', number, {
        value: fields.join(' '),
        details: { found: fields.length, expected: width },
      })
    if (isSuspicious)
      for (const [field, value] of fields.entries())
        if (value.includes('\uFFFD'))
          this.#findings.add('balance-unreadable', number, { column: this.#names?.[field], value })
    this.#readBalance(
      {
        number,
        account: detached(account),
        label: detached(label),
        collective: detached(collective),
        auxiliary: detached(auxiliary),
        auxiliaryLabel: detached(this.#text(fields, 'auxiliary-label')),
      },
      fields,
    )
  }

  /** Decides which rows count once all are known, and checks them against the rules. */
  #settle(): Pick<SettledRows, 'counted' | 'totals'> {
    const { columns, collectives } = this.#columns
    const settled = settleRows(this.#rows, columns, collectives)
    for (const row of settled.counted) this.#count(row)
    for (const [rule, found] of [
      ['balance-collective-difference', settled.differences],
      ['balance-collective-apart', settled.apart],
    ] as const)
      for (const { row, amount, stated, computed, ...details } of found)
        this.#findings.add(rule, row.number, {
          column: this.#nameOf(amount) ?? this.#nameOf(`${amount}-debit` as BalanceColumn),
          value: row.account,
          details: { stated, computed, difference: stated - computed, ...details },
        })
    return settled
  }

  #count(row: PlacedRow): void {
    const { number, account, accountLabel, auxiliary, auxiliaryLabel, opening, debit, credit, closing } = row
    this.#checkAccount(row)
    this.#result.add(account[0], closing)
    for (const { column, ...details } of row.bothSides)
      this.#findings.add('balance-both-sides', number, {
        column: this.#nameOf(column),
        value: auxiliary || account,
        details,
      })
    const moved = (opening ?? 0) + (debit ?? 0) - (credit ?? 0)
    if (canCompare(this.#columns) && moved !== closing)
      this.#findings.add('balance-not-closing', number, {
        column: this.#nameOf('closing') ?? this.#nameOf('closing-debit'),
        value: auxiliary || account,
        details: { computed: moved, stated: closing, difference: closing - moved },
      })
    addTo(this.#sums.closing, closing)
    if (opening !== undefined) addTo(this.#sums.opening, opening)
    if (debit !== undefined) this.#sums.movements.debit.add(debit)
    if (credit !== undefined) this.#sums.movements.credit.add(credit)
    const isKnown = opening !== undefined && debit !== undefined
    this.#takeAccount?.({
      number,
      account,
      accountLabel,
      auxiliary,
      auxiliaryLabel,
      opening,
      debit: isKnown ? debit : undefined,
      credit: isKnown ? credit : undefined,
      closing,
    })
  }

  #nameOf(column: BalanceColumn): string | undefined {
    return this.#names?.[this.#fieldOf.get(column) ?? -1]
  }

  #checkAccount({ number, account, auxiliary }: PlacedRow): void {
    const column = this.#nameOf('account')
    if (!/^[1-9]\d\d/.test(account)) {
      this.#findings.add('balance-account-form', number, { column, value: account || auxiliary })
    }
    const key = `${account}\n${auxiliary}`
    const firstLine = this.#lineOf.get(key)
    if (firstLine === undefined) this.#lineOf.set(key, number)
    else
      this.#findings.add('balance-account-twice', number, {
        column,
        value: auxiliary || account,
        details: { firstLine },
      })
  }

  /** The cents of a column; 0 if it is blank, missing, or not an amount. */
  #cents(number: number, fields: readonly string[], column: BalanceColumn): number {
    const value = this.#text(fields, column)
    const signs = isSignedBalance(column) ? this.#dialect.signs : undefined
    const amount = readBalanceAmount(value, this.#dialect.decimalMark, signs)
    if (amount?.problem !== undefined)
      this.#findings.add(`balance-amount-${amount.problem}`, number, {
        column: this.#nameOf(column),
        value,
        details: { cents: inSigns(amount.cents, signs) },
      })
    return amount?.cents ?? 0
  }

  /** A balance in two columns of which one is filled, or in one signed column; undefined if there is neither. */
  #balanceOf(
    number: number,
    fields: readonly string[],
    kind: 'opening' | 'closing',
  ): { balance: number | undefined; bothSides: BalanceRow['bothSides'] } {
    const column = `${kind}-debit` as const
    if (this.#fieldOf.has(column) && this.#fieldOf.has(`${kind}-credit`)) {
      const debit = this.#cents(number, fields, column)
      const credit = this.#cents(number, fields, `${kind}-credit`)
      const isBoth = debit !== 0 && credit !== 0
      return { balance: debit - credit, bothSides: isBoth ? [{ column, debit, credit }] : [] }
    }
    const balance = this.#fieldOf.has(kind) ? this.#cents(number, fields, kind) : undefined
    return { balance, bothSides: [] }
  }

  #readBalance(
    names: Omit<BalanceRow, 'opening' | 'debit' | 'credit' | 'closing' | 'bothSides'>,
    fields: readonly string[],
  ): void {
    const { number } = names
    const opening = this.#balanceOf(number, fields, 'opening')
    const isMoved = this.#fieldOf.has('debit') && this.#fieldOf.has('credit')
    const debit = isMoved ? this.#cents(number, fields, 'debit') : undefined
    const credit = isMoved ? this.#cents(number, fields, 'credit') : undefined
    const moved = (opening.balance ?? 0) + (debit ?? 0) - (credit ?? 0)
    const closing = this.#balanceOf(number, fields, 'closing')
    this.#rows.push({
      ...names,
      opening: opening.balance,
      debit,
      credit,
      closing: closing.balance ?? moved,
      bothSides: [...opening.bothSides, ...closing.bothSides],
    })
  }
}

function addTo({ debit, credit }: Sums['closing'], balance: number): void {
  if (balance > 0) debit.add(balance)
  else credit.add(0 - balance)
}

/** The first SIREN in a file name. */
export const sirenIn = (fileName: string): string | undefined =>
  [...fileName.matchAll(/(?<!\d)\d{9}(?!\d)/g)].map(([digits]) => digits).find(digits => isSiren(digits))
